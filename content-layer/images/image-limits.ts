const kilobyte = 1024

/** Limits of source images. The reason for each is in docs/decisions/0014-pictures.md. */
export const imageLimits = {
  /** Bytes of any source image. */
  bytes: 1024 * kilobyte,
  /** Bytes of an SVG. */
  svgBytes: 100 * kilobyte,
  /** Levels of nested elements of an SVG. */
  svgLevels: 100,
  /** Milliseconds for parsing an SVG. */
  svgMilliseconds: 2000,
  /** Milliseconds of processor time for decoding or drawing an image in the check. */
  inspectionMilliseconds: 20_000,
  /** Milliseconds of processor time for encoding an image. */
  encodingMilliseconds: 120_000,
  /** Bytes of memory that processing one image may take. */
  memory: 1536 * 1024 * kilobyte,
  /** Pixels of a raster image, because a small file may expand to more than the memory of a build. */
  pixels: 40_000_000,
  /** Maximum side in pixels; WebP allows 16,383. */
  side: 16_000,
} as const
