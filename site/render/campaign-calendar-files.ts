import { describePeriod } from '#blocks/format.ts'
import { describeLimits, listRewards } from '#blocks/rate-and-cap.ts'
import { plainTitle, withoutMarks } from '#domain/text/note-marks.ts'
import { doOverlap, parsePeriod } from '#domain/time/spans.ts'

import { isOnWeb, type CampaignDocument } from '#content-layer/documents/document-types.ts'
import { calendarFilePath, monthPath } from '#content-layer/common/routes.ts'
import { formatCalendarEvent } from './format-icalendar-event.ts'
import type { ContentReader } from '../documents/content-reader.ts'

/**
 * Lists the campaign of each calendar file, by URL path. The app has no calendar files, because web views do not open
 * them.
 */
export async function listCalendarFiles(content: ContentReader): Promise<Map<string, { month: string; id: string }>> {
  const months = await content.months()
  return new Map(
    months.flatMap(({ month, campaigns }) =>
      campaigns
        .filter(({ paths }) => isOnWeb(paths))
        .map(({ id }): [string, { month: string; id: string }] => [calendarFilePath(month, id), { month, id }]),
    ),
  )
}

/** Describes an event in a calendar: the rewards with their limits, the period, and who is eligible. */
function describeEvent({ headline, period, target, ...limits }: CampaignDocument): string {
  const { start, end } = describePeriod(period)
  return [
    [listRewards(headline).join(''), describeLimits({ headline, ...limits })].join(' ').trim(),
    `期間: ${start.text}〜${end.text}（日本時間）`,
    `対象: ${target}`,
  ]
    .map(withoutMarks)
    .join('\n')
}

/** Returns the first month that contains a campaign, by its id and by overlapping periods. */
async function findFirstMonth({ month, id, period }: CampaignDocument, content: ContentReader): Promise<string> {
  const months = await content.months()
  const older = months.slice(months.findIndex((entry) => entry.month === month) + 1)
  let first = { month, span: parsePeriod(period) }
  for (const entry of older) {
    if (!entry.campaigns.some((campaign) => campaign.id === id)) continue
    const span = parsePeriod((await content.campaign(entry.month, id)).period)
    if (doOverlap(span, first.span)) first = { month: entry.month, span }
  }
  return first.month
}

/**
 * Creates a campaign's calendar file. A campaign of two months is one event, and remains the same event when its period
 * is corrected: its UID consists of names only, and its revision identifies the newer version.
 */
export async function renderCalendarFile(content: ContentReader, monthId: string, campaignId: string): Promise<string> {
  const [{ name, siteUrl }, campaign] = await Promise.all([content.provider(), content.campaign(monthId, campaignId)])
  const { month, id, paths, title, period } = campaign
  const span = parsePeriod(period)
  return formatCalendarEvent({
    uid: `${await findFirstMonth(campaign, content)}-${id}@${new URL(siteUrl).hostname}`,
    revised: await content.revision(month, id),
    span,
    title: `${name}：${plainTitle(title)}`,
    description: describeEvent(campaign),
    url: `${siteUrl}${paths.web ?? `${monthPath(month, 'web')}#${id}`}`,
    publisher: name,
  })
}
