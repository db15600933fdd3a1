const reference = /&(?:#x([0-9a-f]+)|#(\d+)|[a-z][a-z0-9]*);/iy

const escapable = /[!-/:-@[-`{-~]/

/**
 * Returns the number of text characters that this reference in the source, such as &amp;, represents; 0 if the source
 * is literal text.
 */
function lengthOfReference(value: string, at: number, [written, hex, decimal]: RegExpExecArray, next: string): number {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (Number.isInteger(code)) return code > 0xffff ? 2 : 1
  if (value.startsWith(written, at)) return 0
  return ['&', '\\', value[at + 1] ?? ''].includes(next) ? 1 : 2
}

/**
 * Returns a function that maps an offset of a text to an offset in the source: references and escaped characters are
 * longer there, and lines may be indented. `raw` is the text's source, which starts at `start`.
 */
export function createOffsetMap(value: string, raw: string, start: number): (offset: number) => number {
  if (value === raw) return (offset) => start + offset
  const offsets: number[] = []
  let at = 0
  while (offsets.length < value.length && at < raw.length) {
    const index = offsets.length
    reference.lastIndex = at
    const match = raw[at] === '&' ? reference.exec(raw) : null
    const length = match ? lengthOfReference(value, index, match, raw[reference.lastIndex] ?? '') : 0
    if (match && length > 0) {
      offsets.push(...Array.from({ length }, () => at))
      at += match[0].length
    } else if (raw[at] === '\\' && raw[at + 1] === value[index] && escapable.test(value[index] ?? '')) {
      offsets.push(at)
      at += 2
    } else {
      if (raw[at] === value[index]) offsets.push(at)
      at += 1
    }
  }
  return (offset) => start + (offsets[offset] ?? raw.length)
}
