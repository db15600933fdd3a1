/** Media types by file extension. They replace the host's own, because old lists lack AVIF. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
} as const satisfies Readonly<Record<string, string>>

/** Returns the media type of a file by its name; undefined for an unknown extension. */
export function mediaTypeOf(file: string): string | undefined {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? ''
  return Object.entries(mediaTypes).find(([candidate]) => candidate === extension)?.[1]
}

/**
 * Returns the media type of a file that is published.
 * @throws Error for a file whose extension is not in the table: hosts would choose different types
 */
export function mediaTypeOrThrow(file: string): string {
  const type = mediaTypeOf(file)
  if (type === undefined)
    throw new Error(`${file}: nothing says of what kind it is. Add its ending in tools/hosting/media-types.ts.`)
  return type
}

/**
 * Returns whether a file is worth compressing: pictures other than SVG, fonts and WebAssembly are already compressed.
 */
export function isCompressible(file: string): boolean {
  return /^(?:text\/|application\/json|image\/svg)/.test(mediaTypeOf(file) ?? '')
}

/** Compressed variants of a file, smallest first: the HTTP content coding and the file name suffix. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]
