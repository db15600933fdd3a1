import { parseStart } from '#domain/time/japan-time.ts'

import type { CampaignEntry, MonthEntry } from '../entries/entries.ts'
import { groupBy } from '#domain/group-by.ts'

/** The months and campaigns of the content. */
export type Entries = {
  months: readonly Pick<MonthEntry, 'month' | 'definition'>[]
  campaigns: readonly Pick<CampaignEntry, 'month' | 'id' | 'definition'>[]
}

/** Publication time of each page, in milliseconds since 1970; minus infinity if it is not scheduled. */
export type PublishTimes = {
  ofMonth: (month: string) => number
  ofCampaign: (campaign: { month: string; id: string }) => number
}

/** Parses a `publishAt` in milliseconds since 1970; minus infinity if there is none. */
export function parsePublishAt(publishAt: string | undefined): number {
  return publishAt === undefined ? Number.NEGATIVE_INFINITY : parseStart(publishAt)
}

/**
 * Returns the publication time of each page. A month delays all of its campaigns, and a month without a published
 * campaign would be an empty page, so it waits for the first of them.
 */
export function computePublishTimes({ months, campaigns }: Entries): PublishTimes {
  const instants = new Map(months.map(({ month, definition }) => [month, parsePublishAt(definition?.publishAt)]))
  const ofCampaigns = new Map(
    campaigns.map(({ month, id, definition }) => [
      `${month}/${id}`,
      Math.max(instants.get(month) ?? Number.NEGATIVE_INFINITY, parsePublishAt(definition?.publishAt)),
    ]),
  )
  const ofCampaign = ({ month, id }: { month: string; id: string }) =>
    ofCampaigns.get(`${month}/${id}`) ?? Number.NEGATIVE_INFINITY
  const byMonth = groupBy(campaigns, ({ month }) => month)
  const ofMonths = new Map(
    [...instants].map(([month, instant]) => {
      const first = Math.min(...(byMonth.get(month) ?? []).map(ofCampaign))
      return [month, Number.isFinite(first) ? first : instant]
    }),
  )
  return { ofMonth: (month) => ofMonths.get(month) ?? Number.NEGATIVE_INFINITY, ofCampaign }
}
