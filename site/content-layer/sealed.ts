import { createHash } from 'node:crypto'

/** What the seal is made of: the form of what is stored, the name that it is stored under, and its content. */
function sealOf(name: string, content: string | Uint8Array): string {
  return createHash('sha256').update(`sealed 1\0${name}\0`).update(content).digest('hex')
}

/** How long a seal is with the sign that parts it from the content, in bytes. */
const length = sealOf('', '').length + 1

/** Bytes to be stored under a name, with a checksum of both in front. */
export function seal(name: string, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${sealOf(name, content)}\n`), content])
}

/**
 * The content of what was stored under this name; undefined where it is cut off, garbled, empty, unsealed, or was
 * stored under another name.
 */
export function unseal(name: string, stored: Buffer): Buffer | undefined {
  const content = stored.subarray(length)
  return stored.subarray(0, length).equals(Buffer.from(`${sealOf(name, content)}\n`)) ? content : undefined
}

/** The same for a line of text. */
export function sealLine(name: string, text: string): string {
  return `${sealOf(name, text)} ${text}`
}

/** The text of a line; undefined where it is not as it was stored. */
export function unsealLine(name: string, line: string): string | undefined {
  const text = line.slice(length)
  return line.slice(0, length) === `${sealOf(name, text)} ` ? text : undefined
}
