import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** What removes a folder that this process need not wait for: with thousands of pages that takes longer than making them anew. */
function removeLater(folder: string): void {
  const script = `require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })`
  spawn(process.execPath, ['--eval', script], { detached: true, stdio: 'ignore' }).unref()
}

/** A folder in the making, which takes the place of the published one in one rename: nobody is ever served half of it. */
export class OutputFolder {
  readonly #made: string
  readonly #folders = new Set<string>()
  readonly #hashes = new Map<string, string>()

  /** `published` is the folder that is to be replaced, `workFolder` one for folders in the making. */
  constructor(
    readonly published: string,
    workFolder: string,
  ) {
    mkdirSync(workFolder, { recursive: true })
    for (const left of readdirSync(workFolder)) removeLater(path.join(workFolder, left))
    this.#made = mkdtempSync(path.join(workFolder, 'made-'))
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
   * Writes a file by its name below the folder. Who knows its SHA-256 saves the time.
   * @throws Error where there is one of that name already
   */
  write(name: string, bytes: Uint8Array, sha256 = createHash('sha256').update(bytes).digest('hex')): void {
    if (this.#hashes.has(name)) throw new Error(`${name} would be published twice.`)
    const file = path.join(this.#made, name)
    const folder = path.dirname(file)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    writeFileSync(file, bytes)
    this.#hashes.set(name, sha256)
  }

  /** Writes a text, with its compressed forms beside it. */
  writeForms(name: string, { plain, compressed }: TextForms): void {
    this.write(name, plain.bytes, plain.sha256)
    for (const { ending } of encodings) {
      const form = compressed[ending]
      if (form) this.write(`${name}${ending}`, form.bytes, form.sha256)
    }
  }

  /** Puts the folder in the place of the published one. Returns the digest of what it holds. */
  publish(): string {
    const { published } = this
    const old = `${this.#made}-old`
    try {
      if (existsSync(published)) renameSync(published, old)
      else mkdirSync(path.dirname(published), { recursive: true })
      renameSync(this.#made, published)
      removeLater(old)
    } catch (error) {
      if (!isRefusedRename(error)) throw error
      fillFolder(this.#made, published)
      this.discard()
    }
    return digestOfFiles(this.#hashes)
  }

  /** Gives up what was made. */
  discard(): void {
    rmSync(this.#made, { recursive: true, force: true })
  }
}
