import { diffArrays } from 'diff'
import pixelmatch from 'pixelmatch'

import { computeHash } from '../../shared/files/hash.ts'
import { loadSharp } from '../../images/load-sharp.ts'

/** Pixels of a picture, four bytes each. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Rows of pixels of a picture; the end is exclusive. */
export type Rows = [from: number, to: number]

/** Rows of both pictures that show the same place. */
export type Region = { before: Rows; after: Rows }

export function getHeight([from, to]: Rows): number {
  return to - from
}

/** Decodes a PNG of any size, with an alpha channel. */
export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await (
    await loadSharp()
  )(png, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function hashRows({ data, width, height }: Pixels): string[] {
  const length = width * 4
  return Array.from({ length: height }, (_, row) => computeHash(data.subarray(row * length, (row + 1) * length)))
}

/** Minimum number of equal rows between two regions; regions that are closer are one. */
const minGap = 48

/** Maximum number of differing rows; above it the search for equal ones between them takes too long. */
const maxEdits = 3000

/** Returns the rows from the first to the last that differ. */
function getOuterRegion(before: readonly string[], after: readonly string[]): Region {
  let top = 0
  while (top < before.length && top < after.length && before[top] === after[top]) top += 1
  let bottom = 0
  const commonHeight = Math.min(before.length, after.length) - top
  while (bottom < commonHeight && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom += 1
  return { before: [top, before.length - bottom], after: [top, after.length - bottom] }
}

/** Finds the regions in which two pictures differ, from the top. Content that only moved down or up is not included. */
export function findRegions(before: Pixels, after: Pixels): Region[] {
  const [beforeRows, afterRows] = [hashRows(before), hashRows(after)]
  const parts = diffArrays(beforeRows, afterRows, { maxEditLength: maxEdits })
  if (!parts) return [getOuterRegion(beforeRows, afterRows)]
  const regions: Region[] = []
  let [beforeEnd, afterEnd] = [0, 0]
  for (const { count, added, removed } of parts) {
    const [beforeStart, afterStart] = [beforeEnd, afterEnd]
    if (!added) beforeEnd += count
    if (!removed) afterEnd += count
    if (!added && !removed) continue
    const last = regions.at(-1)
    if (last && (beforeStart - last.before[1] < minGap || afterStart - last.after[1] < minGap)) {
      last.before[1] = beforeEnd
      last.after[1] = afterEnd
    } else regions.push({ before: [beforeStart, beforeEnd], after: [afterStart, afterEnd] })
  }
  return regions
}

/** Returns rows of a picture, filled up to a height with white rows. */
function cutRows({ data, width }: Pixels, [from, to]: Rows, height: number): Buffer {
  const rows = Buffer.alloc(width * height * 4, 255)
  data.copy(rows, 0, from * width * 4, to * width * 4)
  return rows
}

/** Draws a region with its differing pixels marked. Its height is the larger one of both versions. */
export function markDifferences(before: Pixels, after: Pixels, region: Region): Pixels {
  const { width } = after
  const height = Math.max(1, getHeight(region.before), getHeight(region.after))
  const data = Buffer.alloc(width * height * 4)
  const [rowsBefore, rowsAfter] = [cutRows(before, region.before, height), cutRows(after, region.after, height)]
  pixelmatch(rowsBefore, rowsAfter, data, width, height, {
    threshold: 0.1,
    includeAA: true,
    alpha: 0.25,
    diffColor: [214, 0, 74],
  })
  return { data, width, height }
}
