import { ApiError } from '#api-client/api-error.ts'
import type { Middleware } from '#api-client/middleware/middleware.ts'

/**
 * Reports the schemas of a response whose chunk is no longer there, as after a deployment without the old files: as an
 * unhandled rejection, on which the page's guard reloads it (specification §2). Trying the read again would not help,
 * because browsers may remember that the import failed.
 *
 * Only for reads, which need their schemas when a response has arrived, so that the connection is known to work. The
 * guard looks for the exact messages (`platform/is-chunk-failure.ts`); that of a failed request has no module in it.
 */
export const reportStaleScript: Middleware = async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    const cause = error instanceof ApiError && request.call.kind === 'read' && error.cause
    if (cause instanceof Error && /module/.test(cause.message)) void Promise.reject(cause)
    throw error
  }
}
