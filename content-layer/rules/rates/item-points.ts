import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'
import { formatNumber } from '#blocks/format.ts'
import { pointsForPayment } from '#domain/money/points.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Finds items with points that differ from the sum of the parts that the page shows next to them. */
export function checkItemPoints(definition: CampaignDefinition, baseRate: number): FieldDiagnostic[] {
  return definition.affiliateItems.flatMap((item, index): FieldDiagnostic[] => {
    const parts = splitItemPoints(item, { ...definition, baseRate })
    const sum = parts.reduce((total, { points }) => total + points, 0)
    if (sum === item.grantPoint) return []
    const sumText = parts.map(({ part, points }) => `${part}${formatNumber(points)}`).join('＋')
    const itemPoint = (item.itemPoint ?? 0) + item.grantPoint - sum
    return [
      {
        path: ['affiliateItems', index, 'grantPoint'],
        kind: 'item-points-sum',
        details: {
          actual: formatNumber(item.grantPoint),
          sum: formatNumber(sum),
          parts: sumText,
          fix: itemPoint > 0 ? `itemPoint: ${itemPoint}` : '',
        },
      },
    ]
  })
}

/**
 * Finds item points that are implausible for the price, usually by a digit too many or too few: less than the rates give,
 * more than two and a half times that with the bonus, or more than a quarter of the price.
 */
export function checkUnusualItemPoints(definition: CampaignDefinition, baseRate: number): FieldDiagnostic[] {
  const { affiliateItems, maximumGrantPoint: cap = null, reductionRate: extraRate = 0, headline } = definition
  return affiliateItems.flatMap(({ price, grantPoint }, index): FieldDiagnostic[] => {
    if (price === 0) return []
    const { base, extra } = pointsForPayment(price, { base: baseRate, extra: extraRate, cap })
    const min = base + extra
    const max = Math.min(2.5 * (min + (headline.plus?.points ?? 0)), price / 4)
    const path = ['affiliateItems', index, 'grantPoint']
    const details = { price: formatNumber(price), points: formatNumber(grantPoint) }
    if (grantPoint >= price) return [{ path, kind: 'item-points-above-price', details }]
    return grantPoint < min || grantPoint > max ? [{ path, kind: 'item-points-unusual', details }] : []
  })
}
