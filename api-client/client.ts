import { failureOf } from './api-error.ts'
import type { Call, InputOf, OutputOf } from './calls/call.ts'
import type { Middleware, Send } from './middleware/middleware.ts'
import { logFailures, type Log } from './middleware/log.ts'
import { retryReads } from './middleware/retry.ts'
import { timeout } from './middleware/timeout.ts'
import { transport, type Fetch } from './transport.ts'

export type Client = {
  /**
   * Makes a call and gives its checked answer. `signal` ends it when its screen no longer needs it.
   * @throws ApiError and nothing else
   */
  call: <C extends Call>(call: C, input: InputOf<C>, options?: { signal?: AbortSignal }) => Promise<OutputOf<C>>
}

/**
 * How calls pass, from the caller's side: written to the log once, tried again if they are reads, each try within the
 * timeout.
 */
export function defaultMiddleware(log: Log): readonly Middleware[] {
  return [logFailures(log), retryReads(), timeout()]
}

export type ClientOptions = {
  middleware: readonly Middleware[]
  /** Where the server is, such as `https://api.example.jp`; the page's own origin unless said otherwise (D14). */
  origin?: string
  fetch?: Fetch
}

/** The typed client of the server's calls (D14). */
export function createClient({
  middleware,
  origin = '',
  fetch = (url, init) => globalThis.fetch(url, init),
}: ClientOptions): Client {
  const send = middleware.reduceRight<Send>((next, wrap) => (request) => wrap(request, next), transport(origin, fetch))
  return {
    async call(call, input, { signal = new AbortController().signal } = {}) {
      try {
        // The shape that was checked is the one that the call's type names.
        return (await send({ call, input, signal })) as OutputOf<typeof call>
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
