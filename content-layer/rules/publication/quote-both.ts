/** The most characters of a sentence that are quoted, and how many of them stand before the difference. */
const [quoted, lead] = [40, 12]

/** A part of a text, from a little before where it differs. */
function quote(text: string, differsAt: number): string {
  const start = Math.max(0, Math.min(differsAt - lead, text.length - quoted))
  return `${start > 0 ? '…' : ''}${text.slice(start, start + quoted)}${start + quoted < text.length ? '…' : ''}`
}

/** Two texts as they are told beside each other: the part in which they differ. */
export function quoteBoth(one: string, other: string): [string, string] {
  let same = 0
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1
  return [quote(one, same), quote(other, same)]
}
