import { spawnSync } from 'node:child_process'
import process from 'node:process'

import { isRunning } from '../../shared/processes/process-state.mjs'

/** Grace period for open responses, in milliseconds. */
const gracePeriod = 2_000
/** Interval for checking that the parent processes are running, in milliseconds. */
const pollInterval = 500

/** npm runs a command in a shell, which outlives npm if npm is killed, so both count as parents. */
function findParents(): number[] {
  const parent = process.ppid
  const args = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' })
  const [, above, command = ''] = (!args.error && /^\s*(\d+)\s+(.*)/.exec(args.stdout)) || []
  return above !== undefined && command.includes('tools/commands/run.mjs') ? [parent, Number(above)] : [parent]
}

/** Looked up at startup, while they run. A command without npm may be meant to outlive its terminal. */
const parents = process.env['npm_lifecycle_event'] ? findParents() : []

function areParentsRunning(): boolean {
  const [parent] = parents
  return (parent === undefined || parent === process.ppid) && parents.every(isRunning)
}

/** Stops a server and exits on a signal, or when the npm process that started it has exited. */
export function stopOnSignal(stop: (grace: number) => Promise<void>): void {
  const end = () => {
    clearInterval(watch)
    setTimeout(() => process.exit(), gracePeriod * 2)
    void stop(gracePeriod).finally(() => process.exit())
  }
  const watch = setInterval(() => {
    if (!areParentsRunning()) end()
  }, pollInterval).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
