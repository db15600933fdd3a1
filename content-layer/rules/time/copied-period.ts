import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/validate.ts'
import { periodSpan, monthSpan, dateOf, writeDay } from '../../common/days.ts'

/** Reports a period left unchanged when the month's folder was copied, and an eighth-day campaign not on the 8th. */
export function periodDiagnostics(
  { period, isEighthDay }: Pick<CampaignDefinition, 'period' | 'isEighthDay'>,
  month: string,
): FieldDiagnostic[] {
  const [{ first, last }, folder] = [periodSpan(period), monthSpan(month)]
  const named = `${month.slice(0, 4)}-${month.slice(4, 6)}`
  if (first > folder.last || last < folder.first) {
    return [
      {
        path: ['period', 'start'],
        kind: 'period-outside-month',
        details: { actual: `${period.start} 〜 ${period.end}`, month: named },
      },
    ]
  }
  const startsRight = dateOf(first).day === 8
  if (!isEighthDay || (startsRight && first === last)) return []
  return [
    { path: ['period', startsRight ? 'end' : 'start'], kind: 'not-eighth-day', details: { eighth: `${named}-08` } },
  ]
}

/** Finds a grant day on which payments still count. */
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
