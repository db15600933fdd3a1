import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { periodSpan, monthSpan, dateOf, writeDay } from '../../common/days.ts'

/**
 * Reports a period outside the month of its folder, such as 202302-1, which was copied and not changed, and the period
 * of an eighth-day campaign on another day than the 8th.
 */
export function periodDiagnostics(
  { period, isEighthDay }: Pick<CampaignDefinition, 'period' | 'isEighthDay'>,
  month: string,
): FieldDiagnostic[] {
  const [{ first, last }, folder] = [periodSpan(period), monthSpan(month)]
  const monthName = `${month.slice(0, 4)}-${month.slice(4, 6)}`
  if (first > folder.last || last < folder.first) {
    return [
      {
        path: ['period', 'start'],
        kind: 'period-outside-month',
        details: { actual: `${period.start} 〜 ${period.end}`, month: monthName },
      },
    ]
  }
  const startsOnThe8th = dateOf(first).day === 8
  if (!isEighthDay || (startsOnThe8th && first === last)) return []
  return [
    {
      path: ['period', startsOnThe8th ? 'end' : 'start'],
      kind: 'not-eighth-day',
      details: { eighth: `${monthName}-08` },
    },
  ]
}

/** Reports a day on which points are granted, if it is not after the period; `path` leads to its parent. */
export function grantDiagnostics(
  { grantBy, period }: Pick<CampaignDefinition, 'grantBy' | 'period'>,
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  const last = writeDay(dateOf(periodSpan(period).last))
  if (grantBy === undefined || grantBy > last) return []
  const at = [...path, 'grantBy']
  return grantBy === last
    ? [{ path: at, kind: 'grant-on-last-day', details: { end: last } }]
    : [{ path: at, kind: 'grant-before-end', details: { grantBy, end: last } }]
}
