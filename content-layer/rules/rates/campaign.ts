import type { CampaignDefinition } from '#schemas/campaign.ts'
import { addRates } from '#schemas/rates.ts'

import { dateOf, monthSpan, periodSpan, writeDay } from '../../calendar.ts'
import { titleDiagnostics } from '../titles/title-lines.ts'
import type { FieldDiagnostic } from '../../read/fields/validate.ts'

/** Checks the rate that the headline shows (D8). */
function headlineDiagnostics(
  { headline: { kind, figure }, reductionRate }: CampaignDefinition,
  baseRate: number,
): FieldDiagnostic[] {
  if (kind === 'bonus' || reductionRate === undefined) return []
  const total = addRates(baseRate, reductionRate)
  const [expected, otherwise] = kind === 'total' ? [total, reductionRate] : [reductionRate, total]
  if (expected === figure) return []
  const sum = kind === 'total' ? `${baseRate} + ${reductionRate} = ${expected}` : `reductionRate = ${expected}`
  const details = { got: figure, sum, expected }
  const path = ['headline', 'figure']
  // The figure matches the other kind, so the kind may be the mistake.
  if (figure === otherwise)
    return [{ path, kind: 'headline-other-kind', details: { ...details, other: kind === 'total' ? 'extra' : 'total' } }]
  return [{ path, kind: 'headline-mismatch', details }]
}

function duplicateDiagnostics({ affiliateItems }: CampaignDefinition): FieldDiagnostic[] {
  return affiliateItems.flatMap(({ id }, index) => {
    const isTwice = affiliateItems.findIndex((other) => other.id === id) < index
    return isTwice ? [{ path: ['affiliateItems', index, 'id'], kind: 'duplicate-id', details: { got: id } }] : []
  })
}

/** Reports a period left unchanged when the month's folder was copied, and an eighth-day campaign not on the 8th. */
function periodDiagnostics({ period, isEighthDay }: CampaignDefinition, month: string): FieldDiagnostic[] {
  const [{ first, last }, folder] = [periodSpan(period), monthSpan(month)]
  const named = `${month.slice(0, 4)}-${month.slice(4, 6)}`
  if (first > folder.last || last < folder.first) {
    return [
      {
        path: ['period', 'start'],
        kind: 'period-outside-month',
        details: { got: `${period.start} – ${period.end}`, month: named },
      },
    ]
  }
  const startsRight = dateOf(first).day === 8
  if (!isEighthDay || (startsRight && first === last)) return []
  return [
    { path: ['period', startsRight ? 'end' : 'start'], kind: 'not-eighth-day', details: { eighth: `${named}-08` } },
  ]
}

/** Points cannot all be granted while payments still count. */
export function grantDiagnostics(
  { grantBy, period }: Pick<CampaignDefinition, 'grantBy' | 'period'>,
  path: readonly PropertyKey[] = [],
): FieldDiagnostic[] {
  const last = writeDay(dateOf(periodSpan(period).last))
  return grantBy === undefined || grantBy >= last
    ? []
    : [{ path: [...path, 'grantBy'], kind: 'grant-before-end', details: { grantBy, end: last } }]
}

/** The campaign rules that need its folder or the provider, which its schema cannot see. */
export function campaignDiagnostics(
  definition: CampaignDefinition,
  month: string,
  baseRate: number,
): FieldDiagnostic[] {
  return [
    ...titleDiagnostics(definition.title),
    ...headlineDiagnostics(definition, baseRate),
    ...duplicateDiagnostics(definition),
    ...periodDiagnostics(definition, month),
    ...grantDiagnostics(definition),
  ]
}
