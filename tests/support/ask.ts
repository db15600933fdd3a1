import { ApiError, type FailureKind } from '#api-client/api-error.ts'
import type { Call } from '#api-client/calls/call.ts'
import { createClient } from '#api-client/client.ts'
import { logFailures, type Log } from '#api-client/middleware/log.ts'
import { retryReads } from '#api-client/middleware/retry.ts'
import { timeout } from '#api-client/middleware/timeout.ts'
import { describeFailure } from '#api-client/messages.ts'

/** Shapes that answers are checked against, by a name that can be sent to a browser. */
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
export type Question = {
  origin: string
  path: `/${string}`
  kind: Call['kind']
  schema: SchemaName
  milliseconds: number
  /** A path to call before, so that a connection is there already. */
  first?: `/${string}`
  /** When the caller gives the call up, in milliseconds. */
  leaveAfter?: number
}

/** How a call ended, as plain data. */
export type Ending =
  { answer: unknown } | { kind: FailureKind; status?: number; field?: string; localizedMessage?: string | undefined }

/** What there is to see of a call from outside: its end, what was written to the log, what a person is told. */
export type Outcome = { ending: Ending | { notAnApiError: string }; log: string[]; says: string | undefined }

/** A call to any path. */
export function callTo({ path, kind, schema }: Pick<Question, 'path' | 'kind' | 'schema'>): Call {
  return { path, kind, schemas: schemas[schema], access: 'anyone', naming: 'chosen', item: 'a test' }
}

/**
 * The client's own middleware, with another timeout. A chance of -1 leaves no wait between tries; one of 9 makes it 5
 * s, for somebody to leave in.
 */
function middlewareFor({ milliseconds, leaveAfter }: Question, log: Log) {
  return [logFailures(log), retryReads(() => (leaveAfter === undefined ? -1 : 9)), timeout(milliseconds)]
}

/** Makes a call and tells how it went. Runs in Node as in a browser. */
export async function ask(question: Question): Promise<Outcome> {
  const written: string[] = []
  const log = {
    error: (line: string) => void written.push(`error ${line}`),
    debug: (line: string) => void written.push(`debug ${line}`),
  }
  const { call } = createClient({ middleware: middlewareFor(question, log), origin: question.origin })
  const leaving = new AbortController()
  if (question.leaveAfter !== undefined) setTimeout(() => leaving.abort(), question.leaveAfter)
  try {
    if (question.first) {
      await call(callTo({ ...question, path: question.first, schema: 'unknown' }), {})
      // A connection is free again a moment after its answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const answer = await call(callTo(question), { asked: question.kind }, { signal: leaving.signal })
    return { ending: { answer }, log: written, says: undefined }
  } catch (error) {
    const ending = error instanceof ApiError ? { kind: error.kind, ...error.known } : { notAnApiError: String(error) }
    return { ending, log: written, says: describeFailure(error, 'general')?.message }
  }
}
