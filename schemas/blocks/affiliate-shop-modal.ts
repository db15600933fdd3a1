import { z } from 'zod'

import { image } from '../image.ts'
import { ineligibleList } from '../ineligible.ts'
import { period } from '../period.ts'
import { httpsUrl } from '../links.ts'
import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const affiliateShopModal = defineBlock({
  description: '提携ショップへ進むボタン。押すと、進む前に対象外などを知らせる窓が出る',
  props: z.strictObject({
    storeName: text('提携ショップの名前'),
    image: image.meta({ slot: 'window', description: '窓の上に出す絵' }),
    url: httpsUrl('提携ショップの行き先'),
    ineligible: ineligibleList,
    period,
  }),
  children: 'none',
  filledFrom: {
    storeName: 'storeName',
    image: 'affiliateModalImg',
    url: 'affiliateUrl',
    ineligible: 'ineligibleAffiliateList',
    period: 'period',
  },
  shows: 'isAffiliate',
})
