import { ApiError } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/** How long one try may take until its answer has been read, in milliseconds (specification §9, D14). */
export const defaultTimeout = 15_000

/** Gives a try up after a time, and at once when the caller no longer needs it. @throws ApiError timeout, aborted */
export function timeout(milliseconds = defaultTimeout): Middleware {
  return (request, next) =>
    new Promise((resolve, reject) => {
      const controller = new AbortController()
      const timer = setTimeout(stop, milliseconds, 'timeout')
      const onAbort = () => stop('aborted')
      const leave = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
        // Ends what may still be arriving; of a whole answer nothing is.
        controller.abort()
      }
      function stop(kind: 'aborted' | 'timeout') {
        reject(new ApiError(kind))
        leave()
      }
      request.signal.addEventListener('abort', onAbort)
      next({ ...request, signal: controller.signal })
        .finally(leave)
        .then(resolve, reject)
    })
}
