import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { oneLine } from '#blocks/format.ts'

import { periodSpan } from '#content-layer/calendar.ts'
import type { CampaignDocument } from '#content-layer/documents/documents.ts'

/** A campaign with its dates. Instants are milliseconds since 1970 UTC, days numbers since 1970 in Japan. */
export type CalendarRow = {
  month: string
  id: string
  name: string
  title: string
  address: string | null
  start: number
  end: number
  first: number
  last: number
  /** The day until which points are granted, as 2023-03-31. */
  grantBy?: string
  /** Whether people have to enter, which they can until the end. */
  isEntryRequired: boolean
}

/** The dates of all campaigns among published documents, by their start. */
export function calendarRows(documents: ReadonlyMap<string, string>): CalendarRow[] {
  const rows = [...documents].flatMap(([file, text]): CalendarRow[] => {
    if (!file.startsWith('campaigns/')) return []
    // The content layer wrote it.
    const { month, id, title, tag, posterName, paths, period, grantBy, entry } = JSON.parse(text) as CampaignDocument
    return [
      {
        month,
        id,
        name: posterName ?? tag,
        title: oneLine(title),
        address: paths.web ?? paths.inApp,
        start: parseStart(period.start),
        end: parseEnd(period.end),
        ...periodSpan(period),
        ...(grantBy !== undefined && { grantBy }),
        isEntryRequired: entry === 'required',
      },
    ]
  })
  return rows.toSorted((a, b) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1))
}
