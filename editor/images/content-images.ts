import { getPathWhenSaved } from './added-images.ts'
import { getImageType } from '../engine/images/image-type.ts'

/** The bytes of the content's images, by file below content/. */
export type ImageFiles = ReadonlyMap<string, Uint8Array>

const urls = new WeakMap<Uint8Array, string>()

/** Returns a URL for the bytes of an image. It is created once and never revoked, because any element may show it. */
export function getImageUrl(file: string, bytes: Uint8Array): string {
  // The type of `bytes` allows shared memory, which a blob does not accept, so they are copied.
  const url =
    urls.get(bytes) ?? URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: getImageType(file) ?? '' }))
  urls.set(bytes, url)
  return url
}

/** Returns the file of a field's image below content/: shared, or in the entry's folder. Undefined if there is none. */
export function getImageFile(value: string, folder: string | undefined): string | undefined {
  const path = getPathWhenSaved(value)
  if (path.startsWith('/')) return path.slice(1)
  return folder === undefined || path === '' ? undefined : `${folder}/${path}`
}

/** Returns the folder of a file's month, which has images of its own; undefined for a file outside of all months. */
export function getMonthFolder(file: string | undefined): string | undefined {
  return file === undefined ? undefined : /^campaigns\/[^/]+/.exec(file)?.[0]
}

/** Returns the URL that shows the image of a field; undefined if there is none at this path. */
export function findImageUrl(value: string, images: ImageFiles, folder: string | undefined): string | undefined {
  // An image that was added and is not saved yet.
  if (value.startsWith('blob:')) return value
  const file = getImageFile(value, folder)
  const bytes = file === undefined ? undefined : images.get(file)
  return file !== undefined && bytes ? getImageUrl(file, bytes) : undefined
}

/** Lists the images to choose from: the month's, then the shared ones, each with its value for a field. */
export function listImageChoices(images: ImageFiles, folder: string | undefined): { value: string; file: string }[] {
  const files = [...images.keys()].sort()
  const inFolder = folder === undefined ? [] : files.filter((file) => file.startsWith(`${folder}/images/`))
  return [
    ...inFolder.map((file) => ({ value: file.slice((folder ?? '').length + 1), file })),
    ...files.filter((file) => file.startsWith('images/')).map((file) => ({ value: `/${file}`, file })),
  ]
}
