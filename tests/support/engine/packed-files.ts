// Runs in Node and in browsers.

/** Files as they are passed to a browser or a worker: in base64; undefined for a file that is missing. */
export type PackedFiles = readonly (readonly [file: string, base64: string | undefined])[]

/** Returns packed files as bytes. */
export function unpack(packed: PackedFiles): Map<string, Uint8Array | undefined> {
  return new Map(
    packed.map(([file, base64]) => [
      file,
      base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ]),
  )
}
