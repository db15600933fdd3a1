import { z } from 'zod'

import { image } from '../image.ts'
import { stageColor, text } from '../primitives.ts'

const labels = { tag: text('舞台の上の札'), title: text('大見出し。二行まで') }
const lead = text('大見出しの下の説明')
const picture = { bgcolor: stageColor, keyVisual: image.meta({ slot: 'stage', description: '舞台の絵' }) }

/** The fields of a screen that its stage shows, like those of a campaign. */
export const stageFields = { ...labels, description: lead, ...picture }

/** The small stage at the top of a screen: tag, title, lead and image. */
export const screenStage = (description: string) =>
  z.strictObject({ ...labels, lead, ...picture }).meta({ description })
