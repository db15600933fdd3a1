import type { Packed } from './open-engine.ts'

/** Restores the files that were passed to a browser. */
export function unpack(packed: Packed): Map<string, Uint8Array | undefined> {
  return new Map(
    packed.map(([file, base64]) => [
      file,
      base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ]),
  )
}
