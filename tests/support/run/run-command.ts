import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from '#tools/commands/project-paths.ts'

import { temporaryFolder } from './temporary-folder.ts'

/** Timeout for what a test waits for, in milliseconds. */
const limit = 40_000

/**
 * Waits until a condition is true.
 * @throws Error with the given message after the timeout
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>, message: () => string): Promise<void> {
  const giveUp = performance.now() + limit
  while (!(await condition())) {
    if (performance.now() > giveUp) throw new Error(message())
    await wait(50)
  }
}

type Environment = Readonly<Record<string, string>>

export type RunningCommand = {
  child: ChildProcess
  /** Returns the output so far, of both streams. */
  printed: () => string
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>
  /** Waits until the output contains a text, and returns the output so far. */
  waitForOutput: (text: string) => Promise<string>
}

function follow(child: ChildProcess): RunningCommand {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const waitForOutput = async (text: string) => {
    await waitUntil(
      () => output.includes(text),
      () => `"${text}" was not printed, but:\n${output}`,
    )
    return output
  }
  return { child, printed: () => output, ended, waitForOutput }
}

/** Runs a script of this project as its commands are run, from another folder. */
export function runScript(script: string, environment: Environment = {}, args: readonly string[] = []): RunningCommand {
  const command = [path.join(root, 'tools/commands/run.mjs'), script, ...args]
  return follow(
    spawn(process.execPath, command, { cwd: path.parse(root).root, env: { ...process.env, ...environment } }),
  )
}

/**
 * Runs a script of this project through `npm start`, in an otherwise empty package and its own process group, as in a
 * terminal.
 */
export async function runByNpm(script: string, environment: Environment = {}): Promise<RunningCommand> {
  const folder = await temporaryFolder()
  const start = `node "${path.join(root, 'tools/commands/run.mjs')}" ${script}`
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }))
  return follow(spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...environment }, detached: true }))
}

/** Kills what is left of a command's process group. */
export function killProcessGroup({ child }: RunningCommand): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

/** Runs a script of this project from a shell that exits at once, in its own process group. */
export function runInBackground(script: string, environment: Environment = {}): RunningCommand {
  const line = `"${process.execPath}" "${path.join(root, 'tools/commands/run.mjs')}" ${script} &`
  return follow(spawn('sh', ['-c', line], { env: { ...process.env, ...environment }, detached: true }))
}
