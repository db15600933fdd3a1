import pMap from 'p-map'

import type { Policy } from '../render/content-policy.ts'
import { notingReader, type ContentReader, type PartName } from '../render/content-reader.ts'
import { fileOfAddress, listPages } from '../render/pages.tsx'
import { listQrCodes, qrPicture } from '../render/qr-codes.ts'
import { renderPage, type Site } from '../render/render-page.tsx'
import type { OutputFolder } from './output-folder.ts'
import { areCurrent, withVersions, type Parts, type VersionOf } from './parts.ts'
import { keepText, sentBytes, type Effort, type StoredText, type TextStore } from './text-forms.ts'

/** What is said of a page beside its HTML: its policy, and the site's own files that it shows. */
type About = { policy: Policy; files: readonly string[] }

/**
 * A page or QR code as an earlier build made it: its address as the key, from which parts, and the key of its text in
 * the store.
 */
export type MadeRecord = { key: string; parts: Parts; text: string; page?: About }

/** Something that is made from the content and published at an address. */
type Task = {
  address: string
  effort: Effort
  make: (content: ContentReader) => Promise<{ text: string; page?: About }>
}

async function listTasks(site: Site, effort: Effort): Promise<Task[]> {
  const pages = (await listPages(site.content)).map((address): Task => {
    const make: Task['make'] = async (content) => {
      const page = await renderPage(address, site, content)
      if (!page) throw new Error(`${address}: the page is listed, but not there`)
      const { html, ...about } = page
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
  return [...pages, ...codes]
}

export type MadePage = { page: string; bytes: number } & About

type Options = {
  site: Site
  versionOf: VersionOf
  /** What the last build made, by address. */
  known: ReadonlyMap<string, MadeRecord>
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** Ends the work where it is not needed any more. */
  signal: AbortSignal
}

/** How many pages are under way at once: one is rendered while others are compressed. */
const concurrency = 6

/**
 * Makes every content page and QR code, or takes it from the store where nothing that it was made from has changed, and
 * writes it into the output.
 * @throws Error where a page cannot be made
 * @throws AbortError where the signal ends it
 */
export async function makePages({
  site,
  versionOf,
  known,
  texts,
  output,
  effort,
  signal,
}: Options): Promise<{ records: MadeRecord[]; pages: MadePage[]; rendered: number }> {
  const pages: MadePage[] = []
  let rendered = 0
  const publish = (address: string, text: StoredText) =>
    output.writeText(fileOfAddress(address), text, () => texts.read(text))
  const reuse = async ({ address }: Task) => {
    const record = known.get(address)
    if (!record || !(await areCurrent(record.parts, versionOf))) return undefined
    const text = texts.find(record.text)
    if (!text) return undefined
    if (publish(address, text)) return { record, text }
    texts.forget(text)
    return undefined
  }
  const make = async ({ address, effort: ownEffort, make }: Task) => {
    const read = new Set<PartName>()
    const { text: html, page } = await make(notingReader(site.content, (part) => void read.add(part)))
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
    if (record.page) pages.push({ page: fileOfAddress(task.address), bytes: sentBytes(text), ...record.page })
    return record
  }
  const records = await pMap(await listTasks(site, effort), run, { concurrency, signal })
  return { records, pages, rendered }
}
