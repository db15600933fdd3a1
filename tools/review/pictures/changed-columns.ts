import type { Pixels, Region } from './find-differences.ts'

/** Columns of a picture, from the first to the last but one. */
export type Columns = readonly [from: number, to: number]

/** At least so much is shown; a gap of so many columns between two parts of a page; how far one is looked for. */
const [leastWidth, gap, farthest] = [480, 24, 640]

function pixelAt({ data, width }: Pixels, row: number, column: number): number | undefined {
  const at = (row * width + column) * 4
  return at + 4 <= data.length ? data.readUInt32LE(at) : undefined
}

/** Whether a column shows in each row the same as the one to its left. */
function isBlank(picture: Pixels, [from, to]: readonly [number, number], column: number): boolean {
  for (let row = from; row < to; row += 1)
    if (pixelAt(picture, row, column) !== pixelAt(picture, row, column - 1)) return false
  return true
}

/** The middle of the next gap from a column on, so that no word is cut in two; a step of -1 looks to the left. */
function nextGap(picture: Pixels, rows: readonly [number, number], start: number, step: 1 | -1): number {
  let blank = 0
  for (let column = start; Math.abs(column - start) < farthest; column += step) {
    if (column <= 0 || column >= picture.width) return Math.min(picture.width, Math.max(0, column))
    blank = isBlank(picture, rows, column) ? blank + 1 : 0
    if (blank === gap) return column
  }
  return start + step * farthest
}

/** The first and the last column in which two versions of a region differ; undefined if none does. */
function outerColumns(before: Pixels, after: Pixels, { before: old, after: now }: Region): Columns | undefined {
  const [oldHeight, height] = [old[1] - old[0], now[1] - now[0]]
  // Rows that only one version has differ where they are not of one colour.
  const differs = (row: number, column: number) => {
    const was = row < oldHeight ? pixelAt(before, old[0] + row, column) : pixelAt(after, now[0] + row, 0)
    const is = row < height ? pixelAt(after, now[0] + row, column) : pixelAt(before, old[0] + row, 0)
    return was !== is
  }
  let [first, last] = [after.width, -1]
  for (let row = 0; row < Math.max(oldHeight, height); row += 1) {
    for (let column = 0; column < first; column += 1) if (differs(row, column)) first = column
    for (let column = after.width - 1; column > last; column -= 1) if (differs(row, column)) last = column
  }
  return last < 0 ? undefined : [first, last]
}

/**
 * The columns of a wide picture that differ within a region, with the whole words around them: `rows` are those of the
 * picture after that are shown. A picture of a phone is shown in its whole width.
 */
export function changedColumns(
  before: Pixels,
  after: Pixels,
  region: Region,
  rows: readonly [number, number],
): Columns {
  const { width } = after
  const outer = width > leastWidth ? outerColumns(before, after, region) : undefined
  if (!outer) return [0, width]
  const [left, right] = [nextGap(after, rows, outer[0], -1), nextGap(after, rows, outer[1], 1)]
  const end = Math.min(width, Math.max(right, left + leastWidth))
  return [Math.max(0, Math.min(left, end - leastWidth)), end]
}
