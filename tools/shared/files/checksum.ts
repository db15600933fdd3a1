import { createHash } from 'node:crypto'

/** Computes a checksum of the storage format, the name and the content. */
function computeChecksum(name: string, content: string | Uint8Array): string {
  return createHash('sha256').update(`sealed 1\0${name}\0`).update(content).digest('hex')
}

/** The length of a checksum and its separator, in bytes. */
const length = computeChecksum('', '').length + 1

/** Prefixes content that is stored under a name with a checksum of both. */
export function addChecksum(name: string, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${computeChecksum(name, content)}\n`), content])
}

/** Returns the content; undefined if it is damaged, or was stored under another name. */
export function verifyChecksum(name: string, stored: Buffer): Buffer | undefined {
  const content = stored.subarray(length)
  return stored.subarray(0, length).equals(Buffer.from(`${computeChecksum(name, content)}\n`)) ? content : undefined
}

/** Like `addChecksum`, for a line of text. */
export function addLineChecksum(name: string, text: string): string {
  return `${computeChecksum(name, text)} ${text}`
}

/** Returns the text of a line; undefined if it differs from the stored one. */
export function verifyLineChecksum(name: string, line: string): string | undefined {
  const text = line.slice(length)
  return line.slice(0, length) === `${computeChecksum(name, text)} ` ? text : undefined
}
