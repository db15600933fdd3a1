import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { textLimits } from '../common/text-limits.ts'

/** Thrown by a guard for work that exceeds its time limit. */
export class TakesTooLong extends Error {}

/**
 * Calls synchronous work and returns its result. If possible, terminates it after this many milliseconds.
 * @throws TakesTooLong
 */
export type Guard = <Result>(milliseconds: number, work: () => Result) => Result

/** Waits for the work to end. For callers that can terminate it from outside, such as an editor's worker. */
export const unguarded: Guard = (_milliseconds, work) => work()

/**
 * Returns the result of parsing or checking a file, or the result of `refuse` with a diagnostic if that takes too long
 * or the file is nested too deeply. Work in several `steps` has the time limit for each of them.
 */
export function guardParsing<T>(
  guard: Guard,
  file: string,
  work: () => T,
  refuse: (diagnostic: Diagnostic) => T,
  steps = 1,
): T {
  try {
    return guard(textLimits.milliseconds * steps, work)
  } catch (error) {
    if (error instanceof RangeError) return refuse(diagnosticIn(file, { kind: 'too-deep' }))
    if (!(error instanceof TakesTooLong)) throw error
    return refuse(diagnosticIn(file, { kind: 'too-slow', details: { seconds: textLimits.milliseconds / 1000 } }))
  }
}
