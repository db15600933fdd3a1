/*
 * Checks the times of a campaign: its period, publication, grant day and declared dates. All days are days in Japan.
 */

import { toJapanTime } from '#domain/time/format-time.ts'
import { formatContentDay, parseContentDay } from '#domain/time/written-day.ts'
import { parseFact } from '#schemas/facts.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { Period } from '#schemas/period.ts'

import { toCalendarDate, getDayNumber, getMonthSpan, getPeriodSpan, type DaySpan } from '../../common/days.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** The fields of a campaign that say when something happens. */
type CampaignTimes = Pick<CampaignDefinition, 'period' | 'publishAt' | 'facts' | 'runsOver' | 'isEighthDay' | 'grantBy'>

/** Number of days after the end beyond which a grant day is questioned. */
const maxDaysToGrant = 100

/** Returns whether a time has the offset of another zone than Japan's: `2023-02-01T00:00Z`. */
function hasOtherZone(value: string): boolean {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(value) && !value.endsWith('+09:00')
}

/** Returns the details of `zone-not-japan`: the time as written, and the same instant in Japan time. */
function zoneDetails(actual: string): { actual: string; japanTime: string } {
  return { actual, japanTime: toJapanTime(actual) }
}

/** Finds a publication time in another time zone. `path` leads to the parent of the fields, here and below. */
export function checkPublishAt(
  { publishAt }: { publishAt?: string | undefined },
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  return publishAt !== undefined && hasOtherZone(publishAt)
    ? [{ path: [...path, 'publishAt'], kind: 'zone-not-japan', details: zoneDetails(publishAt) }]
    : []
}

/** Times of day that a period probably starts or ends at by mistake: an end at 00:00 excludes the day that it names. */
const suspectTimes = [
  { side: 'end', time: / 00:00/, kind: 'end-at-midnight' },
  { side: 'start', time: / 23:59/, kind: 'start-at-last-minute' },
  { side: 'end', time: / (?:11:59|12:00|12:59)/, kind: 'end-at-noon' },
] as const

/** Finds a period whose start or end is probably on the wrong side of midnight or noon, or in another time zone. */
export function checkPeriodTimes(period: Period, path: readonly PropertyKey[] = []): FieldDiagnostic[] {
  const pathOf = (side: 'start' | 'end') => [...path, 'period', side]
  return [
    ...suspectTimes
      .filter(({ side, time }) => time.test(toJapanTime(period[side])))
      .map(({ side, kind }) => ({ path: pathOf(side), kind, details: { actual: period[side] } })),
    ...(['start', 'end'] as const)
      .filter((side) => hasOtherZone(period[side]))
      .map((side) => ({ path: pathOf(side), kind: 'zone-not-japan' as const, details: zoneDetails(period[side]) })),
  ]
}

/** Finds declared dates more than a year before the first or after the last of the given years. */
export function checkFactYears(
  facts: Readonly<Record<string, string>>,
  [first, last]: readonly [first: number, last: number],
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  return Object.entries(facts).flatMap(([name, text]): FieldDiagnostic[] => {
    const fact = parseFact(text)
    if (fact?.kind !== 'date') return []
    const { year } = toCalendarDate(fact.day)
    return year >= first - 1 && year <= last + 1
      ? []
      : [{ path: [...path, 'facts', name], kind: 'year-far-off', details: { actual: text } }]
  })
}

/** Finds a grant day that is not after the period, when purchases of the last day cannot have been counted. */
export function checkEarlyGrant(
  { grantBy, period }: Pick<CampaignTimes, 'grantBy' | 'period'>,
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  const end = formatContentDay(toCalendarDate(getPeriodSpan(period).last))
  // Days in the notation of content, 2023-02-28, sort as text.
  if (grantBy === undefined || grantBy > end) return []
  return [
    grantBy === end
      ? { path: [...path, 'grantBy'], kind: 'grant-on-last-day', details: { end } }
      : { path: [...path, 'grantBy'], kind: 'grant-before-end', details: { grantBy, end } },
  ]
}

/** Finds a grant day so long after the period that its year or month is probably wrong. */
function checkLateGrant({ grantBy, period }: CampaignTimes): FieldDiagnostic[] {
  if (grantBy === undefined) return []
  const { last } = getPeriodSpan(period)
  const { year, month, day } = parseContentDay(grantBy)
  return getDayNumber(year, month, day) - last > maxDaysToGrant
    ? [{ path: ['grantBy'], kind: 'grant-late', details: { grantBy, end: formatContentDay(toCalendarDate(last)) } }]
    : []
}

/** Formats the month of a folder such as `202302-1` as in dates: `2023-02`. */
function formatMonth(folder: string): string {
  return `${folder.slice(0, 4)}-${folder.slice(4, 6)}`
}

function haveCommonDay(one: DaySpan, other: DaySpan): boolean {
  return one.first <= other.last && other.first <= one.last
}

/**
 * Compares a period with the month of its folder. Its length is not limited, but only `runsOver` allows days beyond the
 * month, and it must not be set without any.
 */
function checkMonth({ period, runsOver }: CampaignTimes, folder: string): FieldDiagnostic[] {
  const days = getPeriodSpan(period)
  const month = getMonthSpan(folder)
  const details = { actual: `${period.start} 〜 ${period.end}`, month: formatMonth(folder) }
  if (!haveCommonDay(days, month)) return [{ path: ['period', 'start'], kind: 'period-outside-month', details }]
  const startsEarly = days.first < month.first
  const isBeyond = startsEarly || days.last > month.last
  if (isBeyond === runsOver) return []
  return isBeyond
    ? [{ path: ['period', startsEarly ? 'start' : 'end'], kind: 'period-beyond-month', details }]
    : [{ path: ['runsOver'], kind: 'runs-over-not' }]
}

/** Finds an eighth-day campaign on another day than the 8th of its month, and an undeclared one. */
function checkEighthDay({ period, isEighthDay }: CampaignTimes, folder: string): FieldDiagnostic[] {
  const days = getPeriodSpan(period)
  const startsOnThe8th = toCalendarDate(days.first).day === 8
  const isOnlyThe8th = startsOnThe8th && days.first === days.last
  if (isEighthDay === isOnlyThe8th) return []
  if (!isEighthDay) return [{ path: ['period', 'start'], kind: 'eighth-day-unsaid' }]
  // A period outside the month is already reported.
  if (!haveCommonDay(days, getMonthSpan(folder))) return []
  const details = { eighth: `${formatMonth(folder)}-08` }
  return [{ path: ['period', startsOnThe8th ? 'end' : 'start'], kind: 'not-eighth-day', details }]
}

/** Checks a campaign's times against the month of its folder, such as 202302-1, and one another. */
export function checkCampaignTimes(campaign: CampaignTimes, folder: string): FieldDiagnostic[] {
  const { first, last } = getMonthSpan(folder)
  return [
    ...checkPeriodTimes(campaign.period),
    ...checkPublishAt(campaign),
    ...checkFactYears(campaign.facts, [toCalendarDate(first).year, toCalendarDate(last).year]),
    ...checkMonth(campaign, folder),
    ...checkEighthDay(campaign, folder),
    ...checkEarlyGrant(campaign),
    ...checkLateGrant(campaign),
  ]
}
