import { ApiError } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/** Timeout of one attempt, including reading the response, in milliseconds (specification §9, D14). */
export const defaultTimeout = 15_000

/**
 * Aborts an attempt after a time, and immediately when the caller aborts.
 * @throws ApiError timeout, aborted
 */
export function timeout(milliseconds = defaultTimeout): Middleware {
  return (request, next) =>
    new Promise((resolve, reject) => {
      const controller = new AbortController()
      /** Cancels the timer, and the rest of a response that is not complete. */
      const stop = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
        controller.abort()
      }
      const fail = (kind: 'aborted' | 'timeout') => {
        reject(new ApiError(kind))
        stop()
      }
      const onAbort = () => fail('aborted')
      const timer = setTimeout(fail, milliseconds, 'timeout')
      request.signal.addEventListener('abort', onAbort)
      next({ ...request, signal: controller.signal })
        .finally(stop)
        .then(resolve, reject)
    })
}
