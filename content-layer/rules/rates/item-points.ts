import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'
import { formatNumber } from '#blocks/format.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { pointsForPayment } from '#domain/money/points.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Finds items with points that differ from the sum of the parts that the page shows next to them. */
export function itemPointDiagnostics(definition: CampaignDefinition, baseRate: number): FieldDiagnostic[] {
  return definition.affiliateItems.flatMap((item, index): FieldDiagnostic[] => {
    const parts = splitItemPoints(item, { ...definition, baseRate })
    const sum = parts.reduce((total, { points }) => total + points, 0)
    if (sum === item.grantPoint) return []
    const sumText = parts.map(({ part, points }) => `${part}${formatNumber(points)}`).join('＋')
    const rest = (item.itemPoint ?? 0) + item.grantPoint - sum
    return [
      {
        path: ['affiliateItems', index, 'grantPoint'],
        kind: 'item-points-sum',
        details: {
          actual: formatNumber(item.grantPoint),
          sum: formatNumber(sum),
          parts: sumText,
          fix: rest > 0 ? `itemPoint: ${rest}` : '',
        },
      },
    ]
  })
}

/** Finds item points that are implausible for the price: usually a digit too many or too few. */
export function unusualItemPointDiagnostics(definition: CampaignDefinition, baseRate: number): FieldDiagnostic[] {
  const { affiliateItems, maximumGrantPoint, reductionRate = 0, headline } = definition
  return affiliateItems.flatMap(({ price, grantPoint }, index): FieldDiagnostic[] => {
    const { base, extra } = pointsForPayment(price, {
      base: baseRate,
      extra: reductionRate,
      cap: maximumGrantPoint ?? null,
    })
    const min = base + extra
    const max = 2.5 * (min + (headline.plus?.points ?? 0))
    const isUnusual = price > 0 && (grantPoint > Math.min(max, price / 4) || grantPoint < min)
    const path = ['affiliateItems', index, 'grantPoint']
    const details = { price: formatNumber(price), points: formatNumber(grantPoint) }
    if (price > 0 && grantPoint >= price) return [{ path, kind: 'item-points-above-price', details }]
    return isUnusual ? [{ path, kind: 'item-points-unusual', details }] : []
  })
}
