import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import { ContentCache } from '#tools/content/content-cache.ts'
import type { Compared } from '#tools/compare/compare-documents.ts'
import { requirementTexts } from '#tools/compare/requirement-subjects.ts'
import { makeTexts } from '#content-layer/documents/make-texts.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import { filesIn, readFiles } from '../support/read-files.ts'

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

/** An entry with some edits; the fields of a single one stand beside its title. */
function withEdits<Shape extends z.ZodRawShape>(shape: Shape) {
  const asList = z.record(z.string(), z.unknown()).transform((entry) => {
    if ('edits' in entry) return entry
    const own = Object.entries(entry).filter(([key]) => key in edit.shape)
    const others = Object.entries(entry).filter(([key]) => !(key in edit.shape))
    return { ...Object.fromEntries(others), edits: [Object.fromEntries(own)] }
  })
  return asList.pipe(z.strictObject({ title: z.string(), ...shape, edits: z.array(edit).min(1) }))
}

/**
 * A mistake as marketers make it. `harm`: published as it is, it would mislead a customer. `at`: where a person would
 * expect the diagnostic, unless on the lines that the edits wrote. `found`: the kinds that the check reports, there or,
 * where a person has read the messages and found position and advice right, elsewhere. `on`: the day on which it is
 * made, the clean content being published; without it, nothing is.
 */
const slip = withEdits({
  harm: z.boolean().default(false),
  on: z.iso.date().optional(),
  at: z.strictObject({ file: z.string(), text: z.string() }).optional(),
  found: z.array(z.string()).min(1),
  isElsewhere: z.boolean().default(false),
})

export type Slip = z.output<typeof slip> & { topic: string }

const fineEdit = withEdits({})

export type FineEdit = z.output<typeof fineEdit>

async function load<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>[]> {
  return z.array(schema).parse(parse(await readFile(path.join(here, file), 'utf8')))
}

/** All slips, by topic: the name of their file. */
export async function readSlips(): Promise<Slip[]> {
  const names = (await readdir(path.join(here, 'slips'))).sort()
  const all = names.map(async (name) =>
    (await load(`slips/${name}`, slip)).map((one) => ({ ...one, topic: path.basename(name, '.yaml') })),
  )
  return (await Promise.all(all)).flat()
}

/** A mistake in the meaning of a text, which no rule reports: the comparison with the previous version has to show it. */
const reviewCase = withEdits({ harm: z.boolean().default(false) })

export type ReviewCase = z.output<typeof reviewCase>

/** All mistakes that only the comparison with the previous version shows. */
export function readReviewCases(): Promise<ReviewCase[]> {
  return load('review-cases.yaml', reviewCase)
}

/** Edits with which everything stays in order. */
export function readFineEdits(): Promise<FineEdit[]> {
  return load('fine-edits.yaml', fineEdit)
}

function edited(before: string, { file, replace, with: replacement = '', append }: Edit): string {
  if (append !== undefined) return before + append
  if (replace === undefined || before.split(replace).length !== 2)
    throw new Error(`"${replace}" does not stand exactly once in ${file}`)
  return before.replace(replace, () => replacement)
}

type Files = ReadonlyMap<string, Buffer>

function bytesOf(files: Files, file: string): Buffer {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`${file} is not there`)
  return bytes
}

/** The files after the edits, and the texts of those that were edited. */
function afterEdits(files: Files, edits: readonly Edit[]): { files: Map<string, Buffer>; texts: Map<string, string> } {
  const made = new Map(files)
  const texts = new Map<string, string>()
  for (const one of edits) {
    if (one.delete) {
      bytesOf(made, one.file)
      made.delete(one.file)
    } else if (one.copyOf !== undefined) made.set(one.file, bytesOf(made, one.copyOf))
    else {
      const text = one.write ?? edited(bytesOf(made, one.file).toString('utf8'), one)
      texts.set(one.file, text)
      made.set(one.file, Buffer.from(text))
    }
  }
  return { files: made, texts }
}

/** The clean content, in memory and in a folder of its own, in which one mistake after the other is made and undone. */
export class Workshop {
  readonly #root: string
  readonly #cache: ContentCache
  readonly #files: Files

  private constructor(root: string, cache: ContentCache, files: Files) {
    this.#root = root
    this.#cache = cache
    this.#files = files
  }

  static async open(): Promise<Workshop> {
    const root = path.join(await mkdtemp(path.join(tmpdir(), 'corpus-')), 'content')
    await cp(path.join(here, 'content'), root, { recursive: true })
    const cache = ContentCache.open(undefined, '')
    const files = await filesIn(root)
    await readFiles(files, cache, { guard: unguarded })
    return new Workshop(root, cache, files)
  }

