import { spawn } from 'node:child_process'

import { findWrk } from './find-wrk.ts'

/** How one server is asked: over so many connections that are kept open, for which form of the page. */
export type Way = { connections: number; encoding: 'identity' | 'br' }

const seconds = 2

export type Answered = { requests: number; aSecond: number }

/**
 * Asks for an address as often as it is answered, and tells how often that was.
 * @throws Error with what wrk said where an answer is missing or no good
 */
export async function runWrk(url: string, { connections, encoding }: Way): Promise<Answered> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url]
  const child = spawn(findWrk(), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  await new Promise((resolve) => child.on('close', resolve))
  const requests = /^\s*(\d+) requests in/m.exec(output)?.[1]
  const aSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1]
  if (requests === undefined || aSecond === undefined || /Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk on ${url}:\n${output}`)
  return { requests: Number(requests), aSecond: Number(aSecond) }
}
