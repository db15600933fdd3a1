import { z } from 'zod'

import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const termsText = defineBlock({
  description: '規約の文',
  props: z.strictObject({ title: text('規約の題') }),
  children: 'markdown',
})
