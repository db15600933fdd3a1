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
      const timer = setTimeout(fail, milliseconds, 'timeout')
      const onAbort = () => fail('aborted')
      const cleanUp = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
        // Cancels the rest of the response; a complete response is unaffected.
        controller.abort()
      }
      function fail(kind: 'aborted' | 'timeout') {
        reject(new ApiError(kind))
        cleanUp()
      }
      request.signal.addEventListener('abort', onAbort)
      next({ ...request, signal: controller.signal })
        .finally(cleanUp)
        .then(resolve, reject)
    })
}
