import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { PicturePlace, PictureSource } from '#schemas/image.ts'

import { hashOf } from '../hash.ts'
import { readPlainFile } from '../read-plain-file.ts'
import type { Variant } from './encode-raster.ts'
import type { Picture } from './inspect-picture.ts'
import { pictureLimits } from './limits.ts'
import type { Entry, MadePicture, NewEntry, PictureStore } from './picture-store.ts'
import { recipe, sourceFormats, widthsFor } from './recipe.ts'
import { PictureTooMuch, runPictureTask, runTaskWithin } from './run-picture-task.ts'

const { dependencies } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>
}

/** Changes with anything that the files depend on: the picture, how it is made, and by which versions. */
function keyOf({ file, fingerprint }: Picture, widths: readonly number[]): string {
  return hashOf(path.posix.basename(file), fingerprint, JSON.stringify([recipe, widths, dependencies['sharp'], dependencies['svgo']]))
}

/** The first ten digits of a file's fingerprint stand in its name, so that it may be kept for ever and is known when damaged. */
export function fingerprintInName(bytes: Uint8Array): string {
  return hashOf(bytes).slice(0, 10)
}

function describeVariants(variants: readonly (Variant & { name: string })[], { width, height, raster }: Picture): MadePicture {
  const src = (name: string) => `/media/${name}`
  const sources = sourceFormats.flatMap((wanted): PictureSource[] => {
    const files = variants.filter(({ format }) => format === wanted).map(({ name, width }) => ({ src: src(name), width }))
    return files.length > 0 ? [{ type: `image/${wanted}`, files }] : []
  })
  const color = raster?.color === undefined ? {} : { color: raster.color }
  return { src: src(variants.at(-1)?.name ?? ''), width, height, ...color, ...(sources.length > 0 ? { sources } : {}) }
}

/**
 * The drawing made smaller; one that takes far too long was drawn in time when it was checked, and is published as it was. There is
 * more time than in the check: what is stored must not depend on how busy the machine was.
 */
async function optimise(source: string): Promise<string> {
  try {
    return await runTaskWithin(pictureLimits.encoding, 'optimiseSvg', source)
  } catch (error) {
    if (error instanceof PictureTooMuch) return source
    throw error
  }
}

async function makeFiles(picture: Picture, bytes: Uint8Array, widths: readonly number[]): Promise<NewEntry> {
  const base = path.posix.basename(picture.file, path.posix.extname(picture.file))
  if (!picture.raster) {
    const drawing = Buffer.from(await optimise(new TextDecoder().decode(bytes)))
    const name = `${base}.${fingerprintInName(drawing)}.svg`
    return { made: { src: `/media/${name}`, width: picture.width, height: picture.height }, files: new Map([[name, drawing]]) }
  }
  const variants = (await runPictureTask('encodeRaster', bytes, { raster: picture.raster }, widths)).map((variant) => {
    const ending = variant.format === 'jpeg' ? 'jpg' : variant.format
    return { ...variant, name: `${base}-${variant.width}.${fingerprintInName(variant.bytes)}.${ending}` }
  })
  return { made: describeVariants(variants, picture), files: new Map(variants.map(({ name, bytes }) => [name, bytes])) }
}

/** What a picture becomes in the places where it is shown: from the store, or made now and stored. */
export async function makePicture(root: string, picture: Picture, shownIn: readonly PicturePlace[], store: PictureStore): Promise<Entry> {
  const widths = picture.raster ? widthsFor(picture.width, shownIn) : []
  return store.findOrMake(keyOf(picture, widths), async () => makeFiles(picture, readPlainFile(path.join(root, picture.file)), widths))
}
