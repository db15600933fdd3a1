import { formatShortPeriod } from '#blocks/format.ts'
import { isInAppPath } from '#content-layer/common/routes.ts'
import { formatForContent, inJapan } from '#domain/time/format-time.ts'
import { momentNames, statusNames } from '#domain/time/period-moments.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import { enclosingSpan, parsePeriod, type Span } from '#domain/time/spans.ts'

import type { ChangedEntry } from '../../compare/changed-entry.ts'

/** Formats a span in short form, with its year if that differs from the year of the review. */
function formatSpan({ start, end }: Span, createdAt: number): string {
  const days = formatShortPeriod({ start: formatForContent(start), end: formatForContent(end) })
  const [first, last, current] = [start, end, createdAt].map((instant) => inJapan(instant).year)
  if (first === current && last === current) return days
  return `${first === last ? `${first}年` : `${first}〜${last}年`} ${days}`
}

/** Names the variants that show an entry. A screen without an in-app page is shown in the app, too. */
function describeVariants({ kind, pagePaths }: ChangedEntry): string {
  const isInApp = pagePaths.length === 0 || kind === 'screen' || pagePaths.some(isInAppPath)
  const isOnWeb = pagePaths.length === 0 || !pagePaths.every(isInAppPath)
  if (isOnWeb && isInApp) return 'Web とアプリ'
  return isOnWeb ? 'Web だけ' : 'アプリだけ'
}

/** Returns whether a change affects a campaign that had ended for visitors. */
export function affectsEndedCampaign({ state, periods: { before } }: ChangedEntry, createdAt: number): boolean {
  if (state === 'added' || !before) return false
  return parsePeriod(before).end < createdAt
}

/** Describes when, to whom and where a change is visible: 「2/1(水)〜2/28(火)」「対象の方」「Web とアプリ」「いま終了後」. */
export function describePeriodAndAudience(entry: ChangedEntry, createdAt: number): string[] {
  const span = enclosingSpan(entry.runs.map(parsePeriod))
  const rest = [entry.audience, describeVariants(entry)]
  if (!span) return ['いつでも', ...rest]
  const status = periodStatusAt(span.start, span.end, createdAt)
  return [formatSpan(span, createdAt), ...rest, `${momentNames.now}${statusNames[status]}`]
}
