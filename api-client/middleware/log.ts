import { failureOf, type ApiError } from '../api-error.ts'
import type { Middleware } from './middleware.ts'

/** Where failures are written to. */
export type Log = Readonly<Record<'error' | 'debug', (message: string) => void>>

/** An abort is our own doing, so it is no error although it has no status. */
function levelOf({ kind, known: { status = 500 } }: ApiError): keyof Log {
  return kind === 'aborted' || status < 500 ? 'debug' : 'error'
}

/**
 * Writes each failure once and throws it again: without a status, or with 500 and above, as an error, else as debug
 * (specification §7, "Interceptor"). Path and failure are all that is written: no body, no code, no cookie (D18).
 */
export function logFailures(log: Log): Middleware {
  return async (request, next) => {
    try {
      return await next(request)
    } catch (error) {
      const failure = failureOf(error)
      log[levelOf(failure)](`${request.call.path}: ${failure.message}`)
      throw error
    }
  }
}
