import { parseStart } from '#domain/time/japan-time.ts'
import { parsePeriod, type Span } from '#domain/time/spans.ts'
import type { ApprovalSettings } from '#schemas/files/requirements.ts'
import { plainTitle } from '#domain/text/note-marks.ts'

import { campaignPath, monthPath, selectPath } from '#content-layer/common/routes.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'

/** The two variants of a page: in a browser, and in the app (D6). */
const variants = ['web', 'in-app'] as const

/** A page that can be approved, a month's or a campaign's, with all its variants. */
export type ApprovablePage = {
  /** Path that identifies the page: that of the browser variant, or of the in-app variant if it is the only one. */
  page: string
  title: string
  /** The campaign's id; undefined on a month's page. */
  id: string | undefined
  pagePaths: string[]
  /** Path of the record's file below the folder of records, whether or not it exists. */
  file: string
  periods: Span[]
  /** Whether approvals are required. */
  isNeeded: boolean
}

/** Returns the paths that may identify the page of a record file; none if no page has such a file. */
export function listPagesOfRecord(file: string): string[] {
  const [, month, id] = /^([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
  if (month === undefined || id === undefined) return []
  return variants.map((variant) => (id === 'month' ? monthPath(month, variant) : campaignPath(month, id, variant)))
}

/** Returns whether the first campaign of a page starts on or after the day that the settings name. */
function startsOnOrAfter(periods: readonly Span[], settings: ApprovalSettings | undefined): boolean {
  if (!settings || periods.length === 0) return false
  return Math.min(...periods.map(({ start }) => start)) >= parseStart(`${settings.from} 00:00`)
}

function listPagePaths(paths: { web: string | null; inApp: string | null }): string[] {
  return variants.map((variant) => selectPath(paths, variant)).filter((pagePath) => pagePath !== null)
}

/** Lists the pages that can be approved. A month's page needs approvals only if it states terms. */
export async function listPages(
  content: ContentReader,
  settings: ApprovalSettings | undefined,
): Promise<ApprovablePage[]> {
  const months = await Promise.all((await content.months()).map(({ month }) => content.month(month)))
  return months.flatMap(({ month, title, paths, campaigns, annotationLists }) => {
    const periods = campaigns.map(({ card }) => parsePeriod(card.period))
    const hasTerms = annotationLists.length > 0 || campaigns.some(({ pages }) => pages === 'summary-only')
    const ofMonth = { paths, id: undefined, title, periods, hasTerms }
    const ofCampaigns = campaigns.map(({ id, card, paths }) => {
      return { paths, id, title: card.title, periods: [parsePeriod(card.period)], hasTerms: true }
    })
    return [ofMonth, ...ofCampaigns].flatMap(({ paths, id, title, periods, hasTerms }): ApprovablePage[] => {
      const pagePaths = listPagePaths(paths)
      const [page] = pagePaths
      if (page === undefined) return []
      const file = `${month}/${id ?? 'month'}.yaml`
      const isNeeded = hasTerms && startsOnOrAfter(periods, settings)
      return [{ page, title: plainTitle(title), id, pagePaths, file, periods, isNeeded }]
    })
  })
}
