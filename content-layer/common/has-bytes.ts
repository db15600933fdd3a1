/** Returns whether a file that may not be there has these bytes. */
export function hasBytes(file: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return file?.length === bytes.length && file.every((byte, index) => byte === bytes[index])
}
