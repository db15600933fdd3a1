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

type GuardedWork<Result> = {
  /** The file that is parsed or checked. */
  file: string
  work: () => Result
  /** Number of steps of the work, each of which has the time limit; 1 by default. */
  steps?: number
  /** Creates the result for a file that takes too long or is nested too deeply, from the diagnostic of that. */
  refuse: (diagnostic: Diagnostic) => Result
}

/** Returns the result of parsing or checking a file within its limits, or of refusing a file that exceeds them. */
export function guardParsing<Result>(guard: Guard, { file, work, steps = 1, refuse }: GuardedWork<Result>): Result {
  try {
    return guard(textLimits.milliseconds * steps, work)
  } catch (error) {
    if (error instanceof RangeError) return refuse(diagnosticIn(file, { kind: 'too-deep' }))
    if (!(error instanceof TakesTooLong)) throw error
    return refuse(diagnosticIn(file, { kind: 'too-slow', details: { seconds: textLimits.milliseconds / 1000 } }))
  }
}
