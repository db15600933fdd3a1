import pMap from 'p-map'

import type { Policy } from '#site/render/content-policy.ts'
import { recordingReader, type ContentReader, type PartName } from '#site/documents/content-reader.ts'
import { fileOfAddress, listPages } from '#site/render/pages.tsx'
import { calendarFileOf, listCalendarFiles } from '#site/render/calendar-files.ts'
import { listQrCodes, qrPicture } from '#site/render/qr-codes.ts'
import { renderPage, type RenderedPage, type Site } from '#site/render/render-page.tsx'
import type { OutputFolder } from './output-folder.ts'
import { changedParts, withVersions, type Parts, type VersionOf } from './parts.ts'
import type { Reason } from './reasons.ts'
import { keepText, transferSize, type Effort, type StoredText, type TextStore } from './text-forms.ts'

/** The result for a page besides its HTML: its policy, and the site's own files that it refers to. */
type PageFacts = { policy: Policy; files: readonly string[] }

/**
 * A page, QR code or calendar file made by an earlier build: its address as the key, the content parts it was made from,
 * the key of its text in the store, and why it was made.
 */
export type MadeRecord = { key: string; parts: Parts; text: string; reason: Reason; page?: PageFacts }

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
  /** What differs from the last build of what all pages are made with; nothing in a first build. */
  changedInputs: readonly string[]
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** Completes a rendered page. */
  finish: Finish
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
}

/** Why each page was last made, by its address, and whether in this build. */
type Reasons = Map<string, { reason: Reason; isNow: boolean }>

/** How many pages are in progress at once: one is rendered while others are compressed. */
const concurrency = 6

/**
 * Makes every content page, QR code and calendar file, or reuses the stored one if none of its inputs has changed, and
 * writes it to the output. Tells of each why it was made, now or earlier.
 * @throws Error if a page cannot be made
 * @throws AbortError if the signal aborts
 */
export async function makePages({
  site,
  versionOf,
  previous,
  changedInputs,
  texts,
  output,
  effort,
  finish,
  signal,
}: Options): Promise<{ records: MadeRecord[]; pages: MadePage[]; reasons: Reasons }> {
  const pages: MadePage[] = []
  const reasons: Reasons = new Map()
  const publish = (address: string, text: StoredText) =>
    output.writeText(fileOfAddress(address), text, () => texts.read(text))
  const notThere: Reason =
    changedInputs.length > 0 ? { because: 'code', changed: [...changedInputs] } : { because: 'new' }
  /** Publishes what an earlier build made, or says why that is not possible. */
  const reuse = async ({ key, parts, text: textKey }: MadeRecord): Promise<Reason | undefined> => {
    const changed = await changedParts(parts, versionOf)
    if (changed.length > 0) return { because: 'content', changed }
    const text = texts.find(textKey)
    if (text && publish(key, text)) return undefined
    if (text) texts.forget(text)
    return { because: 'lost' }
  }
  const make = async ({ address, effort: ownEffort, make }: Task, reason: Reason): Promise<MadeRecord> => {
    const read = new Set<PartName>()
    const { text: html, page } = await make(recordingReader(site.content, (part) => void read.add(part)))
    const text = await keepText(texts, Buffer.from(html), ownEffort, (stored) => publish(address, stored))
    const record: MadeRecord = {
      key: address,
      parts: await withVersions(read, versionOf),
      text: text.key,
      reason,
      ...(page && { page }),
    }
    return record
  }
  const sizeOf = ({ text: key }: MadeRecord): number => {
    const text = texts.find(key)
    return text ? transferSize(text) : 0
  }
  const run = async (task: Task): Promise<MadeRecord> => {
    const known = previous.get(task.address)
    const reason = known ? await reuse(known) : notThere
    const record = known && !reason ? known : await make(task, reason ?? notThere)
    reasons.set(task.address, { reason: record.reason, isNow: reason !== undefined })
    if (record.page) pages.push({ page: fileOfAddress(task.address), bytes: sizeOf(record), ...record.page })
    return record
  }
  const records = await pMap(await listTasks(site, effort, finish), run, { concurrency, signal })
  return { records, pages, reasons }
}
