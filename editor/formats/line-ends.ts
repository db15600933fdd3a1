/** A line end of any system: CRLF, CR or LF. */
const lineBreak = /\r\n?|\n/g

const byteOrderMark = '\uFEFF'

/** Returns a file's text with LF line ends, and without the byte order mark at its start. */
export function toPlainText(source: string): string {
  const text = source.startsWith(byteOrderMark) ? source.slice(byteOrderMark.length) : source
  return text.replaceAll(lineBreak, '\n')
}

/** Counts the equal lines at the start of two texts, and the equal lines at their end. No line is counted twice. */
function countEqualLines(before: readonly string[], after: readonly string[]): { above: number; below: number } {
  const max = Math.min(before.length, after.length)
  let above = 0
  while (above < max && before[above] === after[above]) above += 1
  let below = 0
  while (below < max - above && before.at(-1 - below) === after.at(-1 - below)) below += 1
  return { above, below }
}

/**
 * Restores the line ends and the byte order mark of a file in its edited text, which has LF line ends. Lines above and
 * below the edit keep theirs; edited lines end like the first line of the file.
 */
export function keepLineEnds(text: string, source: string): string {
  const ends = source.match(lineBreak) ?? []
  const newEnd = ends[0] ?? '\n'
  const [before, after] = [toPlainText(source).split('\n'), text.split('\n')]
  const { above, below } = countEqualLines(before, after)
  const endOf = (line: number) => {
    if (line < above) return ends[line]
    const isEdited = line < after.length - below
    return isEdited ? undefined : ends[line - after.length + before.length]
  }
  const last = after.length - 1
  const lines = after.map((line, index) => (index === last ? line : line + (endOf(index) ?? newEnd)))
  return (source.startsWith(byteOrderMark) ? byteOrderMark : '') + lines.join('')
}
