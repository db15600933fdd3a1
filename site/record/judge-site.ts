import type { ApprovalRecord, PageHashes } from '#schemas/approval.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'

import { hashPage, type SignedSite } from './hash-pages.ts'
import { judgePage, type PageStatus } from './judge-page.ts'
import { listSignablePages, recordFile, type SignablePage } from './signable-pages.ts'

/** A page with what it shows now, its record, and the state of its signatures. */
export type JudgedPage = {
  page: SignablePage
  hashes: PageHashes
  /** The record's file below the folder of records, whether it exists or not. */
  file: string
  record: ApprovalRecord | undefined
  status: PageStatus
}

/** Every page that can be signed, and the records whose page is gone. */
export type JudgedSite = { pages: JudgedPage[]; withoutPage: string[] }

/** The state of all signatures. Renders every page, at some milliseconds each. */
export async function judgeSite(
  site: SignedSite,
  records: ReadonlyMap<string, ApprovalRecord>,
  settings: ApprovalSettings | undefined,
): Promise<JudgedSite> {
  const pages: JudgedPage[] = []
  for (const page of await listSignablePages(site.content)) {
    const hashes = await hashPage(page, site)
    const file = recordFile(page)
    const record = records.get(file)
    pages.push({ page, hashes, file, record, status: judgePage(page, hashes, record, settings) })
  }
  const known = new Set(pages.map(({ file }) => file))
  return { pages, withoutPage: [...records.keys()].filter((file) => !known.has(file)) }
}
