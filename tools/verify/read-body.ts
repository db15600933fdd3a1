import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

import { sha256Of } from '../shared/hash.ts'

/** A decoded body, or why there is none. */
export type Body =
  | { kind: 'whole'; bytes: Buffer; sha256: string }
  | { kind: 'broken-off' | 'undecodable' | 'too-long' }

/** The most bytes that are read of a file's body, compressed or not, by how many it has to have: enough to explain it. */
export function mostBytes(size: number): number {
  return 2 * size + 64 * 1024
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const

function isKnown(coding: string): coding is keyof typeof decoders {
  return Object.hasOwn(decoders, coding)
}

/**
 * The bytes as they were sent, or undefined if they are more than `limit`. They are copied: kept as they come, many
 * small parts would take a hundred times their size.
 * @throws the system's error if the body breaks off
 */
async function readSent(response: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const sent = Buffer.allocUnsafe(limit)
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    if (size + part.length > limit) return undefined
    size += part.copy(sent, size)
  }
  return sent.subarray(0, size)
}

async function decode(sent: Buffer, coding: string, limit: number): Promise<Body> {
  if (coding !== '' && !isKnown(coding)) return { kind: 'undecodable' }
  try {
    const bytes = coding === '' ? sent : await decoders[coding](sent, { maxOutputLength: limit })
    return { kind: 'whole', bytes, sha256: sha256Of(bytes) }
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { kind: isTooLong ? 'too-long' : 'undecodable' }
  }
}

/** Reads a body to its end, or to `limit` bytes, compressed or not. */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  try {
    const sent = await readSent(response, limit)
    return sent ? await decode(sent, coding === 'identity' ? '' : coding, limit) : { kind: 'too-long' }
  } catch {
    return { kind: 'broken-off' }
  }
}
