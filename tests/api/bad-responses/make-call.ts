import { ApiError, type FailureKind } from '#api-client/api-error.ts'
import type { Call } from '#api-client/calls/call.ts'
import { createClient } from '#api-client/client.ts'
import { logFailures, type FailureLog } from '#api-client/middleware/log-failures.ts'
import { retryReads } from '#api-client/middleware/retry.ts'
import { timeout } from '#api-client/middleware/timeout.ts'
import { describeFailure } from '#api-client/messages.ts'

/** Answer schemas by a name that can be sent to a browser. */
const schemas = {
  loyalty: () => import('#schemas/api/get-loyalty.ts'),
  'landing page': () => import('#schemas/api/get-landing-page.ts'),
  promotions: () => import('#schemas/api/list-entry-type-campaign-promotions.ts'),
  'repayment choices': () => import('#schemas/api/list-monthly-repay-amount-choices.ts'),
  easypay: () => import('#schemas/api/get-easypay-applicability.ts'),
  'out of reach': () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  unknown: () => Promise.resolve({}),
} satisfies Record<string, Call['schemas']>

export type SchemaName = keyof typeof schemas

/** A call to make, as plain data. */
export type TestCall = {
  origin: string
  path: `/${string}`
  kind: Call['kind']
  schema: SchemaName
  /** Timeout of an attempt, in milliseconds. */
  timeoutAfter: number
  /** A path to call first, so that a connection is already open. */
  first?: `/${string}`
  /** Time after which the caller aborts the call, in milliseconds; without it, the caller waits. */
  abortAfter?: number
}

/** How a call ended, as plain data. */
export type Ending =
  | { body: unknown }
  | { kind: FailureKind; status?: number; field?: string; localizedMessage?: string | undefined }

/** The observable effects of a call: its result, log messages, and the message for the user. */
export type Outcome = { ending: Ending | { notAnApiError: string }; log: string[]; message: string | undefined }

/** Returns a call to an arbitrary path. */
export function callTo({ path, kind, schema }: Pick<TestCall, 'path' | 'kind' | 'schema'>): Call {
  return { path, kind, schemas: schemas[schema], access: 'anyone', naming: 'chosen', item: 'a test' }
}

/** Random number for `retryReads` that removes the backoff. */
const noBackoff = -1
/** Random number for `retryReads` that makes the backoff 5 s, to leave time to abort. */
const longBackoff = 9

/** Returns the client's own middleware with another timeout. */
function middlewareFor({ timeoutAfter, abortAfter }: TestCall, log: FailureLog) {
  const random = () => (abortAfter === undefined ? noBackoff : longBackoff)
  return [logFailures(log), retryReads(random), timeout(timeoutAfter)]
}

/** Makes a call and reports the outcome. Runs in Node and in a browser. */
export async function makeCall(testCall: TestCall): Promise<Outcome> {
  const lines: string[] = []
  const log = {
    error: (line: string) => void lines.push(`error ${line}`),
    debug: (line: string) => void lines.push(`debug ${line}`),
  }
  const { call } = createClient({ middleware: middlewareFor(testCall, log), origin: testCall.origin })
  const caller = new AbortController()
  if (testCall.abortAfter !== undefined) setTimeout(() => caller.abort(), testCall.abortAfter)
  try {
    if (testCall.first) {
      await call(callTo({ ...testCall, path: testCall.first, schema: 'unknown' }), {})
      // A connection becomes free shortly after its answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const body = await call(callTo(testCall), { asked: testCall.kind }, { signal: caller.signal })
    return { ending: { body }, log: lines, message: undefined }
  } catch (error) {
    const ending = error instanceof ApiError ? { kind: error.kind, ...error.details } : { notAnApiError: String(error) }
    return { ending, log: lines, message: describeFailure(error, 'general')?.message }
  }
}
