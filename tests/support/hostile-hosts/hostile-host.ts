import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { serve, type RunningServer } from '#tools/hosting/listen-at.ts'
import type { HeaderProfile } from '#tools/verify/expected-headers.ts'
import type { Timeouts } from '#tools/verify/site-client.ts'

import { decode, requestRaw, type RawResponse } from '../servers/request-raw.ts'

/** A request to a hostile host, and what a right one answers. */
export type Exchange = {
  address: string
  /** What the request accepts: br, gzip or identity. */
  coding: string
  request: IncomingMessage
  response: ServerResponse
  right: RawResponse
}

/** A host that answers wrongly, and what a report has to say of it. */
export type HostileHost = {
  what: string
  told: RegExp
  answer: (exchange: Exchange) => void
  /** The headers that such a host can send; all, unless given. */
  headers?: HeaderProfile
  /** The URL at which it is verified, if not its origin. */
  at?: (origin: string) => string
  /** The patience with which a test soon hears of a host that answers late. */
  patience?: Partial<Timeouts>
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

/** Answers wrongly where a condition holds, and rightly otherwise. */
export function where(
  holds: (exchange: Exchange) => boolean,
  answer: (exchange: Exchange) => void,
): (exchange: Exchange) => void {
  return (exchange) => (holds(exchange) ? answer(exchange) : send(exchange))
}

/** Answers the page wrongly, and all else rightly. */
export function onPage(answer: (exchange: Exchange) => void): (exchange: Exchange) => void {
  return where(({ address }) => address === page, answer)
}

/** Starts a hostile host in front of a right one. */
export async function startHostile(right: string, { answer }: Pick<HostileHost, 'answer'>): Promise<RunningServer> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const [address, coding] = [request.url ?? '/', String(request.headers['accept-encoding'])]
    answer({
      address,
      coding,
      request,
      response,
      right: await requestRaw(right + address, { headers: { 'Accept-Encoding': coding } }),
    })
  }
  return serve((request, response) => void pass(request, response), 0)
}
