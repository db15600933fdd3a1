import { hasBytes } from '#content-layer/common/has-bytes.ts'

import { mapTexts } from '../formats/json-data.ts'

/** An image that was added and is not saved yet: the path that it will have in its entry, and its bytes. */
export type AddedImage = { path: string; bytes: Uint8Array }

/** The images added since the editor was opened, by the `blob:` URLs that Sveltia uses until an entry is saved. */
const added = new Map<string, AddedImage>()

/** The URL of the image that was added last, until a field has received a form that contains it. */
let awaitedUrl: string | undefined

/** Maximum time to wait for a form, in ms. A form that was closed, or a field that was changed again, never has the image. */
const maxWait = 3000

/** Stores an image that was added to a form, with its URL. */
export function storeAdded(url: string, image: AddedImage): void {
  added.set(url, image)
  awaitedUrl = url
}

/**
 * Waits until a field has received the form with the image that was added last. Sveltia passes changes of the form to its
 * fields later, so that a second field would not find that image.
 */
export async function waitForLastAdded(readForm: () => unknown): Promise<void> {
  const started = performance.now()
  const isAwaited = () => awaitedUrl !== undefined && !listAddedTo(readForm()).some(([url]) => url === awaitedUrl)
  while (isAwaited() && performance.now() - started < maxWait) await new Promise(requestAnimationFrame)
  awaitedUrl = undefined
}

/** Returns all images added since the editor was opened. */
export function listAddedImages(): readonly AddedImage[] {
  return [...added.values()]
}

/** Returns the path that a new image will have once it is saved; any other value unchanged. */
export function getPathWhenSaved(value: string): string {
  return added.get(value)?.path ?? value
}

/** Returns the images that were added to a form, with their URLs. */
function listAddedTo(form: unknown): [url: string, image: AddedImage][] {
  const values = JSON.stringify(form)
  return [...added].filter(([url]) => values.includes(url))
}

/** Returns the value that a field has for the image at a path: its URL if it was added to the form, or else the path. */
export function getImageValue(path: string, form: unknown): string {
  return listAddedTo(form).find(([, image]) => image.path === path)?.[0] ?? path
}

/** Returns the path of an image with these bytes that was added to a form; undefined if there is none. */
export function findAdded(bytes: Uint8Array, form: unknown): string | undefined {
  return listAddedTo(form).find(([, image]) => hasBytes(image.bytes, bytes))?.[1].path
}

/** Returns a form's data with the paths that its new images will have once they are saved. */
export function withPathsWhenSaved(data: unknown): unknown {
  return mapTexts(data, getPathWhenSaved)
}
