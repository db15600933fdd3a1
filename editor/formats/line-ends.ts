const lineBreak = /\r\n?|\n/g

const byteOrderMark = '\uFEFF'

/** Returns a file's text with LF line ends and without a byte order mark. */
export function plainText(source: string): string {
  return source.replace(byteOrderMark, '').replaceAll(lineBreak, '\n')
}

/**
 * Gives an edited text, which has LF line ends, the line ends and the byte order mark of its file: lines above and below
 * the edit keep theirs, and new lines end like the file's first one.
 */
export function keepLineEnds(text: string, source: string): string {
  const ends = source.match(lineBreak) ?? []
  const [before, after] = [plainText(source).split('\n'), text.split('\n')]
  const maxUnchanged = Math.min(before.length, after.length)
  let linesAbove = 0
  while (linesAbove < maxUnchanged && before[linesAbove] === after[linesAbove]) linesAbove += 1
  let linesBelow = 0
  while (linesBelow < maxUnchanged - linesAbove && before.at(-1 - linesBelow) === after.at(-1 - linesBelow))
    linesBelow += 1
  const endOf = (line: number) => {
    if (line < linesAbove) return ends[line]
    return line < after.length - linesBelow ? undefined : ends[line - after.length + before.length]
  }
  const lines = after.map((line, index) => (index === 0 ? line : (endOf(index - 1) ?? ends[0] ?? '\n') + line))
  return (source.startsWith(byteOrderMark) ? byteOrderMark : '') + lines.join('')
}
