import { formatShortPeriod } from '#blocks/format.ts'
import { inJapan } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { momentNames, statusNames } from '#domain/time/period-moments.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import type { Period } from '#schemas/period.ts'

import type { ChangedEntry } from '../../compare/changed-entry.ts'

/** Formats a period in short form, with its year if that differs from the year of the review. */
function formatPeriod(period: Period, createdAt: number): string {
  const years = [parseStart(period.start), parseEnd(period.end)].map((instant) => inJapan(instant).year)
  const [first = 0, last = 0] = years
  if (years.every((year) => year === inJapan(createdAt).year)) return formatShortPeriod(period)
  return `${first === last ? `${first}年` : `${first}〜${last}年`} ${formatShortPeriod(period)}`
}

/** Returns the span from the first start to the last end of periods; undefined if there are none. */
function getSpanOfPeriods(periods: readonly Period[]): Period | undefined {
  const [first] = periods.toSorted((a, b) => parseStart(a.start) - parseStart(b.start))
  const last = periods.toSorted((a, b) => parseEnd(a.end) - parseEnd(b.end)).at(-1)
  return first && last && { start: first.start, end: last.end }
}

/** Names the variants that show an entry. A screen without an in-app page is shown in the app, too. */
function describeVariants({ kind, pagePaths }: ChangedEntry): string {
  const [inApp, onWeb] = [true, false].map((isInApp) =>
    pagePaths.some((pagePath) => pagePath.endsWith('/in-app/') === isInApp),
  )
  if (onWeb && (inApp || kind === 'screen')) return 'Web とアプリ'
  if (onWeb) return 'Web だけ'
  return inApp ? 'アプリだけ' : 'Web とアプリ'
}

/** Returns whether a change affects a campaign that had ended for visitors. */
export function affectsEndedCampaign({ state, periods: { before } }: ChangedEntry, createdAt: number): boolean {
  if (state === 'added' || !before) return false
  return periodStatusAt(parseStart(before.start), parseEnd(before.end), createdAt) === 'AFTER_THE_PERIOD'
}

/** Describes when, to whom and where a change is visible: 「2/1(水)〜2/28(火)」「対象の方」「Web とアプリ」「いま終了後」. */
export function describePeriodAndAudience(entry: ChangedEntry, createdAt: number): string[] {
  const runs = getSpanOfPeriods(entry.runs)
  const rest = [entry.audience, describeVariants(entry)]
  if (!runs) return ['いつでも', ...rest]
  const status = periodStatusAt(parseStart(runs.start), parseEnd(runs.end), createdAt)
  return [formatPeriod(runs, createdAt), ...rest, `${momentNames.now}${statusNames[status]}`]
}
