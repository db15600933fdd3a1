import { campaignFilePath, parseEntryFile } from '#content-layer/common/entry-files.ts'
import { formatClock, formatDay } from '#domain/time/format-time.ts'
import { groupBy } from '#domain/group-by.ts'
import { listMoments, type MomentKind } from '#content-layer/documents/upcoming-changes.ts'
import type { Content } from '#content-layer/load/read-content.ts'

import type { CalendarDay } from '../engine-client.ts'
import { listNamedEntries } from '../entry-labels.ts'

/** The field that states when something happens. */
const fields: Readonly<Record<MomentKind, string>> = {
  published: 'publishAt',
  starts: 'period.start',
  ends: 'period.end',
  'grant-day': 'grantBy',
}

/** Returns the instant to show for a moment: of an end, the last instant of the period. */
function getShownInstant(at: number, kind: MomentKind): number {
  return kind === 'ends' ? at - 1 : at
}

/** Lists the days, in Japan, on which a page of a month is published, starts, ends or grants its points, in order. */
export function listMonthEvents(file: string, content: Content): CalendarDay[] {
  const entry = parseEntryFile(file)
  if (!entry || entry.id !== undefined) return []
  const { month } = entry
  const labels = new Map(listNamedEntries(file, content).campaign.map(({ name, label }) => [name, label]))
  const events = listMoments(content, Number.NEGATIVE_INFINITY).flatMap(({ at, changes }) =>
    changes.flatMap((change) => {
      if (!('month' in change) || change.month !== month) return []
      const { id, kind } = change
      const instant = getShownInstant(Date.parse(at), kind)
      return {
        day: formatDay(instant),
        time: formatClock(instant),
        kind,
        name: id === undefined ? '月のページ' : labels.get(id) || id,
        file: id === undefined ? file : campaignFilePath(month, id),
        field: fields[kind],
      }
    }),
  )
  return [...groupBy(events, ({ day }) => day)].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }))
}
