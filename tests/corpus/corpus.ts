import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import { ContentCache } from '#tools/content/content-cache.ts'
import { unguarded } from '#content-layer/read/guard-parsing.ts'
import { once } from '#content-layer/once.ts'
import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'

import { readFiles } from '../support/read-files.ts'

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

/**
 * A mistake as marketers make it. `harm`: published as it is, it would mislead a customer. `visible`: a machine that has
 * only the content could see it. `at`: where a person would expect to be told. `found`: the kinds that the check tells,
 * there or, where a person has read the messages and found place and remedy right, elsewhere. `on`: the day on which it is
 * made, the clean content being published; without it, nothing is.
 */
const slip = z.strictObject({
  title: z.string(),
  harm: z.boolean().default(false),
  visible: z.boolean().default(true),
  on: z.iso.date().optional(),
  edits: z.array(edit).min(1),
  at: z.strictObject({ file: z.string(), text: z.string() }),
  found: z.array(z.string()).default([]),
  isElsewhere: z.boolean().default(false),
})

export type Slip = z.output<typeof slip> & { topic: string }

const fineEdit = slip.pick({ title: true, edits: true })

export type FineEdit = z.output<typeof fineEdit>

async function load<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>[]> {
  return z.array(schema).parse(parse(await readFile(path.join(here, file), 'utf8')))
}

/** All slips, by topic: the name of their file. */
export const readSlips = once(async (): Promise<Slip[]> => {
  const names = (await readdir(path.join(here, 'slips'))).sort()
  const all = names.map(async (name) =>
    (await load(`slips/${name}`, slip)).map((one) => ({ ...one, topic: path.basename(name, '.yaml') })),
  )
  return (await Promise.all(all)).flat()
})

/** Slips with a term in the wrong sentence that no rule tells yet: what is known to be missing. */
export async function readUntoldSlips(): Promise<Slip[]> {
  return (await load('untold-slips.yaml', slip)).map((one) => ({ ...one, topic: 'untold' }))
}

/** Edits with which everything stays in order. */
export function readFineEdits(): Promise<FineEdit[]> {
  return load('fine-edits.yaml', fineEdit)
}

function edited(before: string | undefined, { file, replace, with: replacement = '', append }: Edit): string {
  if (before === undefined) throw new Error(`${file} is not there`)
  if (append !== undefined) return before + append
  if (replace === undefined || before.split(replace).length !== 2)
    throw new Error(`"${replace}" does not stand exactly once in ${file}`)
  return before.replace(replace, () => replacement)
}

/** All files of a folder in memory, by their paths below it. */
async function filesIn(root: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
  )
}

/** The clean content, in memory and in a folder of its own, in which one mistake after the other is made and undone. */
export class Workshop {
  readonly #root: string
  readonly #cache: ContentCache
  readonly #files: ReadonlyMap<string, Uint8Array>

  private constructor(root: string, cache: ContentCache, files: ReadonlyMap<string, Uint8Array>) {
    this.#root = root
    this.#cache = cache
    this.#files = files
  }

  static async open(): Promise<Workshop> {
    const root = path.join(await mkdtemp(path.join(tmpdir(), 'corpus-')), 'content')
    await cp(path.join(here, 'content'), root, { recursive: true })
    const cache = await ContentCache.open(undefined, '')
    const files = await filesIn(root)
    await readFiles(files, cache, { guard: unguarded })
    return new Workshop(root, cache, files)
  }

