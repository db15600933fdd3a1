import pMap from 'p-map'

import type { Policy } from '../render/content-policy.ts'
import { recordingReader, type ContentReader, type PartName } from '../render/content-reader.ts'
import { fileOfAddress, listPages } from '../render/pages.tsx'
import { calendarFileOf, listCalendarFiles } from '../render/calendar-files.ts'
import { listQrCodes, qrPicture } from '../render/qr-codes.ts'
import { renderPage, type RenderedPage, type Site } from '../render/render-page.tsx'
import type { OutputFolder } from './output-folder.ts'
import { areCurrent, withVersions, type Parts, type VersionOf } from './parts.ts'
import { keepText, transferSize, type Effort, type StoredText, type TextStore } from './text-forms.ts'

/** The result for a page besides its HTML: its policy, and the site's own files that it refers to. */
type PageFacts = { policy: Policy; files: readonly string[] }

/**
 * A page, QR code or calendar file made by an earlier build: its address as the key, the content parts it was made from, and the key
 * of its text in the store.
 */
export type MadeRecord = { key: string; parts: Parts; text: string; page?: PageFacts }

/** Something made from the content and published at an address. */
type Task = {
  address: string
  effort: Effort
  make: (content: ContentReader) => Promise<{ text: string; page?: PageFacts }>
}

/** Completes a rendered page. */
type Finish = (page: RenderedPage) => RenderedPage

async function listTasks(site: Site, effort: Effort, finish: Finish): Promise<Task[]> {
  const pages = (await listPages(site.content)).map((address): Task => {
    const make: Task['make'] = async (content) => {
      const page = await renderPage(address, site, content)
      if (!page) throw new Error(`${address}: the page is listed, but not there`)
      const { html, ...about } = finish(page)
      return { text: html, page: about }
    }
    return { address, effort, make }
  })
  const codes = [...(await listQrCodes(site.content))].map(([address, path]): Task => {
    return {
      address,
      effort: 'quick',
      make: async (content) => ({ text: qrPicture(`${(await content.provider()).siteUrl}${path}`) }),
    }
  })
  const calendars = [...(await listCalendarFiles(site.content))].map(([address, { month, id }]): Task => {
    return {
      address,
      effort: 'quick',
      make: async (content) => ({
        text: calendarFileOf(await content.campaign(month, id), await content.provider()),
      }),
    }
  })
  return [...pages, ...codes, ...calendars]
}

export type MadePage = { page: string; bytes: number } & PageFacts

type Options = {
  site: Site
  versionOf: VersionOf
  /** The records of the last build, by address. */
  previous: ReadonlyMap<string, MadeRecord>
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** Completes a rendered page. */
  finish: Finish
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
}

/** How many pages are in progress at once: one is rendered while others are compressed. */
const concurrency = 6

/**
 * Makes every content page, QR code and calendar file, or reuses the stored one if none of its inputs has changed, and writes it to
 * the output.
 * @throws Error if a page cannot be made
 * @throws AbortError if the signal aborts
 */
export async function makePages({
  site,
  versionOf,
  previous,
  texts,
  output,
  effort,
  finish,
  signal,
}: Options): Promise<{ records: MadeRecord[]; pages: MadePage[]; rendered: number }> {
  const pages: MadePage[] = []
  let rendered = 0
  const publish = (address: string, text: StoredText) =>
    output.writeText(fileOfAddress(address), text, () => texts.read(text))
  const reuse = async ({ address }: Task) => {
    const record = previous.get(address)
    if (!record || !(await areCurrent(record.parts, versionOf))) return undefined
    const text = texts.find(record.text)
    if (!text) return undefined
    if (publish(address, text)) return { record, text }
    texts.forget(text)
    return undefined
  }
  const make = async ({ address, effort: ownEffort, make }: Task) => {
    const read = new Set<PartName>()
    const { text: html, page } = await make(recordingReader(site.content, (part) => void read.add(part)))
    const text = await keepText(texts, Buffer.from(html), ownEffort, (stored) => publish(address, stored))
    rendered += 1
    const record: MadeRecord = {
      key: address,
      parts: await withVersions(read, versionOf),
      text: text.key,
      ...(page && { page }),
    }
    return { record, text }
  }
  const run = async (task: Task): Promise<MadeRecord> => {
    const { record, text } = (await reuse(task)) ?? (await make(task))
    if (record.page) pages.push({ page: fileOfAddress(task.address), bytes: transferSize(text), ...record.page })
    return record
  }
  const records = await pMap(await listTasks(site, effort, finish), run, { concurrency, signal })
  return { records, pages, rendered }
}
