/*
 * Maps offsets in the value of a Markdown text to its source, where some characters are longer: 「A&B」 is written
 * 「A&amp;B」 or 「A\&B」. Lines may also be indented there.
 */

/** A character reference: `&amp;`, `&#38;`, `&#x26;`. */
const reference = /&(?:#x(?<hex>[0-9a-f]+)|#(?<decimal>\d+)|[a-z][a-z0-9]*);/iy

/** The characters of ASCII that a backslash can escape: punctuation and symbols. */
const escapable = /[!-/:-@[-`{-~]/

/** Maximum code of a character that is one UTF-16 unit long; all others are two units long. */
const maxBasicCode = 0xffff

/** Offsets where the value and its source are compared. */
type Cursor = { value: string; valueOffset: number; source: string; sourceOffset: number }

/** Returns the match of a reference that starts at a cursor of the source. */
function matchReference({ source, sourceOffset }: Cursor): RegExpExecArray | null {
  reference.lastIndex = sourceOffset
  return reference.exec(source)
}

/** Returns the length of a reference in the value, in UTF-16 units; 0 if it is unknown, so that it stays as written. */
function lengthInValue({ value, valueOffset, source, sourceOffset }: Cursor, match: RegExpExecArray): number {
  const [written] = match
  const { hex, decimal } = match.groups ?? {}
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (Number.isInteger(code)) return code > maxBasicCode ? 2 : 1
  if (value.startsWith(written, valueOffset)) return 0
  // A named reference is two units long if what follows it in the source does not yet follow in the value.
  const next = source[sourceOffset + written.length] ?? ''
  return ['&', '\\', value[valueOffset + 1] ?? ''].includes(next) ? 1 : 2
}

/**
 * Returns a function that maps an offset of a text's value to an offset in the whole source. `source` is the text's own
 * source, which starts at `start`.
 */
export function createOffsetMap(value: string, source: string, start: number): (offset: number) => number {
  if (value === source) return (offset) => start + offset
  /** The offset in the source of each unit of the value. */
  const offsets: number[] = []
  let sourceOffset = 0
  while (offsets.length < value.length && sourceOffset < source.length) {
    const character = value[offsets.length] ?? ''
    const cursor: Cursor = { value, valueOffset: offsets.length, source, sourceOffset }
    const match = source[sourceOffset] === '&' ? matchReference(cursor) : null
    const length = match ? lengthInValue(cursor, match) : 0
    if (match && length > 0) {
      offsets.push(...Array.from({ length }, () => cursor.sourceOffset))
      sourceOffset += match[0].length
    } else if (source[sourceOffset] === '\\' && source[sourceOffset + 1] === character && escapable.test(character)) {
      offsets.push(sourceOffset)
      sourceOffset += 2
    } else {
      // A character of the source that the value lacks is part of an indentation.
      if (source[sourceOffset] === character) offsets.push(sourceOffset)
      sourceOffset += 1
    }
  }
  return (offset) => start + (offsets[offset] ?? source.length)
}
