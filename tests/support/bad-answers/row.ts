import type { Call } from '#api-client/calls/call.ts'

import type { Ending, Outcome, SchemaName } from '../ask.ts'
import type { Answer } from '../fault-server.ts'

/** How a call is to end, and after how many tries of a read; a write has one (D14). */
export type Expected = { ending: Ending; tries: 1 | 3 }

type Requests = Readonly<Record<Call['kind'], number>>

/** What Chromium makes of an answer in another way than Node does, and why. */
export type Difference = { because: string; ends?: Expected; says?: string; requests?: Requests }

/** One way to answer, and what the client makes of it. */
export type Row = {
  /** What the server does: the end of the sentence "a server …". */
  name: string
  answer: Answer
  ends: Expected
  /** What a person reads, where it is neither the message of specification §8 nor the server's own as it came. */
  says?: string
  /** The schema that the answer is checked against; loyalty's, unless said otherwise. */
  schema?: SchemaName
  /** The timeout in milliseconds; one that nothing comes near, unless said otherwise. */
  milliseconds?: number
  /** Where it is asked for, unless at the page's own origin. */
  at?: 'elsewhere' | 'a closed port'
  /** True where the connection has carried another call before. */
  isReused?: true
  /** How many requests arrive, where it is not one for each try. */
  requests?: Requests
  /** When the caller gives the call up, in milliseconds. */
  leaveAfter?: number
  /** True where only a read ends like this. */
  isForReads?: true
  inChromium?: Difference
}

export const network: Expected = { ending: { kind: 'network' }, tries: 3 }
export const timeout: Expected = { ending: { kind: 'timeout' }, tries: 3 }
/** Nobody waits for the answer any longer. */
export const aborted: Expected = { ending: { kind: 'aborted' }, tries: 1 }
export const answered = (answer: unknown): Expected => ({ ending: { answer }, tries: 1 })
export const malformed = (field: string): Expected => ({ ending: { kind: 'malformed', field }, tries: 1 })
/** A status below 500: asking again would change nothing. */
export const refused = (status: number, localizedMessage?: string): Expected => ({
  ending: { kind: 'status', status, localizedMessage },
  tries: 1,
})
/** A status of 500 or above: the server may be well again in a moment. */
export const unwell = (status: number, localizedMessage?: string): Expected => ({
  ...refused(status, localizedMessage),
  tries: 3,
})

/** A proper answer to loyalty, and what is read of it. */
export const loyalty = { pointRateForInnerPay: '1.5', pointRateForOuterPay: 0.5, hasActiveCard: true }
export const readLoyalty = answered({ ...loyalty, pointRateForInnerPay: 1.5 })

/** A short timeout in milliseconds, for servers that never come to an end. */
export const short = 250

/** Where a row is asked for. */
export function pathOf({ name }: Row, kind: Call['kind']): `/${string}` {
  return `/v1/${kind}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/**
 * The line of the log: path, kind, and status or field. An error is what has no status, or one from 500 on, and is not
 * our own doing (specification §7).
 */
function logLine(path: string, ending: Exclude<Ending, { answer: unknown }>): string {
  const { kind, status, field } = ending
  const level = kind === 'aborted' || (status !== undefined && status < 500) ? 'debug' : 'error'
  return `${level} ${path}: ${kind}${status === undefined ? '' : ` ${status}`}${field === undefined ? '' : ` ${field}`}`
}

/** What is to be seen of a row from outside, and how many requests the server is to see. */
export function expectedOf(
  row: Row,
  kind: Call['kind'],
  where: 'Node' | 'Chromium',
): { outcome: Outcome; requests: number } {
  const difference = where === 'Chromium' ? row.inChromium : undefined
  const { ending, tries } = difference?.ends ?? row.ends
  const requests = (difference?.requests ?? row.requests ?? { read: tries, write: 1 })[kind]
  if ('answer' in ending) return { outcome: { ending, log: [], says: undefined }, requests }
  const words = difference?.says ?? row.says ?? ending.localizedMessage ?? '通信エラーが発生しました。'
  const says = ending.kind === 'aborted' ? undefined : words
  return { outcome: { ending, log: [logLine(pathOf(row, kind), ending)], says }, requests }
}
