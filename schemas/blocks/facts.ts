import { z } from 'zod'

import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const facts = defineBlock({ description: '項目と説明の一覧', props: z.strictObject({}), children: ['Fact'] })

export const fact = defineBlock({
  description: '項目と説明',
  props: z.strictObject({ term: text('項目') }),
  children: 'markdown',
})
