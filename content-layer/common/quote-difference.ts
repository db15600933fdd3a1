/** Maximum number of characters of a quotation. */
const maxLength = 40
/** Number of characters quoted before the difference. */
const leadLength = 12

/** Quotes a part of a text, starting shortly before the difference. */
function quote(text: string, differsAt: number): string {
  const start = Math.max(0, Math.min(differsAt - leadLength, text.length - maxLength))
  return `${start > 0 ? '…' : ''}${text.slice(start, start + maxLength)}${start + maxLength < text.length ? '…' : ''}`
}

/** Quotes from each of two texts the part in which it differs from the other. */
export function quoteDifference(one: string, other: string): [string, string] {
  let same = 0
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1
  return [quote(one, same), quote(other, same)]
}
