import { ApiError, failureOf } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/**
 * The longest waits before the second and the third try, in milliseconds; half of each is left to chance, so that
 * visitors who failed together do not come back together. With the timeout, a read ends within 3 × 15 s + 3 s = 48 s.
 */
export const retryWaits = [1_000, 2_000] as const

/** Worth another try: nothing arrived, nothing arrived in time, or the server was unwell (D14). */
function isPassing({ kind, known: { status = 0 } }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status >= 500
}

/** Waits, but no longer than somebody needs the answer. The timer that an abort leaves behind does nothing. */
function pause(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', resolve)
  })
}

/**
 * Tries a read again, at most twice, with growing waits; a write never (D14). @throws ApiError aborted, and what the
 * last try threw
 */
export function retryReads(random: () => number = Math.random): Middleware {
  return async (request, next) => {
    for (let tries = 0; ; tries += 1) {
      if (request.signal.aborted) throw new ApiError('aborted')
      try {
        return await next(request)
      } catch (error) {
        const longest = retryWaits[tries]
        if (longest === undefined || request.call.kind === 'write' || !isPassing(failureOf(error))) throw error
        await pause((longest * (1 + random())) / 2, request.signal)
      }
    }
  }
}
