import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { isText } from '#content-layer/load/compare-with-published.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { ContentFolder, FolderEntry } from '#content-layer/source/files/content-folder.ts'

import type { ContentFiles, FileChanges } from './engine-client.ts'

/** The entries of each folder, by its path. */
type Entries = ReadonlyMap<string, FolderEntry[]>

function listEntries(files: Iterable<string>): Entries {
  const entries = new Map<string, FolderEntry[]>([['', []]])
  const folderAt = (path: string): FolderEntry[] => {
    const children = entries.get(path)
    if (children) return children
    const entriesOfFolder: FolderEntry[] = []
    entries.set(path, entriesOfFolder)
    enter(path, 'folder')
    return entriesOfFolder
  }
  const enter = (path: string, kind: FolderEntry['kind']) => {
    const cut = path.lastIndexOf('/')
    folderAt(path.slice(0, Math.max(cut, 0))).push({ name: path.slice(cut + 1), kind })
  }
  for (const file of files) enter(file, 'file')
  return entries
}

/** A content folder in memory. Files are replaced as they are edited. */
export class ContentInMemory implements ContentFolder {
  readonly name = 'content'
  readonly #files = new Map<string, Uint8Array>()
  /** The files with words that were changed since all were taken, as they were before; undefined where there was none. */
  readonly #before = new Map<string, Uint8Array | undefined>()
  #entries: Entries | undefined

  /** Forgets everything and takes these files. */
  load(files: ContentFiles): void {
    this.#files.clear()
    this.#before.clear()
    this.#entries = undefined
    for (const [file, bytes] of files) this.#files.set(file, bytes)
  }

  change(changes: FileChanges): void {
    for (const [file, bytes] of changes) {
      if (this.#files.has(file) !== (bytes !== undefined)) this.#entries = undefined
      if (isText(file) && !this.#before.has(file)) this.#before.set(file, this.#files.get(file))
      if (bytes) this.#files.set(file, bytes)
      else this.#files.delete(file)
    }
  }

  /** The texts of files that differ from those which were loaded, as they were then. */
  textsBefore(): Published {
    const decoder = new TextDecoder()
    const differing = [...this.#before].filter(([file, before]) => {
      const current = this.#files.get(file)
      return current !== undefined && !hasBytes(before, current)
    })
    return new Map(differing.map(([file, before]) => [file, before && decoder.decode(before)]))
  }

  list(folder: string): readonly FolderEntry[] {
    this.#entries ??= listEntries(this.#files.keys())
    return this.#entries.get(folder) ?? []
  }

  sizeOf(file: string): number {
    return this.bytesOf(file).length
  }

  read(file: string, limit: number): Uint8Array {
    const bytes = this.bytesOf(file)
    if (bytes.length > limit) throw new Error(`more than ${limit} bytes`)
    return bytes
  }

  /** @throws Error if there is no such file */
  bytesOf(file: string): Uint8Array {
    const bytes = this.#files.get(file)
    if (!bytes) throw new Error('no such file')
    return bytes
  }
}
