import { z } from 'zod'

import { period } from '../period.ts'
import { monthId } from '../ids.ts'
import { stageColor, text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const monthCalendar = defineBlock({
  description: '月のカレンダー。キャンペーンの日に色がつく',
  props: z.strictObject({
    monthId: monthId.meta({ description: '月のid（例: 202302-1）' }),
    campaigns: z
      .array(
        z.strictObject({
          title: text('見出し'),
          bgcolor: stageColor,
          period,
          isEighthDay: z.boolean().optional().meta({ description: '毎月8日のキャンペーンか。その日が硬貨になる' }),
        }),
      )
      .min(1)
      .meta({ description: '色をつけるキャンペーン' }),
  }),
  children: 'none',
  placedByPage: true,
})
