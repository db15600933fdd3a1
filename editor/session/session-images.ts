import { addedImages } from '../images/added-images.ts'
import { getImageFile, getMonthFolder, type ImageFiles } from '../images/content-images.ts'
import { getImageType } from '../engine/images/image-type.ts'

/** A changed file; undefined where it is removed. */
type Change = [file: string, bytes: Uint8Array | undefined]

/** The images of the content as it is edited: those that were served or saved, and those that the open form has added. */
export class SessionImages {
  #files: ImageFiles = new Map()
  /** The files that the open form has added, and that are not saved yet. */
  #unsaved = new Set<string>()

  /** Returns all images; the same map until one is changed. */
  all(): ImageFiles {
    return this.#files
  }

  unsaved(): ReadonlySet<string> {
    return this.#unsaved
  }

  /** Notes changes of the content, of which other files are ignored. */
  noteChanged(changes: Iterable<readonly [file: string, bytes: Uint8Array | undefined]>): void {
    const images = [...changes].filter(([file]) => getImageType(file) !== undefined)
    if (images.length === 0) return
    const changed = [...new Map([...this.#files, ...images])]
    this.#files = new Map(changed.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : [])))
  }

  /** Notes that the open form was saved, with the images that it has added. */
  noteSaved(): void {
    this.#unsaved = new Set()
  }

  /** Returns the changes that add the images of an edited file that are not saved yet, and remove all others of the kind. */
  replaceUnsaved(file: string, text: string): Change[] {
    const required = new Map(
      addedImages().flatMap(({ path, bytes }): [string, Uint8Array][] => {
        const imageFile = getImageFile(path, getMonthFolder(file))
        return imageFile !== undefined && text.includes(path) ? [[imageFile, bytes]] : []
      }),
    )
    const removed = [...this.#unsaved].filter((imageFile) => !required.has(imageFile))
    this.#unsaved = new Set(required.keys())
    return [...removed.map((imageFile): Change => [imageFile, undefined]), ...required]
  }
}
