import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { serializeDocuments } from '#content-layer/documents/serialize-documents.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import type { Compared } from '#tools/compare/compare-documents.ts'
import { readUnpublishedData } from '#tools/compare/unpublished-data.ts'
import { ContentCache } from '#tools/content/content-cache.ts'

import { filesIn, folderInMemory, readFiles } from '../support/read-files.ts'
import type { Edit } from './read-corpus.ts'

function applyEdit(before: string, { file, replace, with: replacement = '', append }: Edit): string {
  if (append !== undefined) return before + append
  if (replace === undefined || before.split(replace).length !== 2)
    throw new Error(`"${replace}" is not exactly once in ${file}`)
  return before.replace(replace, () => replacement)
}

type Files = ReadonlyMap<string, Buffer>

function requireBytes(files: Files, file: string): Buffer {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`${file} does not exist`)
  return bytes
}

/** Returns the files after the edits, and the texts of those that were edited. */
function applyEdits(files: Files, edits: readonly Edit[]): { files: Map<string, Buffer>; texts: Map<string, string> } {
  const result = new Map(files)
  const texts = new Map<string, string>()
  for (const edit of edits) {
    if (edit.delete) {
      requireBytes(result, edit.file)
      result.delete(edit.file)
    } else if (edit.copyOf !== undefined) result.set(edit.file, requireBytes(result, edit.copyOf))
    else {
      const text = edit.write ?? applyEdit(requireBytes(result, edit.file).toString('utf8'), edit)
      texts.set(edit.file, text)
      result.set(edit.file, Buffer.from(text))
    }
  }
  return { files: result, texts }
}

/** The clean content, in memory and in a temporary folder; each edit of it is undone before the next. */
export class EditableCorpus {
  readonly #root: string
  readonly #cache: ContentCache
  readonly #files: Files

  private constructor(root: string, cache: ContentCache, files: Files) {
    this.#root = root
    this.#cache = cache
    this.#files = files
  }

  static async open(): Promise<EditableCorpus> {
    const root = path.join(await mkdtemp(path.join(tmpdir(), 'corpus-')), 'content')
    await cp(path.join(import.meta.dirname, 'content'), root, { recursive: true })
    const cache = ContentCache.empty()
    const files = await filesIn(root)
    await readFiles(files, cache, { guard: unguarded })
    return new EditableCorpus(root, cache, files)
  }

  async close(): Promise<void> {
    await rm(path.dirname(this.#root), { recursive: true })
  }

  /** Applies the edits to the folder, returns the result of `work`, and undoes the edits. */
  async runAfter<Result>(
    edits: readonly Edit[],
    work: (root: string, cache: ContentCache) => Promise<Result>,
  ): Promise<Result> {
    const { files } = applyEdits(this.#files, edits)
    const names = [...new Set(edits.map(({ file }) => file))]
    try {
      for (const name of names) await this.#write(name, files.get(name))
      return await work(this.#root, this.#cache.next())
    } finally {
      for (const name of names) await this.#write(name, this.#files.get(name))
    }
  }

  /** Checks the content after the edits, in memory. Returns the diagnostics and the texts of the edited files. */
  async check(edits: readonly Edit[], on?: string): Promise<{ reported: Warning[]; texts: Map<string, string> }> {
    const { files, texts } = applyEdits(this.#files, edits)
    const { diagnostics, warnings } = await readFiles(files, this.#cache.next(), {
      guard: unguarded,
      ...(on !== undefined && {
        now: Date.parse(`${on}T12:00+09:00`),
        published: new Map(edits.map(({ file }) => [file, this.#files.get(file)?.toString('utf8')])),
      }),
    })
    return { reported: [...diagnostics, ...warnings], texts }
  }

  /** The documents that would be published after the edits, for a comparison; their pictures are names only. */
  async publish(edits: readonly Edit[]): Promise<Compared> {
    const { files } = applyEdits(this.#files, edits)
    const content = await readFiles(files, this.#cache.next(), { guard: unguarded })
    const pictures = [...files.keys()].map((file) => [file, { src: `/${file}`, width: 1, height: 1 }] as const)
    return {
      documents: serializeDocuments(content, new Map(pictures)).texts,
      ...readUnpublishedData(folderInMemory(files), content),
    }
  }

  /** The text of a file of the clean content; undefined if there is no such file. */
  getText(file: string): string | undefined {
    return this.#files.get(file)?.toString('utf8')
  }

  /** Writes a file, or removes it, with the folders that are empty then. */
  async #write(name: string, bytes: Buffer | undefined): Promise<void> {
    const file = path.join(this.#root, name)
    if (bytes) {
      await mkdir(path.dirname(file), { recursive: true })
      return writeFile(file, bytes)
    }
    await rm(file, { force: true })
    return this.#removeIfEmpty(path.dirname(file))
  }

  async #removeIfEmpty(folder: string): Promise<void> {
    const left = await readdir(folder).catch(() => ['missing'])
    if (left.length > 0 || folder === this.#root) return
    await rm(folder, { recursive: true })
    await this.#removeIfEmpty(path.dirname(folder))
  }
}
