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

/** The state of the signatures of all pages, or of those chosen. Renders each of them, at some milliseconds each. */
export async function judgeSite(
  site: SignedSite,
  records: ReadonlyMap<string, ApprovalRecord>,
  settings: ApprovalSettings | undefined,
  isChosen: (page: SignablePage) => boolean = () => true,
): Promise<JudgedSite> {
  const pages: JudgedPage[] = []
  const signable = await listSignablePages(site.content)
  for (const page of signable.filter(isChosen)) {
    const hashes = await hashPage(page, site)
    const file = recordFile(page)
    const record = records.get(file)
    pages.push({ page, hashes, file, record, status: judgePage(page, hashes, record, settings) })
  }
  const known = new Set(signable.map(recordFile))
  return { pages, withoutPage: [...records.keys()].filter((file) => !known.has(file)) }
}
