import { z } from 'zod'

import { campaign } from '../files/campaign.ts'
import { percent, points } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const headlineRate = defineBlock({
  description: '大きな還元率。上限と「常時1%＋」の内訳がつく',
  props: z.strictObject({
    headline: campaign.shape.headline,
    baseRate: percent('いつでも還元される率（%）'),
    // The name in the specification (§3); it is the rate on top of the base rate, and reduces nothing.
    reductionRate: percent('上乗せの還元率（%）').optional(),
    maximumGrantPoint: points('上限のポイント。上限なしは null').nullable().optional(),
    isEntryRequired: z.boolean().meta({ description: 'エントリーが要るか' }),
    conditions: campaign.shape.conditions,
  }),
  children: 'none',
  // Its figures are fields of the campaign, and its place is the stage, above the body.
  placedByPage: true,
})
