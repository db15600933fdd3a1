import { approvalSurfaces, type ApprovalSurface } from '#schemas/approval-parts.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

import { plainTitle } from '#content-layer/publication/list-held-back.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'
import { campaignPath, monthPath, pathFor } from '#content-layer/routes.ts'

/** A page that can be signed and archived: a month's or a campaign's, in a browser and in the app. */
export type SignablePage = {
  /** The address that stands for the page: that in a browser, or in the app where there is no other. */
  page: string
  title: string
  month: string
  /** The campaign's id; undefined on a month's page. */
  id: string | undefined
  addresses: { surface: ApprovalSurface; address: string }[]
  /** The periods of the campaigns that the page tells of, both ends in milliseconds since 1970 UTC. */
  periods: { start: number; end: number }[]
  /** Whether the page states terms, as every campaign's does; a month's does by notes or by campaigns in full. */
  hasTerms: boolean
}

function addressesOf(paths: { web: string | null; inApp: string | null }): SignablePage['addresses'] {
  return approvalSurfaces.flatMap((surface) => {
    const address = pathFor(paths, surface)
    return address === null ? [] : [{ surface, address }]
  })
}

function instantsOf({ start, end }: Period): { start: number; end: number } {
  return { start: parseStart(start), end: parseEnd(end) }
}

/** Every page that can be signed, newest month first, each month before its campaigns. */
export async function listSignablePages(content: ContentReader): Promise<SignablePage[]> {
  const months = await Promise.all((await content.months()).map(({ month }) => content.month(month)))
  return months.flatMap(({ month, title, paths, campaigns, annotationLists }): SignablePage[] => {
    const ofMonth = {
      page: paths.web,
      title: plainTitle(title),
      month,
      id: undefined,
      addresses: addressesOf(paths),
      periods: campaigns.map(({ card }) => instantsOf(card.period)),
      hasTerms: annotationLists.length > 0 || campaigns.some(({ pages }) => pages === 'summary-only'),
    }
    const ofCampaigns = campaigns.flatMap(({ id, card, paths }): SignablePage[] => {
      const addresses = addressesOf(paths)
      const [first] = addresses
      if (!first) return []
      const periods = [instantsOf(card.period)]
      return [{ page: first.address, title: plainTitle(card.title), month, id, addresses, periods, hasTerms: true }]
    })
    return [ofMonth, ...ofCampaigns]
  })
}

/** The record file of a page, relative to the folder of records. */
export function recordFile({ month, id = 'month' }: Pick<SignablePage, 'month' | 'id'>): string {
  return `${month}/${id}.yaml`
}

/** The addresses that may stand for the page of a record file; none if no page has such a file. */
export function pagesOfRecord(file: string): string[] {
  const [, month, id] = /^([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
  if (month === undefined || id === undefined) return []
  return approvalSurfaces.map((surface) =>
    id === 'month' ? monthPath(month, surface) : campaignPath(month, id, surface),
  )
}
