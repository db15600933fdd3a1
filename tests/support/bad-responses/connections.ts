import { gzipSync } from 'node:zlib'

import {
  loyalty,
  malformed,
  network,
  returnsLoyalty,
  clientError,
  shortTimeout,
  timeout,
  serverError,
  type BadResponse,
} from './bad-response.ts'
import { repeat, send, sendAndReset, sendAndStay, sendBytes } from './respond-badly.ts'

const body = JSON.stringify(loyalty)
const start = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n'
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
const asLong = (length: number) => `${start}Content-Length: ${length}\r\n\r\n`

const resends =
  'a browser itself sends a request again, a POST too, when a connection that it had used before ends without an answer'

/** Connections that break, hang, or violate HTTP. */
export const connections: BadResponse[] = [
  {
    name: 'refuses connections',
    respond: ({ socket }) => socket.destroy(),
    at: 'a closed port',
    requests: { read: 0, write: 0 },
    ends: network,
  },
  {
    name: 'resets the connection before its response',
    respond: ({ socket }) => socket.resetAndDestroy(),
    ends: network,
  },
  { name: 'closes the connection before its response', respond: ({ socket }) => socket.end(), ends: network },
  {
    name: 'resets a connection that was used before',
    respond: ({ socket }) => socket.resetAndDestroy(),
    isReused: true,
    ends: network,
    inChromium: { because: resends, requests: { read: 4, write: 2 } },
  },
  {
    name: 'closes a connection that was used before',
    respond: ({ socket }) => socket.end(),
    isReused: true,
    ends: network,
    inChromium: { because: resends, requests: { read: 4, write: 2 } },
  },
  {
    name: 'breaks off in its headers',
    respond: sendBytes(start.slice(0, 30)),
    ends: network,
    inChromium: {
      because: 'without TLS, Chromium takes what has arrived of the headers for all of them, and the body for empty',
      ends: malformed('(body)'),
    },
  },
  {
    name: 'resets the connection in its body',
    respond: sendAndReset(asLong(body.length) + body.slice(0, 20)),
    ends: network,
  },
  {
    name: 'resets the connection in the body of a 401',
    respond: sendAndReset('HTTP/1.1 401 Unauthorized\r\nContent-Length: 99\r\n\r\n{"code"'),
    ends: clientError(401),
  },
  { name: 'sends less than its Content-Length', respond: sendBytes(asLong(body.length + 1) + body), ends: network },
  {
    name: 'sends more than its Content-Length',
    respond: sendBytes(asLong(body.length - 1) + body),
    ends: malformed('(not JSON)'),
  },
  {
    name: 'sends more after a complete response',
    respond: sendBytes(`${asLong(body.length)}${body}HTTP/1.1 500 Oops\r\n\r\n`),
    ends: returnsLoyalty,
  },
  {
    name: 'sends two values of Content-Length',
    respond: sendBytes(`${start}Content-Length: ${body.length}\r\nContent-Length: 5\r\n\r\n${body}`),
    ends: network,
  },
  {
    name: 'sends an invalid Content-Length',
    respond: sendBytes(`${start}Content-Length: many\r\n\r\n${body}`),
    ends: network,
    inChromium: { because: 'Chromium does without a length that it cannot read', ends: returnsLoyalty },
  },
  {
    name: 'sends chunks with an invalid size',
    respond: sendBytes(`${chunked}zz\r\n${body}\r\n0\r\n\r\n`),
    ends: network,
  },
  {
    name: 'never sends its last chunk',
    respond: sendBytes(`${chunked}${body.length.toString(16)}\r\n${body}\r\n`),
    ends: network,
  },
  {
    name: 'sends valid chunks',
    respond: sendBytes(
      `${start}Transfer-Encoding: chunked\r\n\r\n5\r\n${body.slice(0, 5)}\r\n${(body.length - 5).toString(16)}\r\n${body.slice(5)}\r\n0\r\n\r\n`,
    ),
    ends: returnsLoyalty,
  },
  {
    name: 'ends its response by closing, as in HTTP/1.0',
    respond: sendBytes(`HTTP/1.0 200 OK\r\n\r\n${body}`),
    ends: returnsLoyalty,
  },
  {
    name: 'closes a response without a length early',
    respond: sendBytes(`HTTP/1.0 200 OK\r\n\r\n${body.slice(0, 20)}`),
    ends: malformed('(not JSON)'),
  },
  { name: 'speaks no HTTP', respond: sendBytes('SSH-2.0-OpenSSH_9.2\r\n'), ends: network },
  { name: 'sends headers of 300 kB', respond: send(200, body, { 'X-Large': 'a'.repeat(300_000) }), ends: network },
  { name: 'never answers', respond: sendAndStay(''), timeoutAfter: shortTimeout, ends: timeout },
  {
    name: 'never sends its body',
    respond: sendAndStay(asLong(body.length)),
    timeoutAfter: shortTimeout,
    ends: timeout,
  },
  {
    name: 'sends one byte every 50 ms',
    respond: repeat(asLong(1_000), ' ', 50),
    timeoutAfter: shortTimeout,
    ends: timeout,
  },
  {
    name: 'sends a slow body within the timeout',
    respond: repeat(asLong(body.length + 3) + body, ' ', 50),
    ends: returnsLoyalty,
  },
  {
    name: 'sends 103 before its response',
    respond: sendBytes(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${asLong(body.length)}${body}`),
    ends: returnsLoyalty,
  },
  {
    name: 'switches protocols with 101',
    respond: sendAndStay('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
    timeoutAfter: shortTimeout,
    ends: network,
    inChromium: { because: 'Chromium takes 101 for an answer, whose body never ends', ends: timeout },
  },
  { name: 'declares gzip for plain text', respond: send(200, body, { 'Content-Encoding': 'gzip' }), ends: network },
  {
    name: 'sends truncated gzip',
    respond: send(200, gzipSync(body).subarray(0, 40), { 'Content-Encoding': 'gzip' }),
    ends: malformed('(not JSON)'),
  },
  {
    name: 'declares gzip for plain text with 502',
    respond: send(502, '<h1>Bad Gateway</h1>', { 'Content-Encoding': 'gzip' }),
    ends: serverError(502),
  },
  {
    name: 'compresses its response with gzip',
    respond: send(200, gzipSync(body), { 'Content-Encoding': 'gzip' }),
    ends: returnsLoyalty,
  },
  {
    name: 'responds while the script of the schema fails to load',
    respond: send(200, body),
    schema: 'out of reach',
    // A write is not even sent, because its answer could not be validated.
    requests: { read: 3, write: 0 },
    ends: network,
  },
  {
    name: 'resets the connection while the script of the schema fails to load',
    respond: ({ socket }) => socket.resetAndDestroy(),
    schema: 'out of reach',
    requests: { read: 3, write: 0 },
    ends: network,
  },
]
