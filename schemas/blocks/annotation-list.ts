import { z } from 'zod'

import { annotation } from '../files/annotation.ts'
import { defineBlock } from './define-block.ts'

export const annotationList = defineBlock({
  description: '注記の一覧',
  props: z.strictObject({
    heading: z.string().default('ご注意').meta({ description: '注記の上の見出し' }),
    annotations: z.array(annotation).min(1).meta({ description: '注記' }),
  }),
  children: 'none',
  anchor: 'notes',
  placedByPage: true,
})
