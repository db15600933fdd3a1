import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { ImageSource, PublishedImage } from '#schemas/published-image.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { encoderSettings, sourceFormats, type EncodedVariant } from './encode-raster.ts'
import { fingerprintInName } from '#content-layer/images/published-name.ts'
import type { Picture } from '#content-layer/images/image.ts'
import type { StoredPicture, EncodedPicture, PictureStore } from './picture-store.ts'
import { listWidths } from './choose-variants.ts'
import { runPictureTask } from './run-picture-task.ts'

const { dependencies } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
) as {
  dependencies: Readonly<Record<string, string>>
}

export const sharpVersion = dependencies['sharp'] ?? ''

/** Returns a store key that changes with everything that the files depend on: picture, settings and library version. */
function computeKey({ file, fingerprint }: Picture, widths: readonly number[]): string {
  return computeHash(path.posix.basename(file), fingerprint, JSON.stringify([encoderSettings, widths, sharpVersion]))
}

function describeVariants(
  variants: readonly (EncodedVariant & { name: string })[],
  { width, height, raster }: Picture,
): PublishedImage {
  const src = (name: string) => `/media/${name}`
  const sources = sourceFormats.flatMap((sourceFormat): ImageSource[] => {
    const files = variants
      .filter(({ format }) => format === sourceFormat)
      .map(({ name, width }) => ({ src: src(name), width }))
    return files.length > 0 ? [{ type: `image/${sourceFormat}`, files }] : []
  })
  const color = raster?.color === undefined ? {} : { color: raster.color }
  return { src: src(variants.at(-1)?.name ?? ''), width, height, ...color, ...(sources.length > 0 ? { sources } : {}) }
}

/** Encodes a picture in a process of its own, see `encodeRaster`, and names its files. */
async function encodePicture(picture: Picture, bytes: Uint8Array, widths: readonly number[]): Promise<EncodedPicture> {
  const base = path.posix.basename(picture.file, path.posix.extname(picture.file))
  const raster = { ...(picture.raster && { raster: picture.raster }) }
  const encoded = await runPictureTask('encodeRaster', bytes, raster, widths)
  const variants = encoded.map((variant) => {
    const ending = variant.format === 'jpeg' ? 'jpg' : variant.format
    return { ...variant, name: `${base}-${variant.width}.${fingerprintInName(computeHash(variant.bytes))}.${ending}` }
  })
  return {
    picture: describeVariants(variants, picture),
    files: new Map(variants.map(({ name, bytes }) => [name, bytes])),
  }
}

/** Returns the files of a raster picture in the widths of its slots, from the store, or encoded now and stored. */
export async function findOrEncodePicture(
  root: string,
  picture: Picture,
  slots: readonly PictureSlot[],
  store: PictureStore,
): Promise<StoredPicture> {
  const widths = listWidths(picture.width, slots)
  return store.findOrMake(computeKey(picture, widths), async () =>
    encodePicture(picture, readPlainFile(path.join(root, picture.file)), widths),
  )
}
