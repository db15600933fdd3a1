import path from 'node:path'

import pMap from 'p-map'

import type { PartName } from '#site/documents/content-parts.ts'
import type { DocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { getPageFile } from '#site/render/pages.tsx'
import { computeHash } from '../shared/files/hash.ts'
import { readRecords, writeRecords } from '../shared/files/records.ts'
import type { Build, MakeSiteOptions, VersionOf } from './make-options.ts'
import type { RenderedFile, PageDetails, RenderTask } from './render-file.ts'
import { publishText } from './publish-text.ts'
import { getTransferSize, type Effort, type TextStore } from './text-store.ts'

/** The content parts that an output was rendered from, each with its version. */
type Parts = [name: PartName, version: string][]

/** Returns a function that fingerprints a part's text, each part once. */
export function createVersionLookup({ readPart }: Pick<DocumentsInMemory, 'readPart'>): VersionOf {
  const cache = new Map<PartName, Promise<string | undefined>>()
  const read = async (part: PartName) => {
    const text = await readPart(part)
    return text === undefined ? undefined : computeHash(text)
  }
  return (part) => {
    const version = cache.get(part) ?? read(part)
    cache.set(part, version)
    return version
  }
}

/** Returns whether all parts still have these versions. */
async function areUnchanged(parts: Parts, versionOf: VersionOf): Promise<boolean> {
  for (const [name, version] of parts) if ((await versionOf(name)) !== version) return false
  return true
}

/** Returns the parts with their current versions. */
async function withVersions(names: Iterable<PartName>, versionOf: VersionOf): Promise<Parts> {
  const parts: Parts = []
  for (const name of new Set(names)) {
    const version = await versionOf(name)
    if (version !== undefined) parts.push([name, version])
  }
  return parts
}

/** A page, QR code or calendar file by its path, with what it was rendered from, and its text in the store. */
type BuildRecord = { key: string; parts: Parts; text: string; page?: PageDetails }

export type BuiltPage = { page: string; bytes: number } & PageDetails

/** Maximum number of texts in progress: one is rendered while others are compressed. */
const concurrency = 6

type Work = {
  /** The name of the records, by which the next build knows the results of this one. */
  name: string
  /** Changes with all inputs of these texts other than the content. */
  inputs: string
  tasks: readonly RenderTask[]
  render: (task: RenderTask) => Promise<RenderedFile>
  effort: Effort
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
}

/** Lists the pages among the texts, with their transfer sizes. */
function listPages(records: readonly BuildRecord[], texts: TextStore): BuiltPage[] {
  return records.flatMap(({ key, text: textKey, page }): BuiltPage[] => {
    if (!page) return []
    const text = texts.find(textKey)
    return [{ page: getPageFile(key), bytes: text ? getTransferSize(text) : 0, ...page }]
  })
}

/**
 * Renders every page, QR code and calendar file, or reuses the stored one if none of its inputs has changed, and writes
 * it to the output. Returns the pages, and the paths of what was rendered.
 * @throws Error if a page cannot be rendered
 * @throws AbortError if the signal aborts
 */
export async function makePages(
  { cacheFolder }: Pick<MakeSiteOptions, 'cacheFolder'>,
  build: Build,
  { name, inputs, tasks, render, effort, signal }: Work,
): Promise<{ pages: BuiltPage[]; rendered: string[] }> {
  const { versionOf, texts, output } = build
  const recordsFile = path.join(cacheFolder, name)
  const previous = readRecords<BuildRecord>(recordsFile, inputs)
  const records = new Map<string, BuildRecord>()

  async function isReused({ key, parts, text: textKey }: BuildRecord): Promise<boolean> {
    const text = (await areUnchanged(parts, versionOf)) ? texts.find(textKey) : undefined
    if (!text) return false
    const isPublished = output.writeText(getPageFile(key), text, () => texts.read(text))
    if (!isPublished) texts.forget(text)
    return isPublished
  }

  async function renderAndPublish(task: RenderTask): Promise<void> {
    const { url, kind } = task
    const { text: written, page, read } = await render(task)
    const text = await publishText(build, getPageFile(url), Buffer.from(written), kind === 'page' ? effort : 'quick')
    records.set(url, { key: url, parts: await withVersions(read, versionOf), text: text.key, ...(page && { page }) })
  }

  const pending: RenderTask[] = []
  for (const task of tasks) {
    const record = previous.get(task.url)
    if (record && (await isReused(record))) records.set(task.url, record)
    else pending.push(task)
  }
  await pMap(pending, renderAndPublish, { concurrency, signal })
  const inOrder = tasks.flatMap(({ url }) => records.get(url) ?? [])
  writeRecords(recordsFile, inputs, inOrder)
  return { pages: listPages(inOrder, texts), rendered: pending.map(({ url }) => url) }
}
