import { createHash } from 'node:crypto'

/** Computes a short fingerprint of the given parts, in 20 hexadecimal digits. */
export function computeHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 20)
}

/** Computes the full SHA-256 of bytes, in hexadecimal digits. */
export function computeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
