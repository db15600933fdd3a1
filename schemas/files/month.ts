import { z } from 'zod'

import { annotation, annotationUse } from './annotation.ts'
import { facts } from '../facts.ts'
import { detailKeyVisual } from '../image.ts'
import { publishAt } from '../period.ts'
import { campaignId } from '../ids.ts'
import { stageColor, text } from '../primitives.ts'

/** A month's summary page. */
export const month = z.strictObject({
  title: text('月のページの大見出し（例: 2月のおトク）'),
  tag: text('見出しの上の札（例: 2023年2月）'),
  description: text('一文の説明'),
  bgcolor: stageColor,
  facts,
  kv: detailKeyVisual.meta({ description: '月のポスターの絵' }),
  publishAt: publishAt('月のページと、その月のすべてのキャンペーン'),
  campaigns: z.array(campaignId).min(1).meta({ description: 'この月のキャンペーン。ページに出す順に並べる' }),
  annotationLists: z
    .array(z.union([annotation, annotationUse]))
    .default([])
    .meta({ description: '月のページの注記' }),
})

export type MonthDefinition = z.output<typeof month>
