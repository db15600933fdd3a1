import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { readFact } from '#schemas/facts.ts'
import type { Period } from '#schemas/period.ts'

import { dateOf, dayNumber, monthSpan, periodSpan, writeDay } from '../../common/days.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

// The length of a campaign is not limited. Beyond its month it needs `runsOver`.

/** Number of days after the end beyond which a grant day is questioned. */
const latestGrant = 100

/** Returns the day number of a date such as 2023-09-08. */
function numberOfDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return dayNumber(year, month, date)
}

function isOtherZone(value: string): boolean {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(value) && !value.endsWith('+09:00')
}

/** Finds a publication time in another time zone. */
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

/** Checks a campaign's days against its month, one another and the grant day. */
export function campaignTimeDiagnostics(definition: CampaignDefinition, month: string): FieldDiagnostic[] {
  const { period, grantBy, isEighthDay, runsOver, facts } = definition
  const [span, folder] = [periodSpan(period), monthSpan(month)]
  const diagnostics = [
    ...midnightDiagnostics(period),
    ...publishAtDiagnostics(definition),
    ...farYearDiagnostics(facts, [dateOf(folder.first).year, dateOf(folder.last).year]),
  ]
  const isInMonth = span.first <= folder.last && span.last >= folder.first
  const isBeyond = span.first < folder.first || span.last > folder.last
  if (isInMonth && isBeyond && !runsOver)
    diagnostics.push({
      path: ['period', span.first < folder.first ? 'start' : 'end'],
      kind: 'period-beyond-month',
      details: { actual: `${period.start} 〜 ${period.end}`, month: `${month.slice(0, 4)}-${month.slice(4, 6)}` },
    })
  if (isInMonth && !isBeyond && runsOver) diagnostics.push({ path: ['runsOver'], kind: 'runs-over-not' })
  if (!isEighthDay && span.first === span.last && dateOf(span.first).day === 8)
    diagnostics.push({ path: ['period', 'start'], kind: 'eighth-day-unsaid' })
  if (grantBy !== undefined && numberOfDay(grantBy) - span.last > latestGrant)
    diagnostics.push({ path: ['grantBy'], kind: 'grant-late', details: { grantBy, end: writeDay(dateOf(span.last)) } })
  return diagnostics
}
