import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { isText } from '#content-layer/load/compare-with-published.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'

import type { ContentFiles, FileChanges } from './engine-client.ts'

/** The entries of each folder, by its path. The path of the content folder is empty. */
type Folders = ReadonlyMap<string, FolderEntry[]>

/** Returns all folders that contain these files, with their files and subfolders. */
function indexFolders(files: Iterable<string>): Folders {
  const folders = new Map<string, FolderEntry[]>([['', []]])
  /** Adds a path to the entries of its folder, and a new folder to the entries of the folder around it. */
  function add(path: string, kind: FolderEntry['kind']): void {
    const slash = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(slash, 0))
    if (!folders.has(folder)) {
      folders.set(folder, [])
      add(folder, 'folder')
    }
    folders.get(folder)?.push({ name: path.slice(slash + 1), kind })
  }
  for (const file of files) add(file, 'file')
  return folders
}

/** The content folder of the engine: all files in memory, and the loaded texts of those that were changed. */
export class ContentInMemory implements ContentFolder {
  readonly name = 'content'
  readonly #files = new Map<string, Uint8Array>()
  /** The loaded bytes of each text file that was written since; undefined for a new file. */
  readonly #originals = new Map<string, Uint8Array | undefined>()
  /** Computed when a folder is listed, and again after a file was added or removed. */
  #folders: Folders | undefined

  load(files: ContentFiles): void {
    this.#files.clear()
    this.#originals.clear()
    this.#folders = undefined
    for (const [file, bytes] of files) this.#files.set(file, bytes)
  }

  change(changes: FileChanges): void {
    for (const [file, bytes] of changes) {
      if (this.#files.has(file) !== (bytes !== undefined)) this.#folders = undefined
      if (isText(file) && !this.#originals.has(file)) this.#originals.set(file, this.#files.get(file))
      if (bytes) this.#files.set(file, bytes)
      else this.#files.delete(file)
    }
  }

  /** Returns the loaded texts of the files that are different now; undefined for a new file. */
  getOriginalTexts(): Published {
    const decoder = new TextDecoder()
    const changed = [...this.#originals].filter(([file, original]) => {
      const current = this.#files.get(file)
      return current !== undefined && !hasBytes(original, current)
    })
    return new Map(changed.map(([file, original]) => [file, original && decoder.decode(original)]))
  }

  list(folder: string): readonly FolderEntry[] {
    this.#folders ??= indexFolders(this.#files.keys())
    return this.#folders.get(folder) ?? []
  }

  sizeOf(file: string): number {
    return this.getBytes(file).length
  }

  read(file: string, limit: number): Uint8Array {
    const bytes = this.getBytes(file)
    if (bytes.length > limit) throw new Error(`more than ${limit} bytes`)
    return bytes
  }

  /** @throws Error if there is no such file */
  getBytes(file: string): Uint8Array {
    const bytes = this.#files.get(file)
    if (!bytes) throw new Error('no such file')
    return bytes
  }
}
