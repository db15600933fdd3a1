const lineBreak = /\r\n?|\n/g

const byteOrderMark = '\uFEFF'

/** Returns a file's text with LF line ends and without a byte order mark. */
export function plainText(source: string): string {
  return source.replace(byteOrderMark, '').replaceAll(lineBreak, '\n')
}

/**
 * Gives a changed text the line ends and the byte order mark of the file that it was: lines above and below the change
 * keep theirs, and new ones have the first of the file.
 */
export function keepLineEnds(text: string, source: string): string {
  const ends = source.match(lineBreak) ?? []
  const [before, after] = [plainText(source).split('\n'), text.split('\n')]
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1
  let below = 0
  const most = Math.min(before.length, after.length) - same
  while (below < most && before.at(-1 - below) === after.at(-1 - below)) below += 1
  const endBelow = (line: number) =>
    line < after.length - below ? undefined : ends[line - after.length + before.length]
  const lines = after.map((line, at) => {
    const end = at <= same ? ends[at - 1] : endBelow(at - 1)
    return at === 0 ? line : (end ?? ends[0] ?? '\n') + line
  })
  return (source.startsWith(byteOrderMark) ? byteOrderMark : '') + lines.join('')
}
