import { z } from 'zod'

import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const steps = defineBlock({ description: '手順', props: z.strictObject({}), children: ['Step'] })

export const step = defineBlock({
  description: '手順の一つ',
  props: z.strictObject({ title: text('見出し。することを一言で') }),
  children: 'markdown',
})
