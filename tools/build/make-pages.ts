import path from 'node:path'

import pMap from 'p-map'

import { fileOfPath } from '#site/render/pages.tsx'
import { changedCode, versionOfCode, type CodeFiles } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import type { OutputFolder } from './output-folder.ts'
import type { RenderedText, PageFacts, TextTask } from './make-text.ts'
import { changedParts, withVersions, type Parts, type VersionOf } from './part-versions.ts'
import type { Reason } from './reasons.ts'
import { readRecords, writeRecords } from './records.ts'
import { publishText, transferSize, type Effort, type StoredText, type TextStore } from './text-store.ts'

/**
 * A page, QR code or calendar file from a previous build: its path as the key, the content parts it was rendered from,
 * the key of its text in the store, and why it was rendered.
 */
export type BuildRecord = { key: string; parts: Parts; text: string; reason: Reason; page?: PageFacts }

export type BuiltPage = { page: string; bytes: number } & PageFacts

/** Renders texts, in this thread or in others. */
export type PageRenderer = {
  make: (task: TextTask) => Promise<RenderedText>
  /** How many are in progress at once: some are rendered while others are compressed. */
  concurrency: number
  close: () => Promise<void>
}

type Options = {
  tasks: readonly TextTask[]
  /** Opens a renderer for this number of texts. */
  openRenderer: (count: number) => Promise<PageRenderer>
  versionOf: VersionOf
  /** The records of the last build, by path. */
  previous: ReadonlyMap<string, BuildRecord>
  /** Inputs shared by all pages that differ from the last build; empty in a first build. */
  changedInputs: readonly string[]
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
}

/** Why each page was last rendered, by its path, and whether in this build. */
type Reasons = Map<string, { reason: Reason; isNow: boolean }>

/** Lists the pages among the texts, with their transfer sizes. */
function listPages(records: readonly BuildRecord[], texts: TextStore): BuiltPage[] {
  return records.flatMap(({ key, text: textKey, page }): BuiltPage[] => {
    if (!page) return []
    const text = texts.find(textKey)
    return [{ page: fileOfPath(key), bytes: text ? transferSize(text) : 0, ...page }]
  })
}

type Publish = (url: string, text: StoredText) => boolean

/** Publishes the text of a previous build, or returns why that is not possible. */
async function reuseText(
  { key, parts, text: textKey }: BuildRecord,
  { versionOf, texts }: Pick<Options, 'versionOf' | 'texts'>,
  publish: Publish,
): Promise<Reason | undefined> {
  const changed = await changedParts(parts, versionOf)
  if (changed.length > 0) return { because: 'content', changed }
  const text = texts.find(textKey)
  if (text && publish(key, text)) return undefined
  if (text) texts.forget(text)
  return { because: 'lost' }
}

/** A text to render, and why it cannot be reused. */
type Pending = { task: TextTask; reason: Reason }

/** Renders a text, stores and publishes it. Returns its record for the next build. */
async function renderText(
  { task, reason }: Pending,
  renderer: PageRenderer,
  { versionOf, texts, effort }: Pick<Options, 'versionOf' | 'texts' | 'effort'>,
  publish: Publish,
): Promise<BuildRecord> {
  const { url } = task
  const { text: written, page, read } = await renderer.make(task)
  const taskEffort = task.kind === 'page' ? effort : 'quick'
  const text = await publishText(texts, Buffer.from(written), taskEffort, (stored) => publish(url, stored))
  return { key: url, parts: await withVersions(read, versionOf), text: text.key, reason, ...(page && { page }) }
}

/**
 * Renders every content page, QR code and calendar file, or reuses the stored one if none of its inputs has changed,
 * and writes it to the output. Returns for each why it was rendered, in this build or a previous one.
 * @throws Error if a page cannot be rendered
 * @throws AbortError if the signal aborts
 */
export async function makePages(
  options: Options,
): Promise<{ records: BuildRecord[]; pages: BuiltPage[]; reasons: Reasons }> {
  const { tasks, previous, changedInputs, texts, output, signal } = options
  const publish: Publish = (url, text) => output.writeText(fileOfPath(url), text, () => texts.read(text))
  const reasonIfMissing: Reason =
    changedInputs.length > 0 ? { because: 'code', changed: [...changedInputs] } : { because: 'new' }
  const records = new Map<string, BuildRecord>()
  const pending: Pending[] = []
  for (const task of tasks) {
    const record = previous.get(task.url)
    const reason = record ? await reuseText(record, options, publish) : reasonIfMissing
    if (reason) pending.push({ task, reason })
    else if (record) records.set(task.url, record)
  }
  const renderer = await options.openRenderer(pending.length)
  try {
    const renderOne = async (text: Pending) =>
      records.set(text.task.url, await renderText(text, renderer, options, publish))
    await pMap(pending, renderOne, { concurrency: renderer.concurrency, signal })
  } finally {
    await renderer.close()
  }
  const inOrder = tasks.flatMap(({ url }) => records.get(url) ?? [])
  const rendered = new Set(pending.map(({ task }) => task.url))
  const reasons: Reasons = new Map(inOrder.map(({ key, reason }) => [key, { reason, isNow: rendered.has(key) }]))
  return { records: inOrder, pages: listPages(inOrder, texts), reasons }
}

type Work = {
  /** The name of the records, by which the next build knows the results of this one. */
  name: string
  /** All inputs of these texts other than the content, each with its hash. */
  inputs: CodeFiles
  tasks: readonly TextTask[]
  openRenderer: (count: number) => Promise<PageRenderer>
  effort: Effort
  signal: AbortSignal
}

/** The inputs of the texts in the last build. */
type InputsRecord = { key: 'inputs'; inputs: CodeFiles }

/** Renders texts or reuses them from the last build, and records them for the next. */
export async function makeAndRecordPages(
  { cacheFolder }: Pick<MakeSiteOptions, 'cacheFolder'>,
  { versionOf, texts, output }: Build,
  { name, inputs, ...work }: Work,
) {
  const recordsFile = path.join(cacheFolder, name)
  const inputsFile = path.join(cacheFolder, `${name}-made-with`)
  const salt = versionOfCode(inputs)
  const [lastInputs] = readRecords<InputsRecord>(inputsFile, 'inputs').values()
  const { records, ...built } = await makePages({
    ...work,
    versionOf,
    previous: readRecords<BuildRecord>(recordsFile, salt),
    changedInputs: lastInputs === undefined ? [] : changedCode(lastInputs.inputs, inputs),
    texts,
    output,
  })
  writeRecords(recordsFile, salt, records)
  const inputsRecord: InputsRecord = { key: 'inputs', inputs }
  writeRecords(inputsFile, 'inputs', [inputsRecord])
  return built
}
