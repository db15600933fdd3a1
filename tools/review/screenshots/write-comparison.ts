import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { computeHash } from '../../shared/files/hash.ts'
import { loadSharp } from '../../images/load-sharp.ts'
import { decode, findRegions, markDifferences, type Pixels, type Region, type Rows } from './find-differences.ts'
import { dropShiftedRows } from './drop-shifted-rows.ts'

/** A picture in the review folder, with a name derived from its content. */
export type Picture = { file: string; width: number; height: number }

/** A region of a page: before, after, and with the differences marked. */
export type DifferentRegion = { before?: Picture; after?: Picture; marked?: Picture }

/** Differences between two pictures of a page; no regions if there are none. */
export type Comparison = { regions: DifferentRegion[]; more: number }

/** Number of rows of pixels to show above and below a difference. */
const contextRows = 56
/** Maximum number of rows of pixels in a region. */
const maxRows = 2400
/** Maximum number of regions to show. */
const maxRegions = 5

/** WebP quality at which letters remain sharp. */
const quality = 82

function withMargin([from, to]: Rows, height: number): Rows {
  const start = Math.max(0, from - contextRows)
  return [start, Math.min(height, Math.max(to + contextRows, start + 1), start + maxRows)]
}

async function writePart(folder: string, { data, width }: Pixels, [from, to]: Rows): Promise<Picture> {
  const size = { width, height: to - from }
  const sharp = await loadSharp()
  const bytes = await sharp(data.subarray(from * width * 4, to * width * 4), {
    raw: { ...size, channels: 4 },
    limitInputPixels: false,
  })
    .webp({ quality, effort: 2 })
    .toBuffer()
  const file = `${computeHash(bytes)}.webp`
  await writeFile(path.join(folder, file), bytes)
  return { file, ...size }
}

async function writeRegion(folder: string, before: Pixels, after: Pixels, region: Region) {
  const wide: Region = {
    before: withMargin(region.before, before.height),
    after: withMargin(region.after, after.height),
  }
  const marked = markDifferences(before, after, wide)
  const [pictureBefore, pictureAfter, difference] = await Promise.all([
    writePart(folder, before, wide.before),
    writePart(folder, after, wide.after),
    writePart(folder, marked, [0, marked.height]),
  ])
  return { before: pictureBefore, after: pictureAfter, marked: difference } satisfies DifferentRegion
}

/** Compares two pictures of a page and writes the regions that differ into a folder. */
export async function writeComparison(folder: string, before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { regions: [], more: 0 }
  await mkdir(folder, { recursive: true })
  const [pixelsBefore, pixelsAfter] = await Promise.all([decode(before), decode(after)])
  const regions = dropShiftedRows(findRegions(pixelsBefore, pixelsAfter), pixelsBefore, pixelsAfter)
  const written: DifferentRegion[] = []
  for (const region of regions.slice(0, maxRegions))
    written.push(await writeRegion(folder, pixelsBefore, pixelsAfter, region))
  return { regions: written, more: Math.max(0, regions.length - maxRegions) }
}

/** Writes the picture of a page that exists in one version only. */
export async function writeFullPicture(folder: string, png: Buffer, side: 'before' | 'after'): Promise<Comparison> {
  await mkdir(folder, { recursive: true })
  const pixels = await decode(png)
  const picture = await writePart(folder, pixels, [0, Math.min(pixels.height, maxRows * 2)])
  return { regions: [{ [side]: picture }], more: 0 }
}
