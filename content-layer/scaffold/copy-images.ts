import { hasBytes } from '../common/has-bytes.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { listFolder } from './offer.ts'

/** Lists the pictures of a month's folder, by their names below it. */
function listImages(folder: ContentFolder, month: string): string[] {
  const visit = (parent: string, name: string): string[] =>
    listFolder(folder, `campaigns/${month}${parent}`, name).flatMap((entry) => {
      if (entry.kind === 'folder') return visit(`${parent}/${name}`, entry.name)
      return entry.kind === 'file' ? [`${parent}/${name}/${entry.name}`.slice(1)] : []
    })
  return visit('', 'images').filter((name) => /\.\w+$/.test(name))
}

/** A text, and the month that it is copied from. */
export type Copy = { name: string; text: string; from: string | undefined }

/**
 * Returns copied texts, and copies of the pictures that they use from their months' folders. If two months have different
 * pictures of the same name, the later copy gets the month's name added. `drafts` are new pictures, which are not copied.
 */
export function copyImages(
  copies: readonly Copy[],
  drafts: ReadonlyMap<string, string>,
  folder: ContentFolder,
): { texts: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, Uint8Array> } {
  const pictures = new Map<string, Uint8Array>()
  const copyImage = (text: string, picture: string, from: string): string => {
    const bytes = folder.read(`campaigns/${from}/${picture}`, Infinity)
    const isSamePicture = hasBytes(pictures.get(picture) ?? bytes, bytes)
    const name = isSamePicture ? picture : picture.replace(/\.\w+$/, (ending) => `-${from}${ending}`)
    pictures.set(name, bytes)
    // A path after a slash is that of a shared picture.
    return text.replaceAll(picture, (found, start: number) => (text[start - 1] === '/' ? found : name))
  }
  const texts = copies.map(({ name, text, from }): [string, string] => {
    if (from === undefined) return [name, text]
    const used = listImages(folder, from).filter((picture) => text.includes(picture) && !drafts.has(picture))
    return [name, used.reduce((adapted, picture) => copyImage(adapted, picture, from), text)]
  })
  return { texts: new Map(texts), pictures }
}
