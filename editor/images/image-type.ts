const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Returns the media type of an image, by its file name; undefined for any other file. */
export function imageTypeOf(file: string): string | undefined {
  return types[file.split('.').at(-1) ?? '']
}
