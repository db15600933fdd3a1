import { Script } from 'node:vm'

import { diagnosticIn, type Diagnostic } from './diagnostic.ts'
import { textLimits } from './limits.ts'

const script = new Script('work()')

type Shared = { work?: () => void }

/**
 * Calls the synchronous `work` and terminates it after the given time: the timeout of a V8 script covers everything
 * that the script calls.
 * @throws Error for which `isTimeout` is true
 */
export function runWithTimeout<T>(milliseconds: number, work: () => T): T {
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

/** True for the error of work that timed out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * The result of parsing or checking a file, or what `refuse` makes of the diagnostic if that takes too long or the file
 * is nested too deeply. Work in several `steps` has the time limit for each of them.
 */
export function guardParsing<T>(file: string, work: () => T, refuse: (diagnostic: Diagnostic) => T, steps = 1): T {
  try {
    return runWithTimeout(textLimits.milliseconds * steps, work)
  } catch (error) {
    if (error instanceof RangeError) return refuse(diagnosticIn(file, { kind: 'too-deep' }))
    if (!isTimeout(error)) throw error
    return refuse(diagnosticIn(file, { kind: 'too-slow', details: { seconds: textLimits.milliseconds / 1000 } }))
  }
}
