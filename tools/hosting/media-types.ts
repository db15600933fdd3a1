/** Media types of all published files by extension. They replace the host's own, because old lists lack AVIF. */
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
export function getMediaType(file: string): string | undefined {
  return Object.entries(mediaTypes).find(([extension]) => file.endsWith(`.${extension}`))?.[1]
}

/** Returns whether a file is not compressed already, as pictures other than SVG, fonts and WebAssembly are. */
export function isCompressible(file: string): boolean {
  return /^(?:text\/|application\/json|image\/svg)/.test(getMediaType(file) ?? '')
}

/** Matches an `Accept-Encoding` with a weight other than 0 for the coding (RFC 9110 §12.5.3), in any case. */
function acceptPattern(coding: string): string {
  return String.raw`(?:^|,)\s*${coding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`
}

/** Compressed variants of a file, smallest first; `pattern` matches the `Accept-Encoding` of a request. */
export const encodings = [
  { name: 'br', ending: '.br', pattern: acceptPattern('br') },
  { name: 'gzip', ending: '.gz', pattern: acceptPattern('gzip') },
] as const

export type Encoding = (typeof encodings)[number]
