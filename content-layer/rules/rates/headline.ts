/*
 * Rules about the headline of a campaign: its rate, and a bonus in place of a rate.
 */

import { addRates } from '#domain/money/rates.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

type Headline = Pick<CampaignDefinition, 'headline' | 'reductionRate'>

/** Checks the rate that the headline shows, in percent (D8). */
export function checkHeadlineRate({ headline, reductionRate }: Headline, baseRate: number): FieldDiagnostic[] {
  const { kind, figure: actual } = headline
  if (kind === 'bonus' || reductionRate === undefined) return []
  const total = addRates(baseRate, reductionRate)
  const path = ['headline', 'figure']
  const details =
    kind === 'total'
      ? { actual, sum: `baseRate ${baseRate} + reductionRate ${reductionRate} = ${total}`, expected: total }
      : { actual, sum: `reductionRate = ${reductionRate}`, expected: reductionRate }
  if (actual === details.expected) return []
  // The figure matches the other kind, so the kind may be wrong.
  const [other, rateOfOther] = kind === 'total' ? ['extra', reductionRate] : ['total', total]
  if (actual === rateOfOther) return [{ path, kind: 'headline-other-kind', details: { ...details, other } }]
  return [{ path, kind: 'headline-mismatch', details }]
}

/** Finds a bonus in addition to a rate, or a bonus above 100 percent. */
export function checkBonus({ headline, reductionRate }: Headline): FieldDiagnostic[] {
  const { kind, figure, unit } = headline
  if (kind !== 'bonus') return []
  const details = { actual: `${figure}${unit}`, rate: reductionRate ?? 0 }
  return [
    ...(reductionRate === undefined
      ? []
      : [{ path: ['headline', 'kind'], kind: 'bonus-beside-rate' as const, details }]),
    ...(unit === '%' && figure > 100
      ? [{ path: ['headline', 'figure'], kind: 'bonus-above-all' as const, details: { actual: figure } }]
      : []),
  ]
}
