import { formatNumber } from '#blocks/format.ts'
import { parseFact } from '#schemas/facts.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Names of facts that a campaign declares as its conditions: 条件金額, 一回の下限. No sentence has to state them. */
export const conditionNames = /条件|下限|以上/u

/** Returns the amounts in yen that a campaign declares as its conditions. */
function listConditionAmounts(facts: CampaignDefinition['facts']): number[] {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = conditionNames.test(name) ? parseFact(text) : undefined
    return fact?.kind === 'yen' ? [fact.value] : []
  })
}

/** Rate in percent above which the rate of an offer is probably a typing mistake. */
export const maxUsualRate = 20

function findUnusualRate({ reductionRate = 0 }: CampaignDefinition): FieldDiagnostic[] {
  if (reductionRate <= maxUsualRate) return []
  return [{ path: ['reductionRate'], kind: 'rate-unusual', details: { actual: reductionRate } }]
}

/** Returns the legal maximum of a gift for every customer, both in yen (景品表示法, 総付景品). */
function getMaxGift(spent: number): number {
  return spent < 1000 ? 200 : Math.floor(spent / 5)
}

/** Finds gifts of points that are worth more than the law allows for the lowest amount that the campaign requires. */
function findExcessiveGifts({ headline, facts }: CampaignDefinition): FieldDiagnostic[] {
  const amounts = listConditionAmounts(facts)
  if (amounts.length === 0) return []
  const spent = Math.min(...amounts)
  const limit = getMaxGift(spent)
  const gifts = [
    ...(headline.unit === 'P' ? [{ path: ['headline', 'figure'], points: headline.figure }] : []),
    ...(headline.plus ? [{ path: ['headline', 'plus', 'points'], points: headline.plus.points }] : []),
  ]
  return gifts
    .filter(({ points }) => points > limit)
    .map(({ path, points }) => ({
      path,
      kind: 'premium-too-high',
      details: { points: formatNumber(points), spent: formatNumber(spent), limit: formatNumber(limit) },
    }))
}

/** Finds rates and gifts that are unusually high or limited by law. */
export function checkPremiums(definition: CampaignDefinition): FieldDiagnostic[] {
  return [...findUnusualRate(definition), ...findExcessiveGifts(definition)]
}
