import { describeLimits, describePeriod, listedFigures, oneLine } from '#blocks/format.ts'
import { withoutMarks } from '#schemas/mark.ts'
import { spanOf } from '#domain/time/moments.ts'

import { isOnWeb, type CampaignDocument, type Provider } from '#content-layer/documents/documents.ts'
import { calendarPath, monthPath } from '#content-layer/routes.ts'
import { writeCalendarFile } from './calendar-file.ts'
import type { ContentReader } from '../documents/content-reader.ts'

/** Which campaign each calendar file is about, by address. In the app there is none, because no web view opens one. */
export async function listCalendarFiles(content: ContentReader): Promise<Map<string, { month: string; id: string }>> {
  const months = await content.months()
  return new Map(
    months.flatMap(({ month, campaigns }) =>
      campaigns
        .filter(({ paths }) => isOnWeb(paths))
        .map(({ id }): [string, { month: string; id: string }] => [calendarPath(month, id), { month, id }]),
    ),
  )
}

function describe({ headline, period, target, ...limits }: CampaignDocument): string {
  const { start, end } = describePeriod(period)
  return [
    [listedFigures(headline).join(''), describeLimits(limits)].join(' ').trim(),
    `期間: ${start.text}〜${end.text}（日本時間）`,
    `対象: ${target}`,
  ]
    .map(withoutMarks)
    .join('\n')
}

/** A campaign's calendar file. Told in two months, it is one event. */
export function calendarFileOf(campaign: CampaignDocument, { name, siteUrl }: Provider): string {
  const { month, id, paths, title, period } = campaign
  const span = spanOf(period)
  return writeCalendarFile({
    uid: `${id}-${new Date(span.start).toISOString().slice(0, 10)}@${new URL(siteUrl).hostname}`,
    span,
    title: `${name}：${oneLine(withoutMarks(title))}`,
    description: describe(campaign),
    url: `${siteUrl}${paths.web ?? `${monthPath(month, 'web')}#${id}`}`,
    publisher: name,
  })
}
