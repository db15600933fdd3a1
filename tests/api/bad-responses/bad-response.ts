import type { Call } from '#api-client/calls/call.ts'

import type { Ending, Outcome, SchemaName } from './make-call.ts'
import type { Respond } from './faulty-server.ts'

/** How a call should end, and after how many attempts of a read; a write has one (D14). */
export type Expected = { ending: Ending; tries: 1 | 3 }

type Requests = Readonly<Record<Call['kind'], number>>

/** Outcome in Chromium if it differs from Node's, and why. */
export type Difference = { because: string; ends?: Expected; requests?: Requests }

/** One kind of answer, and the expected outcome. */
export type BadResponse = {
  /** The server's behaviour, as the end of the sentence "a server …". */
  name: string
  respond: Respond
  ends: Expected
  /** The message for the user, where it is neither that of specification §8 nor the server's own verbatim. */
  message?: string
  /** The schema of the answer; the default is loyalty's. */
  schema?: SchemaName
  /** The timeout in milliseconds; the default is never reached. */
  timeoutAfter?: number
  /** Origin of the request; the default is the page's own. */
  at?: 'elsewhere' | 'a closed port'
  /** True where the connection has carried another call before. */
  isReused?: true
  /** How many requests arrive, where it is not one per attempt. */
  requests?: Requests
  /** Time after which the caller aborts the call, in milliseconds. */
  abortAfter?: number
  /** True where only a read ends like this. */
  isForReads?: true
  inChromium?: Difference
}

export const network: Expected = { ending: { kind: 'network' }, tries: 3 }
export const timeout: Expected = { ending: { kind: 'timeout' }, tries: 3 }
/** The caller has aborted. */
export const aborted: Expected = { ending: { kind: 'aborted' }, tries: 1 }
export const returns = (body: unknown): Expected => ({ ending: { body }, tries: 1 })
export const malformed = (field: string): Expected => ({ ending: { kind: 'malformed', field }, tries: 1 })
/** A status below 500, which is not retried. */
export const clientError = (status: number, localizedMessage?: string): Expected => ({
  ending: { kind: 'status', status, localizedMessage },
  tries: 1,
})
/** A status of 500 or above, which is retried. */
export const serverError = (status: number, localizedMessage?: string): Expected => ({
  ...clientError(status, localizedMessage),
  tries: 3,
})

/** A valid response to the loyalty call, and the call's result. */
export const loyalty = { pointRateForInnerPay: '1.5', pointRateForOuterPay: 0.5, hasActiveCard: true }
export const returnsLoyalty = returns({ ...loyalty, pointRateForInnerPay: 1.5 })

/** A short timeout in milliseconds, for servers that never finish. */
export const shortTimeout = 250

/** Returns the path that serves a bad response. */
export function getPath({ name }: BadResponse, kind: Call['kind']): `/${string}` {
  return `/v1/${kind}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/**
 * Returns the log line: path, kind, and status or field. A failure without a status, or with 500 or above, is an error,
 * unless we caused it (specification §7).
 */
function logLine(path: string, ending: Exclude<Ending, { body: unknown }>): string {
  const { kind, status, field } = ending
  const level = kind === 'aborted' || (status !== undefined && status < 500) ? 'debug' : 'error'
  return `${level} ${path}: ${kind}${status === undefined ? '' : ` ${status}`}${field === undefined ? '' : ` ${field}`}`
}

/** Returns the observable outcome of a call, and how many requests the server should see. */
export function getExpected(
  response: BadResponse,
  kind: Call['kind'],
  where: 'Node' | 'Chromium',
): { outcome: Outcome; requests: number } {
  const difference = where === 'Chromium' ? response.inChromium : undefined
  const { ending, tries } = difference?.ends ?? response.ends
  const requests = (difference?.requests ?? response.requests ?? { read: tries, write: 1 })[kind]
  if ('body' in ending) return { outcome: { ending, log: [], message: undefined }, requests }
  const expectedMessage = response.message ?? ending.localizedMessage ?? '通信エラーが発生しました。'
  const message = ending.kind === 'aborted' ? undefined : expectedMessage
  return { outcome: { ending, log: [logLine(getPath(response, kind), ending)], message }, requests }
}
