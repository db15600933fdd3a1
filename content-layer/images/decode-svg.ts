import { detectKind, latin } from '../common/file-kinds.ts'
import { UnreadableImage } from '../diagnostics/explanations/unreadable-image.ts'

/** The encoding that an XML declaration names: `<?xml version="1.0" encoding="Shift_JIS"?>`. */
const declaredEncoding = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

/** Names of encodings with the same Latin letters as UTF-8. */
const asciiCompatible = /^(?:us-)?ascii$|^iso-?8859-\d+$|^latin-?\d$|^windows-\d+$|^shift[_-]?jis$|^sjis$|^euc-jp$/i

/** Encodings that Japanese text without a declaration may have, as messages name them. */
const guessedEncodings = ['Shift_JIS', 'EUC-JP'] as const

/** The start of a text in UTF-16: its byte order mark, or a `<` of two bytes. */
const utf16Start = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/

/** The marker that Git writes at a conflict of two changes. */
const conflictMarker = /^<{7}(?: |\r?$)/m

function isTextIn(encoding: string, bytes: Uint8Array): boolean {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes) !== ''
  } catch {
    return false
  }
}

/** Detects the encoding of text that is not in UTF-8; undefined for bytes that are not text. */
function detectEncoding(bytes: Uint8Array): string | undefined {
  const head = latin(bytes.subarray(0, 400))
  if (utf16Start.test(head)) return 'UTF-16'
  if (!/^\s*</.test(head)) return undefined
  const guess = guessedEncodings.find((encoding) => isTextIn(encoding, bytes))
  return declaredEncoding.exec(head)?.[1] ?? guess ?? 'Latin-1 など'
}

/**
 * Decodes the text of an SVG.
 * @throws UnreadableImage if it is another kind of file, or text in another encoding than UTF-8
 */
export function decodeSvg(bytes: Uint8Array): string {
  const kind = detectKind(bytes)
  const text = isTextIn('utf-8', bytes) ? new TextDecoder().decode(bytes) : undefined
  // A conflict marker may be anywhere in a text, and an SVG may start with a comment of any length.
  if (text !== undefined && conflictMarker.test(text)) throw new UnreadableImage({ kind: 'other-kind', is: 'conflict' })
  if (kind !== undefined && kind !== 'svg') throw new UnreadableImage({ kind: 'other-kind', is: kind })
  if (text === undefined) {
    const name = detectEncoding(bytes)
    throw new UnreadableImage(name === undefined ? { kind: 'unknown' } : { kind: 'encoding', name })
  }
  if (text.includes('\0') && detectEncoding(bytes) === 'UTF-16')
    throw new UnreadableImage({ kind: 'encoding', name: 'UTF-16' })
  const name = declaredEncoding.exec(text)?.[1] ?? 'UTF-8'
  const isAscii = /^[\0-\x7f]*$/.test(text)
  const isUtf8 = /^utf-?8$/i.test(name) || (isAscii && asciiCompatible.test(name))
  if (!isUtf8) throw new UnreadableImage({ kind: 'encoding', name })
  return text
}
