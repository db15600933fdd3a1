import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Computes a short fingerprint of a text, in 20 hexadecimal digits. It is the same on every platform. */
export function fingerprintOf(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${text}\0`))).slice(0, 20)
}
