const encodings = ['utf-8', 'shift_jis'] as const

/**
 * The text of a sheet as spreadsheets save it: UTF-8 with or without a byte order mark, or Shift_JIS; undefined for
 * anything else.
 */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // No spreadsheet writes it; what has it is another encoding, or no text.
      return text.includes('\0') ? undefined : text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return undefined
}
