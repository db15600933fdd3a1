import { toApiError, type ApiError } from '../api-error.ts'
import type { Log } from '../logger.ts'
import type { Middleware } from './middleware.ts'

/** The part of the log that failures need. */
export type FailureLog = Pick<Log, 'error' | 'debug'>

/** Returns the level of a failure. An abort is intentional, so it is not an error although it has no status. */
function chooseLevel({ kind, details: { status = 500 } }: ApiError): keyof FailureLog {
  return kind === 'aborted' || status < 500 ? 'debug' : 'error'
}

/**
 * Logs each failure once and rethrows it: as an error without a status or from 500 up, otherwise as debug
 * (specification §7, "Interceptor"). Only path and failure are logged: no body, no code, no cookie (D18).
 */
export function logFailures(log: FailureLog): Middleware {
  return async (request, next) => {
    try {
      return await next(request)
    } catch (error) {
      const failure = toApiError(error)
      log[chooseLevel(failure)](`${request.call.path}: ${failure.message}`)
      throw error
    }
  }
}
