import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import { ContentCache } from '#tools/content/content-cache.ts'
import type { Compared } from '#tools/compare/compare-documents.ts'
import { readUnpublishedData } from '#tools/compare/unpublished-data.ts'
import { serializeDocuments } from '#content-layer/documents/serialize-documents.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import { filesIn, folderInMemory, readFiles } from '../support/read-files.ts'

const here = import.meta.dirname

const edit = z.strictObject({
  file: z.string(),
  replace: z.string().optional(),
  with: z.string().optional(),
  append: z.string().optional(),
  write: z.string().optional(),
  copyOf: z.string().optional(),
  delete: z.literal(true).optional(),
})

type Edit = z.output<typeof edit>

/** Returns the schema of an entry with edits; the fields of a single edit may be next to its title. */
function entryWithEdits<Shape extends z.ZodRawShape>(shape: Shape) {
  const asList = z.record(z.string(), z.unknown()).transform((entry) => {
    if ('edits' in entry) return entry
    const fields = Object.entries(entry).filter(([key]) => key in edit.shape)
    const others = Object.entries(entry).filter(([key]) => !(key in edit.shape))
    return { ...Object.fromEntries(others), edits: [Object.fromEntries(fields)] }
  })
  return asList.pipe(z.strictObject({ title: z.string(), ...shape, edits: z.array(edit).min(1) }))
}

/**
 * A mistake as marketers make it. `harm`: published, it would mislead a customer. `at`: where a person would expect the
 * diagnostic, unless on the lines that the edits wrote. `kinds`: the kinds of diagnostics that the check reports.
 * `isElsewhere`: it reports them at another position, which a person has read and found right. `on`: the day of the
 * edit, with the clean content published; without it, nothing is published.
 */
const mistake = entryWithEdits({
  harm: z.boolean().default(false),
  on: z.iso.date().optional(),
  at: z.strictObject({ file: z.string(), text: z.string() }).optional(),
  kinds: z.array(z.string()).min(1),
  isElsewhere: z.boolean().default(false),
})

export type Mistake = z.output<typeof mistake> & { topic: string }

const harmlessEdit = entryWithEdits({})

export type HarmlessEdit = z.output<typeof harmlessEdit>

async function load<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>[]> {
  return z.array(schema).parse(parse(await readFile(path.join(here, file), 'utf8')))
}

/** Reads all mistakes; the name of their file is their topic. */
export async function readMistakes(): Promise<Mistake[]> {
  const names = (await readdir(path.join(here, 'mistakes'))).sort()
  const files = names.map(async (name) =>
    (await load(`mistakes/${name}`, mistake)).map((entry) => ({ ...entry, topic: path.basename(name, '.yaml') })),
  )
  return (await Promise.all(files)).flat()
}

/** A mistake in the meaning of a text, which no rule reports; the comparison with the previous version has to show it. */
const reviewCase = entryWithEdits({ harm: z.boolean().default(false) })

export type ReviewCase = z.output<typeof reviewCase>

/** Reads all mistakes that only the comparison with the previous version shows. */
export function readReviewCases(): Promise<ReviewCase[]> {
  return load('review-cases.yaml', reviewCase)
}

/** Reads the edits that cause no diagnostic. */
export function readHarmlessEdits(): Promise<HarmlessEdit[]> {
  return load('harmless-edits.yaml', harmlessEdit)
}

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
    await cp(path.join(here, 'content'), root, { recursive: true })
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

/** Whether the check reported a mistake at its position, only elsewhere, or not at all; and what it reported. */
export type Outcome = { how: 'caught' | 'elsewhere' | 'silent'; kinds: string[]; reported: Warning[] }

/** Returns the lines that an edit wrote. */
function findEditedLines({ file, with: written = '', append = '' }: Edit, text: string) {
  const added = written || append
  const start = added === '' ? -1 : text.lastIndexOf(added)
  if (start < 0) return []
  const first = text.slice(0, start).split('\n').length
  return [{ file, first, last: first + added.trimEnd().split('\n').length - 1 }]
}

/** Returns the line that contains a text; the whole file for an empty text. */
function findLines({ file, text: fragment }: NonNullable<Mistake['at']>, text: string) {
  if (fragment === '') return { file, first: 1, last: Number.POSITIVE_INFINITY }
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const line = lines.findIndex((other) => other.includes(fragment)) + 1
  if (line === 0) throw new Error(`"${fragment}" is not in ${file}`)
  return { file, first: line, last: line }
}

const outcomes = new WeakMap<Mistake, Promise<Outcome>>()

/** Applies a mistake and evaluates what the check reports. The outcome is cached. */
export function checkMistake(corpus: EditableCorpus, mistake: Mistake): Promise<Outcome> {
  const outcome = outcomes.get(mistake) ?? checkOnce(corpus, mistake)
  outcomes.set(mistake, outcome)
  return outcome
}

async function checkOnce(corpus: EditableCorpus, { edits, at, on }: Mistake): Promise<Outcome> {
  const { reported, texts } = await corpus.check(edits, on)
  const spans = edits.flatMap((edit) => findEditedLines(edit, texts.get(edit.file) ?? ''))
  if (at) spans.push(findLines(at, texts.get(at.file) ?? corpus.getText(at.file) ?? ''))
  const isThere = ({ file, line }: Warning) =>
    spans.some((span) => file === `content/${span.file}` && line >= span.first && line <= span.last)
  const here = reported.filter(isThere)
  const how = here.length > 0 ? 'caught' : reported.length > 0 ? 'elsewhere' : 'silent'
  const relevant = how === 'caught' ? here : reported
  return { how, kinds: [...new Set(relevant.map(({ kind }) => kind))].sort(), reported }
}
