import { Script } from 'node:vm'

import { TakesTooLong } from '#content-layer/read/guard-parsing.ts'

const script = new Script('work()')

type Shared = { work?: () => void }

/**
 * Calls the synchronous `work` and terminates it after the given time: the timeout of a V8 script covers everything
 * that the script calls.
 * @throws TakesTooLong
 */
export function runWithTimeout<Result>(milliseconds: number, work: () => Result): Result {
  const shared = globalThis as Shared
  const before = shared.work
  const results: Result[] = []
  shared.work = () => void results.push(work())
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TakesTooLong(`it takes more than ${milliseconds} ms`, { cause: error })
    throw error
  } finally {
    if (before) shared.work = before
    else delete shared.work
  }
  return results[0] as Result
}