  async close(): Promise<void> {
    await rm(path.dirname(this.#root), { recursive: true })
  }

  /** What `work` makes of the folder after the edits, which are undone afterwards, and the texts of the edited files. */
  async after<Result>(
    edits: readonly Edit[],
    work: (root: string, cache: ContentCache) => Promise<Result>,
  ): Promise<{ result: Result; texts: Map<string, string>; edited: string[] }> {
    const saved = new Map<string, Buffer | undefined>()
    const texts = new Map<string, string>()
    try {
      for (const one of edits) await this.#apply(one, saved, texts)
      return { result: await work(this.#root, this.#cache.next()), texts, edited: [...saved.keys()] }
    } finally {
      for (const [file, bytes] of saved)
        if (bytes) await writeFile(path.join(this.#root, file), bytes)
        else await rm(path.join(this.#root, file), { force: true })
      const made = [...saved].filter(([, bytes]) => !bytes).map(([file]) => path.dirname(path.join(this.#root, file)))
      for (const folder of made) await this.#removeIfEmpty(folder)
    }
  }

  /** What the check tells of the content after the edits, in memory, and the texts of the files that were edited. */
  async check(edits: readonly Edit[], on?: string): Promise<{ told: Remark[]; texts: Map<string, string> }> {
    const published = on === undefined ? undefined : await this.#textsOf(edits)
    const now = on === undefined ? undefined : Date.parse(`${on}T12:00+09:00`)
    const files = new Map(this.#files)
    const texts = new Map<string, string>()
    for (const one of edits) {
      const before = files.get(one.file)
      if (one.delete) files.delete(one.file)
      else if (one.copyOf !== undefined) files.set(one.file, files.get(one.copyOf) ?? new Uint8Array())
      else {
        const text = one.write ?? edited(before && Buffer.from(before).toString('utf8'), one)
        texts.set(one.file, text)
        files.set(one.file, Buffer.from(text))
      }
    }
    const { diagnostics, remarks } = await readFiles(files, this.#cache.next(), {
      guard: unguarded,
      ...(now !== undefined && { now }),
      ...(published && { published }),
    })
    return { told: [...diagnostics, ...remarks], texts }
  }

  async #textsOf(edits: readonly Edit[]): Promise<Map<string, string>> {
    return new Map(await Promise.all(edits.map(async ({ file }) => [file, await this.read(file)] as const)))
  }

  /** The text of a file of the clean content. */
  async read(file: string): Promise<string> {
    return readFile(path.join(this.#root, file), 'utf8')
  }

  async #removeIfEmpty(folder: string): Promise<void> {
    const left = await readdir(folder).catch(() => ['gone'])
    if (left.length > 0 || folder === this.#root) return
    await rm(folder, { recursive: true })
    await this.#removeIfEmpty(path.dirname(folder))
  }

  async #apply(one: Edit, saved: Map<string, Buffer | undefined>, texts: Map<string, string>): Promise<void> {
    const file = path.join(this.#root, one.file)
    const before = await readFile(file).catch(() => undefined)
    if (!saved.has(one.file)) saved.set(one.file, before)
    if (one.delete) return rm(file)
    await mkdir(path.dirname(file), { recursive: true })
    if (one.copyOf !== undefined) return writeFile(file, await readFile(path.join(this.#root, one.copyOf)))
    const text = one.write ?? edited(before?.toString('utf8'), one)
    texts.set(one.file, text)
    return writeFile(file, text)
  }
}

/** How the check took a slip: told at its place, told elsewhere, or not at all. */
export type Outcome = { how: 'caught' | 'elsewhere' | 'silent'; kinds: string[]; told: Remark[] }

/** The lines that an edit wrote. */
function linesOf({ file, with: written = '', append = '' }: Edit, text: string) {
  const added = written || append
  const start = added === '' ? -1 : text.lastIndexOf(added)
  if (start < 0) return []
  const first = text.slice(0, start).split('\n').length
  return [{ file, first, last: first + added.trimEnd().split('\n').length - 1 }]
}

/** What was judged in each workshop, by the slip: several tests ask for it, and the clean content does not change. */
const judged = new WeakMap<Workshop, Map<Slip, Promise<Outcome>>>()

/** Makes a slip and judges what the check tells of it; each slip once. */
export function judge(workshop: Workshop, slip: Slip): Promise<Outcome> {
  const known = judged.get(workshop) ?? new Map<Slip, Promise<Outcome>>()
  judged.set(workshop, known)
  const outcome = known.get(slip) ?? judgeOnce(workshop, slip)
  known.set(slip, outcome)
  return outcome
}

async function judgeOnce(workshop: Workshop, { edits, at, on }: Slip): Promise<Outcome> {
  const { told, texts } = await workshop.check(edits, on)
  const text = texts.get(at.file) ?? (at.text === '' ? '' : await workshop.read(at.file))
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const lines = plain.split('\n')
  const wanted = at.text === '' ? undefined : lines.findIndex((line) => line.includes(at.text)) + 1
  if (wanted === 0) throw new Error(`"${at.text}" does not stand in ${at.file}`)
  const touched = edits.flatMap((one) => linesOf(one, texts.get(one.file) ?? ''))
  const isThere = ({ file, line }: Remark) =>
    (file === `content/${at.file}` && (wanted === undefined || line === wanted)) ||
    touched.some((span) => file === `content/${span.file}` && line >= span.first && line <= span.last)
  const here = told.filter(isThere)
  const how = here.length > 0 ? 'caught' : told.length > 0 ? 'elsewhere' : 'silent'
  const shown = how === 'caught' ? here : told
  return { how, kinds: [...new Set(shown.map(({ kind }) => kind))].sort(), told }
}
