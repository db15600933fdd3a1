import { formatNumber } from '#blocks/format.ts'
import { parseFact } from '#schemas/facts.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Returns the amounts in yen that a campaign declares as its conditions. */
function conditionAmounts(facts: CampaignDefinition['facts']): number[] {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /条件|下限|以上/u.test(name) ? parseFact(text) : undefined
    return fact?.kind === 'yen' ? [fact.value] : []
  })
}

/** Rate in percent above which the rate of an offer is probably a typing mistake. */
export const maxUsualRate = 20

/** Returns the legal maximum of a gift for every customer, both in yen (景品表示法, 総付景品). */
function maxGiftFor(spent: number): number {
  return spent < 1000 ? 200 : Math.floor(spent / 5)
}

/** Finds rates and gifts that are unusually high or limited by law. */
export function checkPremiums({ reductionRate = 0, headline, facts }: CampaignDefinition): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = []
  if (reductionRate > maxUsualRate)
    diagnostics.push({ path: ['reductionRate'], kind: 'rate-unusual', details: { actual: reductionRate } })
  const spent = Math.min(...conditionAmounts(facts))
  if (spent === Infinity) return diagnostics
  const limit = maxGiftFor(spent)
  const gifts = [
    ...(headline.unit === 'P' ? [{ path: ['headline', 'figure'], points: headline.figure }] : []),
    ...(headline.plus ? [{ path: ['headline', 'plus', 'points'], points: headline.plus.points }] : []),
  ]
  for (const { path, points } of gifts)
    if (points > limit)
      diagnostics.push({
        path,
        kind: 'premium-too-high',
        details: { points: formatNumber(points), spent: formatNumber(spent), limit: formatNumber(limit) },
      })
  return diagnostics
}
