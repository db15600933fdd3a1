import { createBrotliCompress, gzipSync } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'

import {
  index,
  onPage,
  page,
  send,
  sendStale,
  sendText,
  where,
  type Exchange,
  type HostileHost,
} from './hostile-host.ts'

/** The path of the page without its slash, which a host of ours answers as well. */
const pageWithoutSlash = page.replace(/\/$/, '')

const stale = `stale  ${page}  has \\d+ bytes .* would be published now`

/** Hosts that serve an old page to some visitors. */
const staleHosts: HostileHost[] = [
  {
    behaviour: 'serves an old gzip variant',
    expected: new RegExp(`${stale} \\(to an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ coding }) => coding === 'gzip', sendStale)),
  },
  {
    behaviour: 'serves another page to phones',
    expected: new RegExp(`${stale} \\(to an iPhone that accepts br and an Android phone that accepts gzip\\)`),
    respond: onPage(where(({ request }) => /iPhone|Android/.test(request.headers['user-agent'] ?? ''), sendStale)),
  },
  {
    behaviour: 'serves an old page to readers of Japanese',
    expected: new RegExp(`${stale}$`, 'm'),
    respond: onPage(where(({ request }) => /ja/.test(request.headers['accept-language'] ?? ''), sendStale)),
  },
  {
    behaviour: 'serves an old page at its file name',
    expected: new RegExp(`stale  ${page}index.html  has`),
    respond: where(({ url }) => url === `${page}index.html`, sendStale),
  },
]

function redirect(location: string, status = 301): (exchange: Exchange) => void {
  return (exchange) => send(exchange, { status, headers: { location }, body: Buffer.of() })
}

/** Returns a host that redirects the page's path without its slash. */
function hostWithRedirect(behaviour: string, location: string, status?: number): HostileHost {
  const escaped = location.replaceAll(/[.?*+()[\]]/g, '\\$&')
  return {
    behaviour,
    expected: new RegExp(`redirected  ${pageWithoutSlash}  leads to ${escaped} instead of answering 200`),
    respond: where(({ url }) => url === pageWithoutSlash, redirect(location, status)),
  }
}

/** Hosts that redirect in ways that a host of static files may not. */
const redirectingHosts: HostileHost[] = [
  hostWithRedirect('redirects to another host', `https://other.example${page}`),
  hostWithRedirect('redirects to itself', pageWithoutSlash),
  hostWithRedirect('redirects to a script', `javascript:alert(1)//${page}`),
  hostWithRedirect('sends a Location with a status that does not redirect', page, 300),
  {
    behaviour: 'redirects everything to its front page',
    expected: /redirected  \/jp\/card\/no-such-page\/  leads to \/ instead of answering 404/,
    respond: redirect('/', 302),
  },
]

/** Returns a host that sends other headers with the page. */
function hostWithHeaders(behaviour: string, headers: Record<string, string | string[]>, expected: RegExp): HostileHost {
  return {
    behaviour,
    expected,
    respond: onPage((exchange) => send(exchange, { headers: { ...exchange.right.headers, ...headers } })),
  }
}

/** Characters of UTF-8 as Node sends them in a header. */
function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** Hosts with wrong headers or statuses. */
const lyingHosts: HostileHost[] = [
  hostWithHeaders('sends Vary: Cookie', { vary: 'Cookie' }, /Vary is "Cookie"; it has to be "Accept-Encoding"/),
  hostWithHeaders(
    'sends a page as plain text',
    { 'content-type': 'text/plain' },
    /Content-Type is "text\/plain"; it has to be/,
  ),
  hostWithHeaders('sets a cookie', { 'set-cookie': 'id=1' }, /Set-Cookie is "id=1"; no file of the site has one/),
  hostWithHeaders('redirects by a Refresh header', { refresh: '0; url=/' }, /Refresh is "0; url=\/"; no file/),
  hostWithHeaders(
    'sends a page as a download',
    { 'content-disposition': 'attachment' },
    /Content-Disposition is "attachment"/,
  ),
  hostWithHeaders(
    'sends a header with terminal escapes',
    { 'x-robots-tag': latin1('all\u009b31m\u202e%0d%0aSet-Cookie: a=b') },
    /X-Robots-Tag is "all.*%0d%0aSet-Cookie: a=b"; it has to be "noindex, nofollow"/,
  ),
  {
    behaviour: 'sends no headers',
    expected: new RegExp(`wrong-header  ${page}  Content-Security-Policy is missing`),
    respond: onPage((exchange) => send(exchange, { headers: {} })),
  },
  {
    behaviour: 'answers 206 to a request for the whole page',
    expected: new RegExp(`missing  ${page}  answers 206 instead of 200`),
    respond: onPage((exchange) => send(exchange, { status: 206 })),
  },
]

/** Yields the same bytes again and again, up to a size. */
function* repeatBytes(part: Buffer, size = Number.POSITIVE_INFINITY): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += part.length) yield part
}

function withoutLength({ right }: Exchange): Record<string, string | string[] | undefined> {
  const { 'content-length': _, ...headers } = right.headers
  return headers
}

const zeros = Buffer.alloc(1 << 20)

/** Sends half a GB of zeros, which is some hundred bytes in br. */
function sendBomb(exchange: Exchange): void {
  const { response } = exchange
  response.writeHead(200, { ...withoutLength(exchange), 'content-encoding': 'br' })
  const compress = createBrotliCompress({ params: { 1: 5 } })
  pipeline(Readable.from(repeatBytes(zeros, 2 ** 29)), compress, response, () => response.destroy())
}

