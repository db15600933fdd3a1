import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * Computes a short fingerprint of bytes, in 20 hexadecimal digits, as `computeHash` in `tools/shared/files/hash.ts` does,
 * which ends each part with a zero byte. It is the same on every platform.
 */
export function computeFingerprintOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256.create().update(bytes).update(Uint8Array.of(0)).digest()).slice(0, 20)
}
