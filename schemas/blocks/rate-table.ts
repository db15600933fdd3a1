import { z } from 'zod'

import { text } from '../primitives.ts'
import type { TableWidthParams } from '../schema-diagnostic.ts'
import { defineBlock } from './define-block.ts'

export const rateTable = defineBlock({
  description: '率や条件の表',
  props: z
    .strictObject({
      caption: text('表の題'),
      columns: z.array(text('列の見出し')).min(2).meta({ description: '列の見出し' }),
      rows: z
        .array(z.array(text('欄の言葉')).min(2))
        .min(1)
        .meta({ description: '行。列と同じ数の言葉を並べる' }),
    })
    .superRefine(({ columns, rows }, context) => {
      for (const [index, cells] of rows.entries()) {
        if (cells.length === columns.length) continue
        const details = { row: index + 1, actual: cells.length, expected: columns.length }
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          params: { kind: 'table-width', details } satisfies TableWidthParams,
        })
      }
    }),
  children: 'none',
})
