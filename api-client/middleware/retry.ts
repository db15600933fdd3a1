import { ApiError, toApiError } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/**
 * Maximum backoff before the second and third attempt, in milliseconds. Half of each is random jitter, so that clients
 * that failed together do not retry together. With the timeout, a read ends within 3 × 15 s + 3 s = 48 s.
 */
export const retryWaits = [1_000, 2_000] as const

/** Returns whether a failure is transient: no response, no response in time, or a server error (D14). */
function isTransient({ kind, details: { status = 0 } }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || status >= 500
}

/** Waits until the time is over or `signal` aborts. The timer is not cleared on abort; it then does nothing. */
function pause(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', resolve)
  })
}

/**
 * Retries a read at most twice, with backoff; never a write (D14).
 * @throws ApiError aborted, or that of the last attempt
 */
export function retryReads(random: () => number = Math.random): Middleware {
  return async (request, next) => {
    for (let tries = 0; ; tries += 1) {
      if (request.signal.aborted) throw new ApiError('aborted')
      try {
        return await next(request)
      } catch (error) {
        const maxWait = retryWaits[tries]
        if (maxWait === undefined || request.call.kind === 'write' || !isTransient(toApiError(error))) throw error
        await pause((maxWait * (1 + random())) / 2, request.signal)
      }
    }
  }
}
