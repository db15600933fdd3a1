import { createRequestInit } from '#api-client/request-init.ts'

import { readKeyParameter } from './url-parameters.ts'

/** A read that every visit of a screen needs: the head requests it before the scripts have loaded. */
export type Preload = {
  url: string
  /** Body of the request. */
  input: Readonly<Record<string, unknown>>
  /** URL parameter to add to the body under its own name; without a valid value nothing is sent. */
  parameter?: 'id'
  /** Time from which the read is sent, in milliseconds since 1970. */
  from?: number
  /** Sent with the same input after a response that the visitor is not signed in. */
  anonymous?: string
}

/** A preload that was sent, to be taken over by the client. */
export type SentPreload = { response: Promise<Response>; abort: () => void; sentAt: number }

/** The window, with the preloads that were sent and not taken over yet, by `createRequestKey`. */
export type PreloadHolder = { preloads?: Map<string, SentPreload> }

/** Returns the key by which the client finds the preload of a request. */
export function createRequestKey(url: string, body: unknown): string {
  return `${url} ${String(body)}`
}

/** Maximum length of an id in a request, in characters. */
export const maxIdLength = 100

/** Returns whether a server could have issued an id from a URL. Any other is never sent. */
export function isPlausibleId(id: string): boolean {
  return id.length <= maxIdLength && /^[\w.:~-]+$/.test(id)
}

/** Returns the body of a preload on a page with these URL parameters; undefined if it is not sent. */
function createInput({ input, parameter, from = 0 }: Preload, search: string): Preload['input'] | undefined {
  if (Date.now() < from) return undefined
  if (parameter === undefined) return input
  const value = readKeyParameter(search, parameter)
  return isPlausibleId(value) ? { ...input, [parameter]: value } : undefined
}

/**
 * Sends the preloads of a page before any script file has loaded. The caller ensures that the page is visited, since
 * a prerendered page must not send requests.
 */
export function sendPreloads(preloads: readonly Preload[], search: string, holder: PreloadHolder): void {
  const sent = (holder.preloads ??= new Map())
  function send(url: string, input: Preload['input'], anonymous?: string): void {
    const controller = new AbortController()
    const request = createRequestInit(input, controller.signal)
    const response = fetch(url, request)
    sent.set(createRequestKey(url, request.body), { response, abort: () => controller.abort(), sentAt: Date.now() })
    response.then(
      ({ status }) => status === 401 && anonymous !== undefined && send(anonymous, input),
      // The client reports a failure when it takes the read over.
      () => undefined,
    )
  }
  for (const preload of preloads) {
    const input = createInput(preload, search)
    if (input) send(preload.url, input, preload.anonymous)
  }
}
