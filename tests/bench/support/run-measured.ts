import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'

/** The module that, preloaded into a Node process, reports its usage: see `usage.mjs`. */
export const preload = pathToFileURL(path.join(import.meta.dirname, 'usage.mjs')).href

/**
 * One run: wall time in milliseconds, the processor time of the process in milliseconds (hardly affected by other
 * load), and peak memory in bytes.
 */
export type Measured = { wall: number; processor: number; peakMemory: number; output: string }

type RunOptions = { cwd: string; environment?: Record<string, string> }

/** Runs a Node program to its end. Captures stdout and stderr together. */
async function run(
  args: readonly string[],
  { cwd, environment }: RunOptions,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...environment } })
  const stop = () => void child.kill()
  process.once('exit', stop)
  let output = ''
  const collect = (part: Buffer) => {
    output += part.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}

/**
 * Runs a Node program in its own process and measures it. Child processes count towards its time, not its memory.
 * @throws Error with the complete output where it fails
 */
export async function runMeasured(args: readonly string[], { cwd, environment = {} }: RunOptions): Promise<Measured> {
  const file = path.join(await temporaryFolder(), 'usage.json')
  const start = performance.now()
  const { code, output } = await run(['--import', preload, ...args], {
    cwd,
    environment: { ...environment, BENCH_USAGE_FILE: file },
  })
  const wall = performance.now() - start
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`)
  const usage = JSON.parse(await readFile(file, 'utf8')) as Omit<Measured, 'wall' | 'output'>
  return { wall, output, ...usage }
}
