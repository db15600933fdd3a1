/**
 * How raster pictures are encoded, as options of sharp by format. AVIF at effort 4 takes three times as long for 2 % fewer bytes; its colours stay at
 * full resolution, which red letters on a banner need. Increment `version` when a change elsewhere alters the files.
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

export type SourceFormat = (typeof sourceFormats)[number]
