import { gzipSync } from 'node:zlib'

import type { Respond } from './faulty-server.ts'

const json = { 'Content-Type': 'application/json' }

/**
 * Returns a complete, valid response; the connection is closed after it, so that each request is the first of its
 * connection.
 */
export function send(status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = json): Respond {
  return ({ response }) =>
    response
      .writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' })
      .end(body)
}

/** A valid JSON response. */
export const sendJson = (status: number, value: unknown) => send(status, JSON.stringify(value))

/** An error with a message for the user, in the format of specification §3. */
export const sendLocalizedMessage = (status: number, message: unknown) =>
  sendJson(status, { code: status, message: 'for the log', details: { localizedMessage: { locale: 'ja', message } } })

/** Raw bytes, and then the end of the connection. */
export const sendBytes =
  (bytes: string): Respond =>
  ({ socket }) =>
    socket.end(bytes)

/** Raw bytes, and then nothing: the connection stays open as long as the client wants it. */
export const sendAndStay =
  (bytes: string): Respond =>
  ({ socket }) =>
    void socket.write(bytes)

/** Raw bytes, and then a connection reset. */
export const sendAndReset =
  (bytes: string): Respond =>
  ({ socket }) =>
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20))

/** Returns a complete response that arrives in two parts, split at a byte. */
export function sendInHalves(body: Buffer, at: number): Respond {
  return ({ response }) => {
    response
      .writeHead(200, { ...json, 'Content-Length': String(body.length), Connection: 'close' })
      .write(body.subarray(0, at))
    setTimeout(() => response.end(body.subarray(at)), 30)
  }
}

/** Sends `start`, then `part` repeatedly, with pauses in milliseconds, until the client disconnects. */
export function repeat(start: string, part: string, pause: number): Respond {
  return ({ socket }) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(part), pause)
    socket.once('close', () => clearInterval(timer))
  }
}

/** Sends `start`, then `part` endlessly, as fast as it is read, until the client disconnects. */
export function flood(start: string, part: string): Respond {
  return ({ socket }) => {
    const pour = () => {
      while (!socket.destroyed && socket.write(part));
    }
    socket.on('drain', pour)
    socket.write(start)
    pour()
  }
}

/** About 50 MB of JSON that compresses well, compressed on first use. */
export function sendPacked(): Respond {
  let packed: Buffer | undefined
  return (exchange) => {
    packed ??= gzipSync(JSON.stringify('a'.repeat(50_000_000)), { level: 1 })
    send(200, packed, { ...json, 'Content-Encoding': 'gzip' })(exchange)
  }
}
