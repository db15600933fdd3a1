import { spawnSync } from 'node:child_process'
import process from 'node:process'

import { isThere } from './processes.mjs'

/**
 * How long answers that are under way may take to end, and how often to look whether the starter is still there, in
 * milliseconds.
 */
const [patience, lookEvery] = [2_000, 500]

/** npm runs a command in a shell, which outlives it where npm is killed: then both are this command's starters. */
function findStarters(): number[] {
  const parent = process.ppid
  const asked = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' })
  const [, above, command = ''] = (!asked.error && /^\s*(\d+)\s+(.*)/.exec(asked.stdout)) || []
  return above !== undefined && command.includes('site/commands/run.mjs') ? [parent, Number(above)] : [parent]
}

/**
 * Only what npm started ends with its starter: what was started by hand may be meant to outlive its terminal. Looked up
 * at the start, while it is there.
 */
const starters = process.env['npm_lifecycle_event'] ? findStarters() : []

function areStartersThere(): boolean {
  const [parent] = starters
  return (parent === undefined || parent === process.ppid) && starters.every(isThere)
}

/** Stops a server, and ends this process, when it is told to end or when the npm that started it is gone. */
export function stopWhenAsked(stop: (patience: number) => Promise<void>): void {
  const end = () => {
    clearInterval(watch)
    setTimeout(() => process.exit(), patience * 2)
    void stop(patience).finally(() => process.exit())
  }
  const watch = setInterval(() => {
    if (!areStartersThere()) end()
  }, lookEvery).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
