import { gzipSync } from 'node:zlib'

import { onPage, page, send, where, type Exchange, type HostileHost } from './hostile-host.ts'

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

function unreachable(reason: string): RegExp {
  return new RegExp(`unreachable  ${page}  .*${reason}`)
}

/** Short, but long enough for the right answers of a busy machine. */
const shortTimeouts = { timeout: 3_000, waits: [] }

const requested = new Set<string>()

/** Answers every other request for each URL and encoding with 503, and the rest rightly. */
function refuseFirst(exchange: Exchange): void {
  const key = `${exchange.coding} ${exchange.url}`
  const isFirst = !requested.delete(key)
  if (isFirst) requested.add(key)
  send(exchange, isFirst ? { status: 503 } : {})
}

/** Hosts that answer late, in part, or in no known way. */
export const breakingHosts: HostileHost[] = [
  {
    what: 'breaks off every body',
    expected: /broken .* breaks off[^]*the rest was not asked for/,
    respond: ({ response, right }) => {
      response.writeHead(right.status, right.headers)
      response.write(right.body.subarray(0, right.body.length / 2), () => response.destroy())
    },
  },
  {
    what: 'says that a page is longer than it is',
    expected: new RegExp(`broken  ${page}  breaks off`),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n<html>')),
  },
  {
    what: 'says that a page is shorter than it is',
    expected: new RegExp(`stale  ${page}  `),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html><body>')),
  },
  {
    what: 'resets connections',
    expected: unreachable('ECONNRESET'),
    respond: onPage(({ request }) => request.socket.resetAndDestroy()),
  },
  {
    what: 'answers as in 1991',
    expected: unreachable('does not match the HTTP'),
    respond: onPage(writeRaw('<html>no headers</html>')),
  },
  { what: 'answers with nothing', expected: unreachable('other side closed'), respond: onPage(writeRaw('')) },
  {
    what: 'counts its parts wrongly',
    expected: new RegExp(`broken  ${page}  breaks off`),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n<html>')),
  },
  {
    what: 'puts a header into a header',
    expected: unreachable('does not match the HTTP'),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nX-A: \u001b[2J\u0000\r\nContent-Length: 0\r\n\r\n')),
  },
  {
    what: 'speaks another protocol',
    expected: unreachable('bad upgrade'),
    respond: onPage(writeRaw('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')),
  },
  { what: 'calls plain text br', expected: /cannot be decoded/, respond: sendEncoded('br', Buffer.from('<html>')) },
  {
    what: 'calls cut gzip gzip',
    expected: /stale .* has 1 bytes/,
    respond: sendEncoded('gzip', gzipSync('<html>').subarray(0, 12)),
  },
  {
    what: 'compresses twice',
    expected: /Content-Encoding is "gzip, gzip"/,
    respond: sendEncoded('gzip, gzip', gzipSync(gzipSync('a'))),
  },
  {
    what: 'compresses in a way that nobody asked for',
    expected: /Content-Encoding is "zstd"/,
    respond: sendEncoded('zstd', Buffer.from('a')),
  },
  {
    what: 'compresses for those who accept no compression',
    expected: /Content-Encoding is "gzip"; identity was requested/,
    respond: onPage(where(({ coding }) => coding === 'identity', sendEncoded('gzip', gzipSync('<html>')))),
  },
  { what: 'never has time', expected: /answers 503/, respond: (exchange) => send(exchange, { status: 503 }) },
  {
    what: 'has time every other request',
    expected: /should be; \d+ requests had to be repeated\.$/,
    respond: refuseFirst,
  },
  { what: 'speaks no TLS', expected: /SSL|EPROTO/, respond: send, at: (origin) => origin.replace('http:', 'https:') },
  {
    what: 'never sends headers',
    expected: unreachable('no whole answer within'),
    respond: onPage(() => undefined),
    timeouts: shortTimeouts,
  },
  {
    what: 'sends a letter at a time',
    expected: unreachable('no whole answer within'),
    timeouts: shortTimeouts,
    respond: onPage(({ response }) => {
      const drip = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(drip))
    }),
  },
  {
    what: 'sends hints for ever',
    expected: unreachable('no whole answer within'),
    timeouts: shortTimeouts,
    respond: onPage(({ request: { socket } }) => {
      const hint = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 5)
      socket.on('close', () => clearInterval(hint))
    }),
  },
  {
    what: 'answers everything just in time',
    expected: /^unreachable  \/  the rest was not asked for$/m,
    timeouts: { total: 2_000 },
    respond: (exchange) => void setTimeout(() => send(exchange), 400),
  },
]
