import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { readFact } from '#schemas/facts.ts'
import type { Period } from '#schemas/period.ts'
import { formatContentDay } from '#domain/time/written-day.ts'

import { dateOf, dayNumber, monthSpan, periodSpan } from '../../common/days.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** The fields of a campaign that say when something happens. */
type CampaignTimes = Pick<CampaignDefinition, 'period' | 'publishAt' | 'facts' | 'runsOver' | 'isEighthDay' | 'grantBy'>

/** Number of days after the end beyond which a grant day is questioned. */
const maxDaysToGrant = 100

/** Returns the day number of a date such as 2023-09-08. */
function numberOfDay(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return dayNumber(year, month, day)
}

function isOtherZone(value: string): boolean {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(value) && !value.endsWith('+09:00')
}

/** Finds a publication time in another time zone. `path` leads to the parent of the fields, here and below. */
export function publishAtDiagnostics(
  { publishAt }: { publishAt?: string | undefined },
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  return publishAt !== undefined && isOtherZone(publishAt)
    ? [{ path: [...path, 'publishAt'], kind: 'zone-not-japan', details: { actual: publishAt } }]
    : []
}

/** Finds a period with a first or last minute that is probably on the wrong side of midnight. */
export function midnightDiagnostics({ start, end }: Period, path: readonly PropertyKey[] = []): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = []
  if (/[ T]00:00/.test(end))
    diagnostics.push({ path: [...path, 'period', 'end'], kind: 'end-at-midnight', details: { actual: end } })
  if (/[ T]23:59/.test(start))
    diagnostics.push({ path: [...path, 'period', 'start'], kind: 'start-at-last-minute', details: { actual: start } })
  if (/[ T](?:11:59|12:00|12:59)/.test(end))
    diagnostics.push({ path: [...path, 'period', 'end'], kind: 'end-at-noon', details: { actual: end } })
  for (const [side, value] of [
    ['start', start],
    ['end', end],
  ] as const)
    if (isOtherZone(value))
      diagnostics.push({ path: [...path, 'period', side], kind: 'zone-not-japan', details: { actual: value } })
  return diagnostics
}

/** Finds declared dates more than a year away from the given years. */
export function farYearDiagnostics(
  facts: Readonly<Record<string, string>>,
  [first, last]: readonly [first: number, last: number],
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  return Object.entries(facts).flatMap(([name, text]): FieldDiagnostic[] => {
    const fact = readFact(text)
    if (fact?.kind !== 'date') return []
    const { year } = dateOf(fact.day)
    return year >= first - 1 && year <= last + 1
      ? []
      : [{ path: [...path, 'facts', name], kind: 'year-far-off', details: { actual: text } }]
  })
}

/** Finds a day on which points are granted that is not after the period. */
export function earlyGrantDiagnostics(
  { grantBy, period }: Pick<CampaignTimes, 'grantBy' | 'period'>,
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  const end = formatContentDay(dateOf(periodSpan(period).last))
  if (grantBy === undefined || grantBy > end) return []
  return [
    grantBy === end
      ? { path: [...path, 'grantBy'], kind: 'grant-on-last-day', details: { end } }
      : { path: [...path, 'grantBy'], kind: 'grant-before-end', details: { grantBy, end } },
  ]
}

function lateGrantDiagnostics({ grantBy, period }: CampaignTimes): FieldDiagnostic[] {
  const { last } = periodSpan(period)
  return grantBy !== undefined && numberOfDay(grantBy) - last > maxDaysToGrant
    ? [{ path: ['grantBy'], kind: 'grant-late', details: { grantBy, end: formatContentDay(dateOf(last)) } }]
    : []
}

/** Returns the month of a folder such as 202302-1 as in dates: 2023-02. */
function monthOfFolder(folder: string): string {
  return `${folder.slice(0, 4)}-${folder.slice(4, 6)}`
}

/** Compares a period with the month of its folder. Its length is not limited, but beyond the month it needs `runsOver`. */
function monthDiagnostics({ period, runsOver }: CampaignTimes, folder: string): FieldDiagnostic[] {
  const [{ first, last }, month] = [periodSpan(period), monthSpan(folder)]
  const details = { actual: `${period.start} 〜 ${period.end}`, month: monthOfFolder(folder) }
  if (first > month.last || last < month.first)
    return [{ path: ['period', 'start'], kind: 'period-outside-month', details }]
  const isBeyond = first < month.first || last > month.last
  if (isBeyond === runsOver) return []
  return isBeyond
    ? [{ path: ['period', first < month.first ? 'start' : 'end'], kind: 'period-beyond-month', details }]
    : [{ path: ['runsOver'], kind: 'runs-over-not' }]
}

/** Finds an eighth-day campaign on another day than the 8th of its month, and an undeclared one. */
function eighthDayDiagnostics({ period, isEighthDay }: CampaignTimes, folder: string): FieldDiagnostic[] {
  const [{ first, last }, month] = [periodSpan(period), monthSpan(folder)]
  const startsOnThe8th = dateOf(first).day === 8
  const isOnlyThe8th = startsOnThe8th && first === last
  if (isEighthDay === isOnlyThe8th) return []
  if (!isEighthDay) return [{ path: ['period', 'start'], kind: 'eighth-day-unsaid' }]
  // A period outside the month is already reported.
  if (first > month.last || last < month.first) return []
  const details = { eighth: `${monthOfFolder(folder)}-08` }
  return [{ path: ['period', startsOnThe8th ? 'end' : 'start'], kind: 'not-eighth-day', details }]
}

/** Checks a campaign's times against the month of its folder, such as 202302-1, and one another. */
export function campaignTimeDiagnostics(campaign: CampaignTimes, folder: string): FieldDiagnostic[] {
  const { first, last } = monthSpan(folder)
  return [
    ...midnightDiagnostics(campaign.period),
    ...publishAtDiagnostics(campaign),
    ...farYearDiagnostics(campaign.facts, [dateOf(first).year, dateOf(last).year]),
    ...monthDiagnostics(campaign, folder),
    ...eighthDayDiagnostics(campaign, folder),
    ...earlyGrantDiagnostics(campaign),
    ...lateGrantDiagnostics(campaign),
  ]
}
