import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { serve, type RunningServer } from '#tools/hosting/server/listen-at.ts'
import type { Timeouts } from '#tools/verify/site-client.ts'

import { decode, requestRaw, type RawResponse } from '../support/servers/request-raw.ts'

/** A request to a hostile host, and the response of a correct host. */
export type Exchange = {
  url: string
  /** Encoding that the request accepts: br, gzip or identity. */
  coding: string
  request: IncomingMessage
  response: ServerResponse
  right: RawResponse
}

/** A host that responds wrongly, and the report expected for it. */
export type HostileHost = {
  behaviour: string
  expected: RegExp
  respond: (exchange: Exchange) => void
  /** The URL at which it is verified, if not its origin. */
  at?: (origin: string) => string
  /** Short timeouts, so that a test of a slow host ends soon. */
  timeouts?: Partial<Timeouts>
}

/** The page that hostile hosts answer wrongly; they are right about all others. */
export const page = '/jp/card/202302-1/noodles/'

export const index = '/content/v1/index.json'

/** Answers as a right host does, but for what is changed. */
export function send(
  { response, right }: Exchange,
  change: Partial<Pick<RawResponse, 'status' | 'headers' | 'body'>> = {},
) {
  const { status, headers, body } = { ...right, ...change }
  response.writeHead(status, headers).end(body)
}

/** Answers with another text, in the form that was requested. */
export function sendText(exchange: Exchange, text: string | Buffer): void {
  const coding = exchange.right.headers['content-encoding']
  const body = coding === 'br' ? brotliCompressSync(text) : coding === 'gzip' ? gzipSync(text) : Buffer.from(text)
  send(exchange, { headers: { ...exchange.right.headers, 'content-length': `${body.length}` }, body })
}

/** Answers as a right host did before a word of the page was changed. */
export function sendStale(exchange: Exchange): void {
  sendText(exchange, decode(exchange.right).replaceAll('買い物', '支払い'))
}

/** Responds wrongly if `isAffected` is true, and correctly otherwise. */
export function where(
  isAffected: (exchange: Exchange) => boolean,
  respond: (exchange: Exchange) => void,
): (exchange: Exchange) => void {
  return (exchange) => (isAffected(exchange) ? respond(exchange) : send(exchange))
}

/** Answers the page wrongly, and all else rightly. */
export function onPage(respond: (exchange: Exchange) => void): (exchange: Exchange) => void {
  return where(({ url }) => url === page, respond)
}

/** Starts a hostile host in front of a right one. */
export async function startHostile(right: string, { respond }: Pick<HostileHost, 'respond'>): Promise<RunningServer> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const [url, coding] = [request.url ?? '/', String(request.headers['accept-encoding'])]
    respond({
      url,
      coding,
      request,
      response,
      right: await requestRaw(right + url, { headers: { 'Accept-Encoding': coding } }),
    })
  }
  return serve((request, response) => void pass(request, response), 0)
}
