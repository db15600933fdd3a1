import { gzipSync } from 'node:zlib'

import {
  loyalty,
  malformed,
  network,
  returnsLoyalty,
  clientError,
  shortTimeout,
  timeout,
  type BadResponse,
} from './bad-response.ts'
import { repeat, send, sendAndReset, sendAndStay, sendBytes } from './respond-badly.ts'

const body = JSON.stringify(loyalty)
const start = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n'
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
  {
    name: 'resets a connection that was used before',
    respond: ({ socket }) => socket.resetAndDestroy(),
    isReused: true,
    ends: network,
    inChromium: { because: resends, requests: { read: 4, write: 2 } },
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
  { name: 'speaks no HTTP', respond: sendBytes('SSH-2.0-OpenSSH_9.2\r\n'), ends: network },
  { name: 'never answers', respond: sendAndStay(''), timeoutAfter: shortTimeout, ends: timeout },
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
  { name: 'declares gzip for plain text', respond: send(200, body, { 'Content-Encoding': 'gzip' }), ends: network },
  {
    name: 'sends truncated gzip',
    respond: send(200, gzipSync(body).subarray(0, 40), { 'Content-Encoding': 'gzip' }),
    ends: malformed('(not JSON)'),
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
]
