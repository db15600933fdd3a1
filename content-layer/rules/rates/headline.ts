import { addRates } from '#domain/money/rates.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Checks the rate that the headline shows (D8). */
export function checkHeadlineRate(
  { headline: { kind, figure }, reductionRate }: Pick<CampaignDefinition, 'headline' | 'reductionRate'>,
  baseRate: number,
): FieldDiagnostic[] {
  if (kind === 'bonus' || reductionRate === undefined) return []
  const total = addRates(baseRate, reductionRate)
  const [expected, otherwise] = kind === 'total' ? [total, reductionRate] : [reductionRate, total]
  if (expected === figure) return []
  const sum =
    kind === 'total'
      ? `baseRate ${baseRate} + reductionRate ${reductionRate} = ${expected}`
      : `reductionRate = ${expected}`
  const details = { actual: figure, sum, expected }
  const path = ['headline', 'figure']
  // The figure matches the other kind, so the kind may be wrong.
  if (figure === otherwise)
    return [{ path, kind: 'headline-other-kind', details: { ...details, other: kind === 'total' ? 'extra' : 'total' } }]
  return [{ path, kind: 'headline-mismatch', details }]
}
