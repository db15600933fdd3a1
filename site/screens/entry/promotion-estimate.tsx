import { PointsEstimate } from '#blocks/points-estimate/points-estimate.tsx'

import type { PromotionContent } from './entry-content.ts'

type Props = { promotion: PromotionContent; baseRate: number }

/** 「いくら戻る？」 of a promotion that adds a rate; `baseRate` is the rate that is always granted, in percent. */
export function PromotionEstimate({ promotion, baseRate }: Props) {
  const { promotionKey, title, headline, maximumGrantPoint: cap, conditions } = promotion
  if (headline.unit !== '%' || cap === 0) return null
  return (
    <div className="mt-4">
      <PointsEstimate
        grant={{ base: baseRate, extra: headline.figure, cap }}
        rateAppliesTo="お支払い"
        conditions={conditions}
        name={title}
        scope={{ id: promotionKey, headingLevel: 3 }}
      />
    </div>
  )
}
