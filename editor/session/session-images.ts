import { listAddedImages } from '../images/added-images.ts'
import { getImageFile, getMonthFolder, type ImageFiles } from '../images/content-images.ts'
import { getImageType } from '../engine/images/image-type.ts'

/** A changed file; undefined where it is removed. */
type Change = [file: string, bytes: Uint8Array | undefined]

/** The images of the content: those that were served or saved, and those that the open form has added. */
export class SessionImages {
  #files: ImageFiles = new Map()
  /** The files that the open form has added and that are not saved yet. */
  #unsaved = new Set<string>()

  /** Returns all images; the same map until one is changed. */
  getAll(): ImageFiles {
    return this.#files
  }

  /** Returns the files that the open form has added and that are not saved yet. */
  getUnsaved(): ReadonlySet<string> {
    return this.#unsaved
  }

  /** Notes changed files of the content. Files that are not images are ignored. */
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

  /**
   * Replaces the unsaved images by those that the text of an edited file refers to. Returns the changes: all images to
   * add, and those that are not referred to any more.
   */
  replaceUnsaved(file: string, text: string): Change[] {
    const required = new Map(
      listAddedImages().flatMap(({ path, bytes }): [string, Uint8Array][] => {
        const imageFile = getImageFile(path, getMonthFolder(file))
        return imageFile !== undefined && text.includes(path) ? [[imageFile, bytes]] : []
      }),
    )
    const removed = [...this.#unsaved].filter((imageFile) => !required.has(imageFile))
    this.#unsaved = new Set(required.keys())
    return [...removed.map((imageFile): Change => [imageFile, undefined]), ...required]
  }
}
