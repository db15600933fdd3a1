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
    behaviour: 'truncates every body',
    expected: /broken .* breaks off[^]*the rest was not asked for/,
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
    behaviour: 'declares a page as shorter than it is',
    expected: new RegExp(`stale  ${page}  `),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html><body>')),
  },
  {
    behaviour: 'resets connections',
    expected: unreachable('ECONNRESET'),
    respond: onPage(({ request }) => request.socket.resetAndDestroy()),
  },
  {
    behaviour: 'responds with HTTP/0.9',
    expected: unreachable('does not match the HTTP'),
    respond: onPage(writeRaw('<html>no headers</html>')),
  },
  {
    behaviour: 'closes the connection without a response',
    expected: unreachable('other side closed'),
    respond: onPage(writeRaw('')),
  },
  {
    behaviour: 'sends chunks of a wrong size',
    expected: new RegExp(`broken  ${page}  breaks off`),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n<html>')),
  },
  {
    behaviour: 'sends a header with a line break',
    expected: unreachable('does not match the HTTP'),
    respond: onPage(writeRaw('HTTP/1.1 200 OK\r\nX-A: \u001b[2J\u0000\r\nContent-Length: 0\r\n\r\n')),
  },
  {
    behaviour: 'speaks another protocol',
    expected: unreachable('bad upgrade'),
    respond: onPage(writeRaw('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')),
  },
  {
    behaviour: 'declares br for plain text',
    expected: /cannot be decoded/,
    respond: sendEncoded('br', Buffer.from('<html>')),
  },
  {
    behaviour: 'sends truncated gzip',
    expected: /stale .* has 1 bytes/,
    respond: sendEncoded('gzip', gzipSync('<html>').subarray(0, 12)),
  },
  {
    behaviour: 'compresses twice',
    expected: /Content-Encoding is "gzip, gzip"/,
    respond: sendEncoded('gzip, gzip', gzipSync(gzipSync('a'))),
  },
  {
    behaviour: 'uses an encoding that was not requested',
    expected: /Content-Encoding is "zstd"/,
    respond: sendEncoded('zstd', Buffer.from('a')),
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
    respond: refuseFirst,
  },
  {
    behaviour: 'speaks no TLS',
    expected: /SSL|EPROTO/,
    respond: send,
    at: (origin) => origin.replace('http:', 'https:'),
  },
  {
    behaviour: 'never sends headers',
    expected: unreachable('no whole answer within'),
    respond: onPage(() => undefined),
    timeouts: shortTimeouts,
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
    behaviour: 'sends 103 without end',
    expected: unreachable('no whole answer within'),
    timeouts: shortTimeouts,
    respond: onPage(({ request: { socket } }) => {
      const hint = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 5)
      socket.on('close', () => clearInterval(hint))
    }),
  },
  {
    behaviour: 'delays every response by 400 ms',
    expected: /^unreachable  \/  the rest was not asked for$/m,
    timeouts: { total: 2_000 },
    respond: (exchange) => void setTimeout(() => send(exchange), 400),
  },
]
