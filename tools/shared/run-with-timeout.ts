import { Script } from 'node:vm'

import { TakesTooLong } from '#content-layer/source/guard-parsing.ts'

import { measureProcessorTime } from './processes/processor-time.ts'

const script = new Script('work()')

type Shared = { work?: () => void }

/** Calls `work`; returns false if it was terminated after this many milliseconds of wall time. */
function endsWithin(milliseconds: number, work: () => void): boolean {
  const shared = globalThis as Shared
  const before = shared.work
  shared.work = work
  try {
    script.runInThisContext({ timeout: milliseconds })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  } finally {
    if (before) shared.work = before
    else delete shared.work
  }
}

/** Maximum number of attempts, each with twice the wall time of the previous one. */
const maxAttempts = 5

/**
 * Calls the synchronous `work` and terminates it if it takes more than this processor time. V8 can only limit wall
 * time, which also passes while the machine sleeps or is busy: terminated work is tried a second time, and again with
 * twice the wall time as long as it did not get its processor time. `now` is a clock of processor time in milliseconds,
 * for tests.
 * @throws TakesTooLong
 */
export function runWithTimeout<Result>(milliseconds: number, work: () => Result, now = measureProcessorTime): Result {
  const results: Result[] = []
  let wallTime = milliseconds
  let fullAttempts = 0
  for (let attempt = 1; attempt <= maxAttempts && fullAttempts < 2; attempt += 1) {
    const start = now()
    if (endsWithin(wallTime, () => void results.push(work()))) return results[0] as Result
    if (now() - start >= milliseconds) fullAttempts += 1
    else wallTime *= 2
  }
  throw new TakesTooLong(`it takes more than ${milliseconds} ms`)
}
