import { z } from 'zod'

import { image } from '../image.ts'
import { stageColor, text } from '../primitives.ts'

/** The small stage at the top of a screen: tag, title, lead and picture. */
export const screenStage = (description: string) =>
  z
    .strictObject({
      tag: text('舞台の上の札'),
      title: text('大見出し。二行まで'),
      lead: text('大見出しの下の説明'),
      bgcolor: stageColor,
      keyVisual: image.meta({ slot: 'stage', description: '舞台の絵' }),
    })
    .meta({ description })

/** The title and message of a state. */
export const wording = (description: string) =>
  z.strictObject({ title: text('見出し。どうなっているかを一言で'), message: text('説明') }).meta({ description })

/** Questions with their answers. */
export const questionList = z
  .array(z.strictObject({ title: text('質問'), detail: text('答え') }))
  .min(1)
  .meta({ description: '質問と答え' })
