import { spawn } from 'node:child_process'

import { findWrk } from './find-wrk.ts'

/** The load on a server: the number of persistent connections and the requested encoding. */
export type Way = { connections: number; encoding: 'identity' | 'br' }

const seconds = 2

export type Answered = { requests: number; aSecond: number }

/**
 * Requests a URL as fast as it is answered, and returns the rates.
 * @throws Error with wrk's output where a response is missing or an error
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
