/** Media types by file extension. Hosts should not use their own: old lists lack AVIF. */
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

type Ending = keyof typeof mediaTypes

export function isKnownEnding(ending: string): ending is Ending {
  return Object.hasOwn(mediaTypes, ending)
}

/** The media type of a file by its name. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? ''
  return isKnownEnding(ending) ? mediaTypes[ending] : undefined
}

/**
 * The media type of a file that is published.
 * @throws Error for a file whose ending is not in the table: each host would call it what it likes
 */
export function knownMediaTypeOf(file: string): string {
  const type = mediaTypeOf(file)
  if (type === undefined)
    throw new Error(`${file}: nothing says of what kind it is. Add its ending in tools/hosting/media-types.ts.`)
  return type
}
