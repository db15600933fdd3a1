import pixelmatch from 'pixelmatch'

import { getHeight, type Pixels, type Region, type Rows } from './find-differences.ts'

/** Returns whether the versions of a region differ in height by more than a shift of one row. */
function changesHeight({ before, after }: Region): boolean {
  return Math.abs(getHeight(before) - getHeight(after)) > 1
}

/** Returns whether each pixel of some rows is in the other picture, at most one row above or below `start`. */
function isWithin(one: Pixels, [from, to]: Rows, other: Pixels, start: number): boolean {
  const { width } = one
  const height = to - from
  const rows = (picture: Pixels, first: number) =>
    picture.data.subarray(first * width * 4, (first + height) * width * 4)
  const starts = [start - 1, start, start + 1].filter((first) => first >= 0 && first + height <= other.height)
  // Each mask is opaque where the pixels differ.
  const masks = starts.map((first) => {
    const mask = Buffer.alloc(width * height * 4)
    pixelmatch(rows(one, from), rows(other, first), mask, width, height, { includeAA: true, diffMask: true })
    return mask
  })
  const isMissing = (pixel: number) => masks.every((mask) => mask[pixel * 4 + 3] !== 0)
  return !Array.from({ length: width * height }, (_, pixel) => pixel).some(isMissing)
}

/** Returns whether a region looks the same in both pictures, with each part at most one row higher or lower. */
function isShifted(before: Pixels, after: Pixels, region: Region): boolean {
  return (
    !changesHeight(region) &&
    isWithin(before, region.before, after, region.after[0]) &&
    isWithin(after, region.after, before, region.before[0])
  )
}

/**
 * Omits regions that differ only because the height of something above them changed by a fraction of a pixel, which
 * moves lines of text to the next row. If no height above changed, one row is a difference.
 */
export function dropShiftedRows(regions: readonly Region[], before: Pixels, after: Pixels): Region[] {
  const firstMoved = regions.findIndex(changesHeight)
  if (firstMoved < 0) return [...regions]
  return regions.filter((region, index) => index <= firstMoved || !isShifted(before, after, region))
}
