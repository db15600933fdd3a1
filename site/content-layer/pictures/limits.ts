const kilobyte = 1024

/** What may be handed in. Each limit stands with its reason in docs/decisions/0014-pictures.md. */
export const pictureLimits = {
  /** Bytes of any picture as it is handed in. */
  bytes: 1024 * kilobyte,
  /** Bytes of an SVG after it was made small. */
  svgBytes: 100 * kilobyte,
  /** Pixels of a raster picture: a few bytes may unfold to far more than a build has memory for. */
  pixels: 40_000_000,
  /** The longest side in pixels: WebP ends at 16,383. */
  side: 16_000,
} as const
