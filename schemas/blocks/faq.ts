import { z } from 'zod'

import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const faq = defineBlock({
  description: 'よくある質問',
  props: z.strictObject({}),
  children: ['Question'],
  anchor: 'faq',
})

export const question = defineBlock({
  description: '質問と答え',
  props: z.strictObject({ title: text('質問') }),
  children: 'markdown',
})
