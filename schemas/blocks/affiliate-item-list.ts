import { z } from 'zod'

import { affiliateItem } from '../affiliate-item.ts'
import { campaignFields } from '../files/campaign.ts'
import { period } from '../period.ts'
import { percent } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

const { reductionRate, maximumGrantPoint, headline } = campaignFields.shape

/** Items for sale, each with the points that its price earns by the rates, the cap and the bonus of the campaign. */
export const affiliateItemList = defineBlock({
  description: '商品の一覧。書かなければ affiliateItems を使う',
  props: z.strictObject({
    items: z.array(affiliateItem).min(1).meta({ description: '商品' }),
    period,
    baseRate: percent('いつでも還元される率（%）'),
    reductionRate,
    maximumGrantPoint,
    headline,
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
