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
export async function until(condition: () => boolean, otherwise: () => string): Promise<void> {
  const giveUp = performance.now() + limit
  while (!condition()) {
    if (performance.now() > giveUp) throw new Error(otherwise())
    await wait(50)
  }
}

type Environment = Readonly<Record<string, string>>

export type RunningCommand = {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
  shows: (text: string | RegExp) => Promise<string>
}

function follow(child: ChildProcess): RunningCommand {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const shows = async (text: string | RegExp) => {
    await until(
      () => output.search(text) >= 0,
      () => `"${String(text)}" was not printed, but:\n${output}`,
    )
    return output
  }
  return { child, printed: () => output, ended, shows }
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
export function endGroup({ child }: RunningCommand): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

/** Runs a script of this project from a shell that exits at once, in its own process group. */
export function inBackground(script: string, environment: Environment = {}): RunningCommand {
  const line = `"${process.execPath}" "${path.join(root, 'tools/commands/run.mjs')}" ${script} &`
  return follow(spawn('sh', ['-c', line], { env: { ...process.env, ...environment }, detached: true }))
}
