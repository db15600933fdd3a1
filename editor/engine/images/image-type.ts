import { getExpectedKind } from '#content-layer/common/file-kinds.ts'

/** Returns the media type of an image, by its file name; undefined for any other file. */
export function getImageType(file: string): string | undefined {
  const kind = getExpectedKind(file)
  return kind && `image/${kind === 'svg' ? 'svg+xml' : kind}`
}
