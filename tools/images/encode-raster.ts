import type { Picture } from '#content-layer/images/image.ts'
import { loadSharp } from './load-sharp.ts'
import { dropLargerFormats, getFallbackWidth } from './choose-variants.ts'

/**
 * How raster pictures are encoded, as options of sharp by format. AVIF at effort 4 takes three times as long for 2 %
 * fewer bytes; its colours stay at full resolution, which red letters on a banner need. Increment `version` when a
 * change elsewhere alters the files.
 */
export const encoderSettings = {
  version: 1,
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 7 },
} as const

/** The formats that a browser may choose from, best first. */
export const sourceFormats = ['avif', 'webp'] as const

export type EncodedVariant = { format: (typeof sourceFormats)[number] | 'jpeg' | 'png'; width: number; bytes: Buffer }

/**
 * Encodes a raster picture in its widths: AVIF and WebP where they are smaller, and last the one file that every
 * browser shows. The output is upright and in sRGB; metadata such as place, time and owner is dropped, as sharp does by
 * default.
 */
export async function encodeRaster(
  bytes: Uint8Array,
  { raster }: Pick<Picture, 'raster'>,
  widths: readonly number[],
): Promise<EncodedVariant[]> {
  const open = await loadSharp()
  const encode = async (format: EncodedVariant['format'], width: number): Promise<EncodedVariant> => {
    const resized = open(bytes).autoOrient().toColourspace('srgb').resize(width)
    return { format, width, bytes: await resized.toFormat(format, encoderSettings[format]).toBuffer() }
  }
  const variants: EncodedVariant[] = []
  for (const format of sourceFormats) for (const width of widths) variants.push(await encode(format, width))
  const fallback = await encode(raster?.isOpaque === false ? 'png' : 'jpeg', getFallbackWidth(widths))
  return dropLargerFormats([...variants, fallback])
}
