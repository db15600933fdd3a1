import { z } from 'zod'

import { period } from '../period.ts'
import { percent, points } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const eighthDayBanner = defineBlock({
  description: '毎月8日の帯。isEighthDay: true なら、置かなくても本文の上に出る',
  props: z.strictObject({
    period,
    reductionRate: percent('上乗せの還元率（%）'),
    maximumGrantPoint: points('上限のポイント。上限なしは null').nullable(),
  }),
  children: 'none',
  filledFrom: { period: 'period', reductionRate: 'reductionRate', maximumGrantPoint: 'maximumGrantPoint' },
})
