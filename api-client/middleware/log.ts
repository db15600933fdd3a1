import { toApiError, type ApiError } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/** Where failures are logged. */
export type Log = Readonly<Record<'error' | 'debug', (message: string) => void>>

/** An abort is intentional, so it is not an error although it has no status. */
function levelOf({ kind, known: { status = 500 } }: ApiError): keyof Log {
  return kind === 'aborted' || status < 500 ? 'debug' : 'error'
}

/**
 * Logs each failure once and rethrows it: as an error without a status or from 500 up, otherwise as debug
 * (specification §7, "Interceptor"). Only path and failure are logged: no body, no code, no cookie (D18).
 */
export function logFailures(log: Log): Middleware {
  return async (request, next) => {
    try {
      return await next(request)
    } catch (error) {
      const failure = toApiError(error)
      log[levelOf(failure)](`${request.call.path}: ${failure.message}`)
      throw error
    }
  }
}
