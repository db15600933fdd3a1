import { z } from 'zod'

import { image } from '../image.ts'
import { stageColor, text } from '../primitives.ts'

/** The small stage at the top of a screen: tag, title, lead and image. */
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
