import { spawnSync } from 'node:child_process'
import process from 'node:process'

import { isRunning } from '../../shared/processes/process-state.mjs'

/** Grace period for open responses. */
const graceMs = 2_000
/** Interval for checking that the parent processes are running. */
const pollMs = 500

/** Stored at startup, since a process whose parent exits gets another one. */
const parentAtStart = process.ppid

/**
 * Returns the ids of the process that started this one, and of npm above it if that process is a shell. npm runs a
 * command in a shell, which outlives npm if npm is killed.
 */
function findParents(): number[] {
  const { error, stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parentAtStart)], { encoding: 'utf8' })
  if (error) return [parentAtStart]
  const [, grandparent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
  const isShellOfCommand = command.includes('tools/commands/run.mjs')
  return isShellOfCommand && grandparent !== undefined ? [parentAtStart, Number(grandparent)] : [parentAtStart]
}

/**
 * The processes that a command of npm ends with. Looked up when this module is loaded, before a build that may take long:
 * if npm were killed meanwhile, its shell would no longer lead to it.
 */
const parents = process.env['npm_lifecycle_event'] ? findParents() : undefined

/**
 * Returns whether this process still has its parent and all of these are running. Either alone is not enough: the id
 * of a parent that has exited may be that of another process by now, and npm can exit while its shell stays.
 */
function areParentsRunning(ids: readonly number[]): boolean {
  return process.ppid === parentAtStart && ids.every(isRunning)
}

/**
 * Stops a server and exits on a signal, or when the npm process that started it has exited. A command without npm may be
 * meant to outlive its terminal. The exit is forced after twice the grace period, in case `stop` never settles. A second
 * signal calls `stop` again and cannot delay the exit, since the timers of the first one continue.
 */
export function stopOnSignal(stop: (graceMs: number) => Promise<void>): void {
  const end = () => {
    clearInterval(watch)
    setTimeout(() => process.exit(), graceMs * 2)
    void stop(graceMs).finally(() => process.exit())
  }
  const watch = setInterval(() => {
    if (parents && !areParentsRunning(parents)) end()
  }, pollMs).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
