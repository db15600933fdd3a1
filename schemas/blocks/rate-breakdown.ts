import { z } from 'zod'

import { percent, points } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const rateBreakdown = defineBlock({
  description: '還元率の内訳（常時 ＋ 上乗せ ＝ 合計）',
  props: z.strictObject({
    baseRate: percent('いつでも還元される率（%）'),
    reductionRate: percent('上乗せの還元率（%）'),
    maximumGrantPoint: points('上乗せの上限ポイント。上限なしは null').nullable(),
  }),
  children: 'none',
  filledFrom: { baseRate: 'baseRate', reductionRate: 'reductionRate', maximumGrantPoint: 'maximumGrantPoint' },
})
