import { gzipSync } from 'node:zlib'

import type { Answer } from '../fault-server.ts'

const json = { 'Content-Type': 'application/json' }

/** A whole, proper answer; the connection is closed after it, so that each request is the first of its connection. */
export function send(status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = json): Answer {
  return ({ response }) =>
    response
      .writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' })
      .end(body)
}

/** A proper answer in JSON. */
export const sendJson = (status: number, value: unknown) => send(status, JSON.stringify(value))

/** A refusal with words for a person, where specification §3 puts them. */
export const sendLocalizedMessage = (status: number, message: unknown) =>
  sendJson(status, { code: status, message: 'for the log', details: { localizedMessage: { locale: 'ja', message } } })

/** Bytes as they are, and then the end of the connection. */
export const sendBytes =
  (bytes: string): Answer =>
  ({ socket }) =>
    socket.end(bytes)

/** Bytes as they are, and then nothing: the connection stays open for as long as the other side wants it. */
export const sendAndStay =
  (bytes: string): Answer =>
  ({ socket }) =>
    void socket.write(bytes)

/** Bytes as they are, and when they are on their way, a broken connection. */
export const sendAndReset =
  (bytes: string): Answer =>
  ({ socket }) =>
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20))

/** A whole answer that arrives in two parts, cut at a byte. */
export function sendInHalves(body: Buffer, at: number): Answer {
  return ({ response }) => {
    response
      .writeHead(200, { ...json, 'Content-Length': String(body.length), Connection: 'close' })
      .write(body.subarray(0, at))
    setTimeout(() => response.end(body.subarray(at)), 30)
  }
}

/** Sends `start`, and then `part` again and again, with pauses in milliseconds, until nobody listens. */
export function repeat(start: string, part: string, pause: number): Answer {
  return ({ socket }) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(part), pause)
    socket.once('close', () => clearInterval(timer))
  }
}

/** Sends `start`, and then `part` without end, as fast as it is taken, until nobody listens. */
export function flood(start: string, part: string): Answer {
  return ({ socket }) => {
    const pour = () => {
      while (!socket.destroyed && socket.write(part));
    }
    socket.on('drain', pour)
    socket.write(start)
    pour()
  }
}

/**
 * JSON of some 50 MB that packs well, packed so many times over, as its header says. It is packed once, when it is
 * first asked for.
 */
export function sendPacked(times: 1 | 2): Answer {
  let packed: Buffer | undefined
  return (exchange) => {
    packed ??= Array.from({ length: times }).reduce<Buffer>(
      (bytes) => gzipSync(bytes, { level: 1 }),
      Buffer.from(JSON.stringify('a'.repeat(50_000_000))),
    )
    send(200, packed, { ...json, 'Content-Encoding': Array.from({ length: times }, () => 'gzip').join(', ') })(exchange)
  }
}
