import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { computeSha256 } from '../shared/files/hash.ts'
import { formatGeneratedFiles, generatedFilesFile } from '../output-folder/generated-files.ts'
import { refuseUnmanaged } from '../output-folder/refuse-unmanaged.ts'
import { removeOthers, resolveFolder, swapFolder } from '../output-folder/replace-folder.ts'
import { computeFilesDigest } from '../output-folder/folder-digest.ts'
import type { StoredText } from './text-store.ts'

/**
 * A folder under construction that replaces the published one in a single step, so that no visitor is served a partial
 * build. It starts from the folder published before the current one, in which most files are already correct; each is
 * read to verify that.
 */
export class OutputFolder {
  readonly #hashes = new Map<string, string>()

  readonly published: string

  /** `published` is the folder to replace, `spare` the one under construction. */
  constructor(
    published: string,
    readonly spare: string,
  ) {
    this.published = resolveFolder(published)
    mkdirSync(spare, { recursive: true })
  }

  /** The names of all files so far. */
  get names(): string[] {
    return [...this.#hashes.keys()].sort()
  }

  has(name: string): boolean {
    return this.#hashes.has(name)
  }

  #note(name: string, sha256: string): void {
    if (this.#hashes.has(name)) throw new Error(`${name} would be published twice.`)
    this.#hashes.set(name, sha256)
  }

  #holds(name: string, sha256: string): boolean {
    try {
      return computeSha256(readFileSync(path.join(this.spare, name))) === sha256
    } catch {
      return false
    }
  }

  #write(name: string, bytes: Uint8Array): void {
    const file = path.join(this.spare, name)
    const writeNew = () => writeFileSync(file, bytes, { flag: 'wx' })
    try {
      // In a new folder most files are neither there nor in need of a folder: to ask first takes as long as to write.
      writeNew()
    } catch {
      // Replace the file instead of writing into it: a reader may still have it open.
      rmSync(file, { force: true, recursive: true })
      mkdirSync(path.dirname(file), { recursive: true })
      writeNew()
    }
  }

  /**
   * Writes a file by its name below the folder.
   * @throws Error if there is a file of that name already
   */
  write(name: string, bytes: Uint8Array): void {
    const sha256 = computeSha256(bytes)
    this.#note(name, sha256)
    if (!this.#holds(name, sha256)) this.#write(name, bytes)
  }

  /**
   * Writes a text in all its encodings; `read` is called for their bytes only if the files are not there already.
   * Returns false, having written nothing, if `read` has none.
   * @throws Error if there is a file of that name already
   */
  writeText(name: string, { forms }: StoredText, read: () => Buffer[] | undefined): boolean {
    const missing = forms.filter(({ ending, sha256 }) => !this.#holds(`${name}${ending}`, sha256))
    if (missing.length > 0) {
      const bytes = read()
      if (!bytes) return false
      for (const form of missing) this.#write(`${name}${form.ending}`, bytes[forms.indexOf(form)] ?? Buffer.alloc(0))
    }
    for (const { ending, sha256 } of forms) this.#note(`${name}${ending}`, sha256)
    return true
  }

  /**
   * Replaces the published folder, which is retained for the next build. Returns the digest of the published files.
   * @throws PlainError if the published folder contains anything that no build generated
   */
  publish(): string {
    const { published, spare } = this
    this.write(generatedFilesFile, Buffer.from(formatGeneratedFiles(this.names)))
    removeOthers(spare, new Set(this.#hashes.keys()))
    refuseUnmanaged(published, 'en')
    const old = `${spare}-old`
    rmSync(old, { recursive: true, force: true })
    swapFolder(published, spare, old)
    if (existsSync(old)) renameSync(old, spare)
    return computeFilesDigest(this.#hashes)
  }
}
