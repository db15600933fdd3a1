import { z } from 'zod'

import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const notice = defineBlock({
  description: '大事なお知らせの囲み',
  props: z.strictObject({ title: text('お知らせの題') }),
  children: 'markdown',
})
