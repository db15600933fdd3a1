import { z } from 'zod'

import { affiliateItem } from '../affiliate-item.ts'
import { campaign } from '../files/campaign.ts'
import { period } from '../period.ts'
import { percent } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const affiliateItemList = defineBlock({
  description: '商品の一覧。書かなければ affiliateItems を使う',
  props: z.strictObject({
    items: z.array(affiliateItem).min(1).meta({ description: '商品' }),
    period,
    baseRate: percent('いつでも還元される率（%）'),
    reductionRate: campaign.shape.reductionRate,
    maximumGrantPoint: campaign.shape.maximumGrantPoint,
    headline: campaign.shape.headline,
  }),
  children: 'none',
  anchor: 'items',
  filledFrom: {
    items: 'affiliateItems',
    period: 'period',
    baseRate: 'baseRate',
    reductionRate: 'reductionRate',
    maximumGrantPoint: 'maximumGrantPoint',
    headline: 'headline',
  },
  shows: 'affiliateItems',
})
