import { z } from 'zod'

import { period } from '../period.ts'
import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const periodFacts = defineBlock({
  description: '開催状況、期間、対象',
  props: z.strictObject({ period, target: text('対象の人や支払い') }),
  children: 'none',
  placedByPage: true,
})