  async close(): Promise<void> {
    await rm(path.dirname(this.#root), { recursive: true })
  }

  /** What `work` makes of the folder after the edits, which are undone afterwards. */
  async after<Result>(
    edits: readonly Edit[],
    work: (root: string, cache: ContentCache) => Promise<Result>,
  ): Promise<Result> {
    const { files } = afterEdits(this.#files, edits)
    const names = [...new Set(edits.map(({ file }) => file))]
    try {
      for (const name of names) await this.#write(name, files.get(name))
      return await work(this.#root, this.#cache.next())
    } finally {
      for (const name of names) await this.#write(name, this.#files.get(name))
    }
  }

  /** What the check tells of the content after the edits, in memory, and the texts of the files that were edited. */
  async check(edits: readonly Edit[], on?: string): Promise<{ told: Warning[]; texts: Map<string, string> }> {
    const { files, texts } = afterEdits(this.#files, edits)
    const { diagnostics, warnings } = await readFiles(files, this.#cache.next(), {
      guard: unguarded,
      ...(on !== undefined && {
        now: Date.parse(`${on}T12:00+09:00`),
        published: new Map(edits.map(({ file }) => [file, this.#files.get(file)?.toString('utf8')])),
      }),
    })
    return { told: [...diagnostics, ...warnings], texts }
  }

  /** What would be published after the edits, to be compared: its pictures have a name and nothing else. */
  async publish(edits: readonly Edit[]): Promise<Compared> {
    const { files } = afterEdits(this.#files, edits)
    const content = await readFiles(files, this.#cache.next(), { guard: unguarded })
    const pictures = [...files.keys()].map((file) => [file, { src: `/${file}`, width: 1, height: 1 }] as const)
    return {
      documents: makeTexts(content, new Map(pictures)).texts,
      publication: new Map(),
      requirements: requirementTexts(content.shared.requirements),
    }
  }

  /** What the check tells of the clean content, with nothing known from before. */
  async readAnew(): Promise<Warning[]> {
    const { diagnostics, warnings } = await readFiles(this.#files, ContentCache.open(undefined, ''), {
      guard: unguarded,
    })
    return [...diagnostics, ...warnings]
  }

  /** The text of a file of the clean content; undefined where it has none. */
  read(file: string): string | undefined {
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
    const left = await readdir(folder).catch(() => ['gone'])
    if (left.length > 0 || folder === this.#root) return
    await rm(folder, { recursive: true })
    await this.#removeIfEmpty(path.dirname(folder))
  }
}

/** How the check took a slip: told at its place, told elsewhere, or not at all. */
export type Outcome = { how: 'caught' | 'elsewhere' | 'silent'; kinds: string[]; told: Warning[] }

/** The lines that an edit wrote. */
function linesOf({ file, with: written = '', append = '' }: Edit, text: string) {
  const added = written || append
  const start = added === '' ? -1 : text.lastIndexOf(added)
  if (start < 0) return []
  const first = text.slice(0, start).split('\n').length
  return [{ file, first, last: first + added.trimEnd().split('\n').length - 1 }]
}

/** The line that holds a text, or the whole file for none. */
function spanOf({ file, text: wanted }: NonNullable<Slip['at']>, text: string) {
  if (wanted === '') return { file, first: 1, last: Number.POSITIVE_INFINITY }
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const line = lines.findIndex((one) => one.includes(wanted)) + 1
  if (line === 0) throw new Error(`"${wanted}" does not stand in ${file}`)
  return { file, first: line, last: line }
}

const outcomes = new WeakMap<Slip, Promise<Outcome>>()

/** Makes a slip and judges what the check tells of it; once, however often it is asked for. */
export function judge(workshop: Workshop, slip: Slip): Promise<Outcome> {
  const outcome = outcomes.get(slip) ?? judgeAnew(workshop, slip)
  outcomes.set(slip, outcome)
  return outcome
}

async function judgeAnew(workshop: Workshop, { edits, at, on }: Slip): Promise<Outcome> {
  const { told, texts } = await workshop.check(edits, on)
  const spans = edits.flatMap((one) => linesOf(one, texts.get(one.file) ?? ''))
  if (at) spans.push(spanOf(at, texts.get(at.file) ?? workshop.read(at.file) ?? ''))
  const isThere = ({ file, line }: Warning) =>
    spans.some((span) => file === `content/${span.file}` && line >= span.first && line <= span.last)
  const here = told.filter(isThere)
  const how = here.length > 0 ? 'caught' : told.length > 0 ? 'elsewhere' : 'silent'
  const shown = how === 'caught' ? here : told
  return { how, kinds: [...new Set(shown.map(({ kind }) => kind))].sort(), told }
}
