import { hasBytes } from '../common/has-bytes.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { listFolder } from './offer.ts'

/** Lists the files of a folder and the folders in it, by their paths below `parent`: `images/logos/shop.svg`. */
function listFiles(folder: ContentFolder, parent: string, name: string): string[] {
  return listFolder(folder, parent, name).flatMap((entry) => {
    if (entry.kind === 'file') return [`${name}/${entry.name}`]
    if (entry.kind !== 'folder') return []
    return listFiles(folder, `${parent}/${name}`, entry.name).map((file) => `${name}/${file}`)
  })
}

/** Lists the pictures of a month, by their paths below its folder. */
function listImages(folder: ContentFolder, month: string): string[] {
  return listFiles(folder, `campaigns/${month}`, 'images').filter((file) => /\.\w+$/.test(file))
}

/** A file's text, and the month that it is copied from; undefined for a new file. */
export type CopiedText = { name: string; text: string; from: string | undefined }

/**
 * Returns copied texts, and copies of the pictures that they use from their months' folders. If two months have different
 * pictures of the same name, the later copy gets the month's name added. `drafts` are new pictures, which are not copied.
 */
export function copyImages(
  copies: readonly CopiedText[],
  drafts: ReadonlyMap<string, string>,
  folder: ContentFolder,
): { texts: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, Uint8Array> } {
  const pictures = new Map<string, Uint8Array>()
  /** Copies a picture, and returns the text with the name of the copy. */
  function copyImage(text: string, picture: string, from: string): string {
    const bytes = folder.read(`campaigns/${from}/${picture}`, Infinity)
    const isSamePicture = hasBytes(pictures.get(picture) ?? bytes, bytes)
    const copy = isSamePicture ? picture : picture.replace(/\.\w+$/, (ending) => `-${from}${ending}`)
    pictures.set(copy, bytes)
    // A path after a slash is that of a shared picture.
    return text.replaceAll(picture, (path, start: number) => (text[start - 1] === '/' ? path : copy))
  }
  const texts = copies.map(({ name, text, from }): [string, string] => {
    if (from === undefined) return [name, text]
    const used = listImages(folder, from).filter((picture) => text.includes(picture) && !drafts.has(picture))
    return [name, used.reduce((copiedText, picture) => copyImage(copiedText, picture, from), text)]
  })
  return { texts: new Map(texts), pictures }
}
