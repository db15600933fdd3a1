import { diffArrays } from 'diff'
import pixelmatch from 'pixelmatch'

import { hashOf } from '../../shared/files/hash.ts'
import { loadSharp } from '../../images/load-sharp.ts'

/** Pixels of a picture, four bytes each. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Rows of both pictures that show the same place; the end is exclusive. */
export type Region = { before: [from: number, to: number]; after: [from: number, to: number] }

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

function rowsOf({ data, width, height }: Pixels): string[] {
  const length = width * 4
  return Array.from({ length: height }, (_, row) => hashOf(data.subarray(row * length, (row + 1) * length)))
}

/** Minimum number of equal rows that separates two regions. */
const nearby = 48

/** Maximum number of differing rows; above it the search for equal ones between them takes too long. */
const maxEdits = 3000

/** Returns the rows from the first to the last that differ. */
function outerRegion(before: readonly string[], after: readonly string[]): Region {
  let top = 0
  while (top < before.length && top < after.length && before[top] === after[top]) top += 1
  let bottom = 0
  const commonHeight = Math.min(before.length, after.length) - top
  while (bottom < commonHeight && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom += 1
  return { before: [top, before.length - bottom], after: [top, after.length - bottom] }
}

/** Finds the regions in which two pictures differ, from the top. Content that only moved down or up is not included. */
export function findRegions(before: Pixels, after: Pixels): Region[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const parts = diffArrays(old, now, { maxEditLength: maxEdits })
  if (!parts) return [outerRegion(old, now)]
  const regions: Region[] = []
  let [row, nowRow] = [0, 0]
  for (const { count, added, removed } of parts) {
    const last = regions.at(-1)
    const isNear = last !== undefined && (row - last.before[1] < nearby || nowRow - last.after[1] < nearby)
    const region = isNear ? last : ({ before: [row, row], after: [nowRow, nowRow] } satisfies Region)
    if (!added) row += count
    if (!removed) nowRow += count
    if (!added && !removed) continue
    region.before[1] = row
    region.after[1] = nowRow
    if (!isNear) regions.push(region)
  }
  return regions
}

/** Cuts rows out of a picture, filling it up to a height with white. */
function cut({ data, width }: Pixels, [from, to]: readonly [number, number], height: number): Buffer {
  const rows = Buffer.alloc(width * height * 4, 255)
  data.copy(rows, 0, from * width * 4, to * width * 4)
  return rows
}

type PixelmatchOptions = NonNullable<Parameters<typeof pixelmatch>[5]>

/** Marks the differing pixels of a region. */
export function markDifferences(before: Pixels, after: Pixels, region: Region): Pixels {
  const { width } = after
  const height = Math.max(1, region.before[1] - region.before[0], region.after[1] - region.after[0])
  const data = Buffer.alloc(width * height * 4)
  const [old, now] = [cut(before, region.before, height), cut(after, region.after, height)]
  const options: PixelmatchOptions = { threshold: 0.1, includeAA: true, alpha: 0.25, diffColor: [214, 0, 74] }
  pixelmatch(old, now, data, width, height, options)
  return { data, width, height }
}
