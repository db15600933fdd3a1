import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { encodings } from '../hosting/encodings.ts'
import { digestOfFiles } from './folder-digest.ts'
import type { TextForms } from './text-forms.ts'

function isRefusedRename(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EBUSY', 'EXDEV', 'EACCES', 'EPERM'].includes(String(error.code))
}

/** Makes a folder that cannot be replaced, such as a mounted one, hold exactly what another one holds: what pages need first, the pages, then what is left over. */
export function fillFolder(from: string, to: string): void {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const wanted = files(from)
  const isPage = (name: string) => /\.html(?:\.\w+)?$/.test(name)
  for (const name of [...wanted.filter((name) => !isPage(name)), ...wanted.filter(isPage)]) {
    const target = path.join(to, name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(from, name), `${target}.new`)
    renameSync(`${target}.new`, target)
  }
  const kept = new Set(wanted)
  for (const name of files(to)) if (!kept.has(name)) rmSync(path.join(to, name))
}

/** A folder in the making, which takes the place of the published one in one rename: nobody is ever served half of it. */
export class OutputFolder {
  readonly #made: string
  readonly #folders = new Set<string>()
  readonly #hashes = new Map<string, string>()

  constructor(readonly published: string) {
    this.#made = `${published}.new`
    for (const left of [this.#made, `${published}.old`]) rmSync(left, { recursive: true, force: true })
    mkdirSync(this.#made, { recursive: true })
  }

  /** The names of all files so far. */
  get names(): string[] {
    return [...this.#hashes.keys()].sort()
  }

  /** The bytes of a file that was written. */
  read(name: string): Buffer {
    return readFileSync(path.join(this.#made, name))
  }

  has(name: string): boolean {
    return this.#hashes.has(name)
  }

  /**
   * Writes a file by its name below the folder.
   * @throws Error where there is one of that name already
   */
  write(name: string, bytes: Uint8Array): void {
    if (this.#hashes.has(name)) throw new Error(`${name} would be published twice.`)
    const file = path.join(this.#made, name)
    const folder = path.dirname(file)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    writeFileSync(file, bytes)
    this.#hashes.set(name, createHash('sha256').update(bytes).digest('hex'))
  }

  /** Writes a text, with its compressed forms beside it. */
  writeForms(name: string, { plain, compressed }: TextForms): void {
    this.write(name, plain)
    for (const { ending } of encodings) {
      const bytes = compressed[ending]
      if (bytes) this.write(`${name}${ending}`, bytes)
    }
  }

  /** Puts the folder in the place of the published one. Returns the digest of what it holds. */
  publish(): string {
    const { published } = this
    const old = `${published}.old`
    try {
      renameSync(published, old)
    } catch (error) {
      if (isRefusedRename(error)) {
        fillFolder(this.#made, published)
        this.discard()
        return digestOfFiles(this.#hashes)
      }
      // There was none.
    }
    renameSync(this.#made, published)
    rmSync(old, { recursive: true, force: true })
    return digestOfFiles(this.#hashes)
  }

  /** Gives up what was made. */
  discard(): void {
    rmSync(this.#made, { recursive: true, force: true })
  }
}