/** Sends the same bytes without end. */
function flood(exchange: Exchange, part: Buffer): void {
  exchange.response.writeHead(200, withoutLength(exchange))
  pipeline(Readable.from(repeatBytes(part)), exchange.response, () => exchange.response.destroy())
}

/** For hosts that never finish; long enough for the right answers of a busy machine. */
const shortTimeouts = { timeout: 2_000, waits: [] }

function unreachable(reason: string): RegExp {
  return new RegExp(`unreachable  ${page}  .*${reason}`)
}

const manyMonths = JSON.stringify({
  months: Array.from({ length: 20_000 }, (_, month) => ({ paths: { web: `/jp/card/${month}/` }, campaigns: [] })),
})

/** Hosts that send more than anybody can read. */
const floodingHosts: HostileHost[] = [
  {
    behaviour: 'sends a body without end',
    expected: new RegExp(`broken  ${page}  does not end after \\d+ bytes, where \\d+ are expected`),
    respond: onPage(
      where(
        ({ coding }) => coding === 'identity',
        (exchange) => flood(exchange, zeros),
      ),
    ),
  },
  {
    behaviour: 'sends half a GB as some hundred bytes of br',
    expected: new RegExp(`broken  ${page}  does not end after \\d+ bytes`),
    respond: onPage(where(({ coding }) => coding === 'br', sendBomb)),
  },
  {
    behaviour: 'sends gzip of nothing without end',
    expected: unreachable('no whole answer within'),
    timeouts: shortTimeouts,
    respond: onPage(
      where(
        ({ coding }) => coding === 'gzip',
        (exchange) => flood(exchange, gzipSync('')),
      ),
    ),
  },
  {
    behaviour: 'sends more headers than a browser reads',
    expected: unreachable('Headers Overflow'),
    respond: onPage(({ response }) => response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end()),
  },
  {
    behaviour: 'lists 20,000 invented months',
    expected: new RegExp(`broken  ${index}  does not end after \\d+ bytes`),
    respond: where(
      ({ url }) => url === index,
      (exchange) => sendText(exchange, manyMonths),
    ),
  },
]

/** Writes these bytes to the connection instead of a response, and closes it. */
function writeRaw(text: string): (exchange: Exchange) => void {
  return ({ request }) => void request.socket.end(text)
}

/** Answers the page with this body and Content-Encoding, which need not agree. */
function sendEncoded(coding: string, body: Buffer): (exchange: Exchange) => void {
  return onPage((exchange) =>
    send(exchange, {
      headers: { ...exchange.right.headers, 'content-encoding': coding, 'content-length': `${body.length}` },
      body,
    }),
  )
}

/** Returns a function that answers every other request for each URL and encoding with 503, and the rest rightly. */
function refuseFirst(): (exchange: Exchange) => void {
  const refused = new Set<string>()
  return (exchange) => {
    const key = `${exchange.coding} ${exchange.url}`
    const isFirst = !refused.delete(key)
    if (isFirst) refused.add(key)
    send(exchange, isFirst ? { status: 503 } : {})
  }
}

/** Hosts that answer late, in part, or in no known way. */
const breakingHosts: HostileHost[] = [
  {
    behaviour: 'truncates every body',
    expected: new RegExp(`broken  ${page}  breaks off`),
    respond: ({ response, right }) => {
      response.writeHead(right.status, right.headers)
      response.write(right.body.subarray(0, right.body.length / 2), () => response.destroy())
    },
  },
  {
    behaviour: 'declares a page as longer than it is',
    expected: new RegExp(`broken  ${page}  breaks off`),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n<html>')),
  },
  {
    behaviour: 'resets connections',
    expected: unreachable('ECONNRESET'),
    respond: onPage(({ request }) => request.socket.resetAndDestroy()),
  },
  {
    behaviour: 'sends a header with control characters',
    expected: unreachable('does not match the HTTP'),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nX-A: \u001b[2J\u0000\r\nContent-Length: 0\r\n\r\n')),
  },
  {
    behaviour: 'declares br for plain text',
    expected: /cannot be decoded/,
    respond: sendEncoded('br', Buffer.from('<html>')),
  },
  {
    behaviour: 'compresses for clients that accept no compression',
    expected: /Content-Encoding is "gzip"; identity was requested/,
    respond: onPage(where(({ coding }) => coding === 'identity', sendEncoded('gzip', gzipSync('<html>')))),
  },
  { behaviour: 'always responds 503', expected: /answers 503/, respond: (exchange) => send(exchange, { status: 503 }) },
  {
    behaviour: 'responds 503 to every other request',
    expected: /should be; \d+ requests had to be repeated\.$/,
    respond: refuseFirst(),
  },
  {
    behaviour: 'speaks no TLS',
    expected: /SSL|EPROTO/,
    respond: send,
    at: (origin) => origin.replace('http:', 'https:'),
  },
  {
    behaviour: 'sends one byte at a time',
    expected: unreachable('no whole answer within'),
    timeouts: shortTimeouts,
    respond: onPage(({ response }) => {
      const drip = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(drip))
    }),
  },
  {
    behaviour: 'delays every response by 400 ms',
    expected: /^unreachable  \/  the rest was not asked for$/m,
    timeouts: { total: 1_000 },
    respond: (exchange) => void setTimeout(() => send(exchange), 400),
  },
]

export const hostileHosts: readonly HostileHost[] = [
  ...staleHosts,
  ...redirectingHosts,
  ...lyingHosts,
  ...floodingHosts,
  ...breakingHosts,
]
