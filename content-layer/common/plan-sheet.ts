/*
 * The file of a month's plan, as spreadsheets save it: its encoding, and other files in its place.
 */

/** Heading of the column with the campaign's id, which is also its file name. */
export const idHeading = 'id'

const encodings = ['utf-8', 'shift_jis'] as const

/**
 * Decodes the text of a sheet as saved by spreadsheets: UTF-8 with or without a byte order mark, or Shift_JIS;
 * undefined for anything else.
 */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // Spreadsheets never write this character, so the file has another encoding or is not text.
      return text.includes('\0') ? undefined : text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return undefined
}

/**
 * Kinds of files other than sheets, detected by their first bytes: some programs export another format under the same
 * file name.
 */
export type SheetFileKind = 'workbook' | 'html' | 'pdf' | 'utf-16' | 'unknown'

/** The first bytes of files: ZIP and OLE (Excel), PDF, and the byte order marks of UTF-16. */
const signatures: readonly (readonly [SheetFileKind, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['utf-16', [0xff, 0xfe]],
  ['utf-16', [0xfe, 0xff]],
]

/** The start of a web page or an XML file, or of a table copied from one. */
const htmlStart = /^\ufeff?\s*<(?:!doctype|html|\?xml|table|meta|head)/iu

/** Returns the kind of a file that is not a sheet; undefined for a sheet. `text` is the sheet's text. */
export function detectOtherKind(bytes: Uint8Array, text: string | undefined): SheetFileKind | undefined {
  const match = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (match) return match[0]
  if (text !== undefined) return htmlStart.test(text) ? 'html' : undefined
  // In UTF-16, every Latin letter and comma has a zero byte.
  return bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0) ? 'utf-16' : 'unknown'
}
