const kilobyte = 1024

/** What may be handed in. Each limit stands with its reason in docs/decisions/0014-pictures.md. */
export const pictureLimits = {
  /** Bytes of any picture as it is handed in. */
  bytes: 1024 * kilobyte,
  /** Bytes of an SVG. */
  svgBytes: 100 * kilobyte,
  /** What an SVG costs to draw (`svg-cost.ts`), about four to a millisecond. */
  svgCost: 1200,
  /** Levels of an SVG: elements in elements, and parts that show parts. */
  svgLevels: 100,
  /** Milliseconds for counting an SVG. */
  counting: 2000,
  /** Milliseconds for reading a picture to its last pixel in the check, and for making it ready for the pages. */
  inspection: 10_000,
  encoding: 120_000,
  /** Bytes of memory that working on one picture may take. */
  memory: 1536 * 1024 * kilobyte,
  /** Pixels of a raster picture: a few bytes may unfold to far more than a build has memory for. */
  pixels: 40_000_000,
  /** The longest side in pixels: WebP ends at 16,383. */
  side: 16_000,
} as const
