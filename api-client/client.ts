import { toApiError } from './api-error.ts'
import type { Call, InputOf, OutputOf } from './calls/call.ts'
import type { Middleware, Send } from './middleware/middleware.ts'
import { logFailures, type FailureLog } from './middleware/log-failures.ts'
import { retryReads } from './middleware/retry.ts'
import { timeout } from './middleware/timeout.ts'
import { transport, type Fetch } from './transport.ts'

/** The client of the provider's server, with which pages make all calls. */
export type Client = {
  /**
   * Makes a call and returns its validated response. Abort `signal` when the response is no longer needed.
   * @throws ApiError and nothing else
   */
  call: <C extends Call>(call: C, input: InputOf<C>, options?: { signal?: AbortSignal }) => Promise<OutputOf<C>>
}

/**
 * The default middleware, outermost first: failures are logged once, reads are retried, and the timeout applies to each
 * attempt.
 */
export function defaultMiddleware(log: FailureLog): readonly Middleware[] {
  return [logFailures(log), retryReads(), timeout()]
}

export type ClientOptions = {
  /** Outermost first. */
  middleware: readonly Middleware[]
  /** The server's origin, such as `https://api.example.jp`; the default is the page's own (D14). */
  origin?: string
  fetch?: Fetch
}

/** Creates the typed client of the server's calls (D14). */
export function createClient({
  middleware,
  origin = '',
  fetch = (url, init) => globalThis.fetch(url, init),
}: ClientOptions): Client {
  const send = middleware.reduceRight<Send>((next, wrap) => (request) => wrap(request, next), transport(origin, fetch))
  return {
    async call(call, input, { signal = new AbortController().signal } = {}) {
      try {
        // The response was validated against the schema that the type is derived from.
        return (await send({ call, input, signal })) as OutputOf<typeof call>
      } catch (error) {
        throw toApiError(error)
      }
    },
  }
}
