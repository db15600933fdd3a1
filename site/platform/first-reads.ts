import { requestOf } from '#api-client/request.ts'

import { keyParameterOf } from './url-parameters.ts'

/** A read that a screen makes first, as its page declares it. */
export type FirstRead = {
  url: string
  /** What is sent. */
  input: Readonly<Record<string, unknown>>
  /** The parameter of the page's address that is sent, too, under its own name; without a good one nothing is asked. */
  parameter?: 'id'
  /** From when on it is asked, in milliseconds since 1970. */
  from?: number
  /** Sent with the same input after a response that the visitor is not signed in. */
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

/** Maximum length of an id that is sent, in characters. */
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
 * Sends the first reads of a page, before any script file has loaded. The caller makes sure that the page is visited: a
 * prerendered one requests nothing.
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
      // The client reports a failure when it takes the read over.
      () => undefined,
    )
  }
  for (const read of reads) {
    const input = inputOf(read, search)
    if (input) send(read.url, input, read.anonymous)
  }
}
