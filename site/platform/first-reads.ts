import { requestOf } from '#api-client/request.ts'

import { keyParameterOf } from './kept-parameters.ts'

/** A read that a screen makes first, as its page says it. */
export type FirstRead = {
  url: string
  /** What is sent. */
  input: Readonly<Record<string, unknown>>
  /** The parameter of the page's address that is sent, too, under its own name; without a good one nothing is asked. */
  parameter?: 'id'
  /** From when on it is asked, in milliseconds since 1970. */
  from?: number
  /** Asked with the same input once this one is answered that nobody is signed in. */
  anonymous?: string
}

/** A read that the page's head has sent, for the client to take. */
export type SentRead = { response: Promise<Response>; abort: () => void; sentAt: number }

/** What the page's head and the client share: the reads that were sent and not taken yet. */
export type FirstReadsHolder = { firstReads?: Map<string, SentRead> }

/** The key of a read that was sent. */
export function keyOfSent(url: string, body: unknown): string {
  return `${url} ${String(body)}`
}

/** The longest id that is sent, in characters. */
export const maxIdLength = 100

/** Whether a server could have issued an id. Any other is never sent. */
export function isGoodId(id: string): boolean {
  return id.length <= maxIdLength && /^[\w.:~-]+$/.test(id)
}

/** What is sent for a read on a page with these parameters; undefined where it is not asked. */
function inputOf({ input, parameter, from = 0 }: FirstRead, search: string): FirstRead['input'] | undefined {
  if (Date.now() < from) return undefined
  if (parameter === undefined) return input
  const value = keyParameterOf(search, parameter)
  return isGoodId(value) ? { ...input, [parameter]: value } : undefined
}

/**
 * Sends the first reads of a page, before any script file is there. Whoever calls it knows that somebody visits the page:
 * one that is only prepared asks for nothing.
 */
export function sendFirstReads(reads: readonly FirstRead[], search: string, holder: FirstReadsHolder): void {
  const sent = (holder.firstReads ??= new Map())
  function send(url: string, input: FirstRead['input'], anonymous?: string): void {
    const controller = new AbortController()
    const request = requestOf(input, controller.signal)
    const response = fetch(url, request)
    sent.set(keyOfSent(url, request.body), { response, abort: () => controller.abort(), sentAt: Date.now() })
    response.then(
      ({ status }) => status === 401 && anonymous !== undefined && send(anonymous, input),
      // The client tells of a failure when it takes it.
      () => undefined,
    )
  }
  for (const read of reads) {
    const input = inputOf(read, search)
    if (input) send(read.url, input, read.anonymous)
  }
}
