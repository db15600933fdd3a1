/** How the files of each format begin, as Latin letters. */
const beginnings: readonly (readonly [format: string, text: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heif', /^[^]{4}ftyp/],
  ['gif', /^GIF8/],
  ['svg', /^\s*(?:<\?xml[^]*?|<!--[^]*?)*<svg[\s>]/],
]

/** Bytes as Latin letters, one each. */
export function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** The format of a picture by how its bytes begin, given as Latin letters; undefined for anything else. */
export function formatOfPicture(text: string): string | undefined {
  return beginnings.find(([, beginning]) => beginning.test(text))?.[0]
}
