import { z } from 'zod'

import { link } from '../links.ts'
import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const button = defineBlock({
  description: 'ボタン',
  props: z.strictObject({
    href: link('行き先'),
    label: text('ボタンの言葉'),
    kind: z
      .enum(['primary', 'secondary'])
      .default('secondary')
      .meta({ description: 'ボタンの種類。primary = 一番大事なボタン、secondary = そのほか' }),
  }),
  children: 'none',
})
