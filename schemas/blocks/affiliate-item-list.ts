import { z } from 'zod'

import { affiliateItem } from '../affiliate-item.ts'
import { period } from '../period.ts'
import { defineBlock } from './define-block.ts'

export const affiliateItemList = defineBlock({
  description: '商品の一覧。書かなければ affiliateItems を使う',
  props: z.strictObject({ items: z.array(affiliateItem).min(1).meta({ description: '商品' }), period }),
  children: 'none',
  anchor: 'items',
  filledFrom: { items: 'affiliateItems', period: 'period' },
  shows: 'affiliateItems',
})
