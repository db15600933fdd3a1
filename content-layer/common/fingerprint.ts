import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A short fingerprint of a text, 20 hexadecimal digits. The same wherever it is computed. */
export function fingerprintOf(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${text}\0`))).slice(0, 20)
}
