import type { CampaignDefinition } from '#schemas/campaign.ts'
import { addRates } from '#schemas/rates.ts'

import { dateOf, monthSpan, periodSpan } from './calendar.ts'
import { capDiagnostics } from './caps.ts'
import { titleDiagnostics } from './title-lines.ts'
import type { FieldDiagnostic } from './validate.ts'

/** The rate that the headline has to show (D8). */
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
  // The figure fits the other kind, so it may be the kind that is wrong.
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

/** A period that was left as it was when the month's folder was copied, or that is not the 8th it has to be. */
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

/** The rules of a campaign that need its place or the provider, which its schema does not know. */
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
    ...capDiagnostics(definition),
  ]
}
