import { requestOf } from '#api-client/request.ts'

import { keyParameterOf } from './url-parameters.ts'

/** A first read of a screen, as declared by its page. */
export type FirstRead = {
  url: string
  /** The request body. */
  input: Readonly<Record<string, unknown>>
  /** URL parameter to add to the body under its own name; without a valid value nothing is sent. */
  parameter?: 'id'
  /** Time from which the read is sent, in milliseconds since 1970. */
  from?: number
  /** Sent with the same input after a response that the visitor is not signed in. */
  anonymous?: string
}

/** A read that the script in the page's head has sent, to be taken over by the client. */
export type SentRead = { response: Promise<Response>; abort: () => void; sentAt: number }

/** State shared by the page's head and the client: the reads that were sent and not taken over yet. */
export type FirstReadsHolder = { firstReads?: Map<string, SentRead> }

/** Returns the key of a read. */
export function keyOfRead(url: string, body: unknown): string {
  return `${url} ${String(body)}`
}

/** Maximum length of an id in a request, in characters. */
export const maxIdLength = 100

/** Returns whether a server could have issued an id. Any other is never sent. */
export function isGoodId(id: string): boolean {
  return id.length <= maxIdLength && /^[\w.:~-]+$/.test(id)
}

/** Returns the request body of a read on a page with these parameters; undefined if it is not sent. */
function inputOf({ input, parameter, from = 0 }: FirstRead, search: string): FirstRead['input'] | undefined {
  if (Date.now() < from) return undefined
  if (parameter === undefined) return input
  const value = keyParameterOf(search, parameter)
  return isGoodId(value) ? { ...input, [parameter]: value } : undefined
}

/**
 * Sends the first reads of a page before any script file has loaded. The caller ensures that the page is visited, since
 * a prerendered page must not send requests.
 */
export function sendFirstReads(reads: readonly FirstRead[], search: string, holder: FirstReadsHolder): void {
  const sent = (holder.firstReads ??= new Map())
  function send(url: string, input: FirstRead['input'], anonymous?: string): void {
    const controller = new AbortController()
    const request = requestOf(input, controller.signal)
    const response = fetch(url, request)
    sent.set(keyOfRead(url, request.body), { response, abort: () => controller.abort(), sentAt: Date.now() })
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
