import { Script } from 'node:vm'

import { diagnosticIn, type Diagnostic } from './diagnostic.ts'
import { textLimits } from './limits.ts'

const script = new Script('work()')

type Shared = { work?: () => void }

/**
 * Calls `work`, which must not wait for anything, and ends it when its time is over: V8 watches a script's time, and
 * whatever the script calls.
 * @throws Error that `isTimeOver` knows
 */
export function runWithin<T>(milliseconds: number, work: () => T): T {
  const shared = globalThis as Shared
  const before = shared.work
  const results: T[] = []
  shared.work = () => void results.push(work())
  try {
    script.runInThisContext({ timeout: milliseconds })
  } finally {
    if (before) shared.work = before
    else delete shared.work
  }
  return results[0] as T
}

/** True for the error of work whose time was over. */
export function isTimeOver(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * The result of judging a file, or what `refuse` makes of the diagnostic where that takes too long or too many levels.
 * Work of
 * several `steps` has as much time for each.
 */
export function judge<T>(file: string, work: () => T, refuse: (diagnostic: Diagnostic) => T, steps = 1): T {
  try {
    return runWithin(textLimits.milliseconds * steps, work)
  } catch (error) {
    if (error instanceof RangeError) return refuse(diagnosticIn(file, { kind: 'too-deep' }))
    if (!isTimeOver(error)) throw error
    return refuse(diagnosticIn(file, { kind: 'too-slow', details: { seconds: textLimits.milliseconds / 1000 } }))
  }
}
