import { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'
import { formatNumber } from '#blocks/format.ts'
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
