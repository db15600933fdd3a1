import { z } from 'zod'

import { annotation } from '../files/annotation.ts'
import { image } from '../image.ts'
import { stageColor, text } from '../primitives.ts'

const tag = text('舞台の上の札')
const title = text('大見出し。二行まで')
const lead = text('大見出しの下の説明')
const bgcolor = stageColor
const keyVisual = image.meta({ slot: 'stage', description: '舞台の絵' })

/** The stage among the fields of a screen, named like those of a campaign. */
export const stageFields = { tag, title, description: lead, bgcolor, keyVisual }

/** The stage as one field, for screens that have several or other texts besides it. */
export const screenStage = (description: string) =>
  z.strictObject({ tag, title, lead, bgcolor, keyVisual }).meta({ description })

/** The title and message that describe one state, such as an application under review. */
export const stateText = (description: string) =>
  z.strictObject({ title: text('見出し。どうなっているかを一言で'), message: text('説明') }).meta({ description })

/** Questions with their answers. */
export const questionList = z
  .array(z.strictObject({ title: text('質問'), detail: text('答え') }))
  .min(1)
  .meta({ description: '質問と答え' })

/** Instructions, in order. */
export const stepList = z
  .array(z.strictObject({ title: text('見出し。することを一言で'), detail: text('説明') }))
  .min(1)
  .meta({ description: '手順' })

/** Terms with their descriptions. */
export const factList = z
  .array(z.strictObject({ term: text('項目'), detail: text('説明') }))
  .min(1)
  .meta({ description: '項目と説明' })

/** The notes at the end of a page. */
export const noteList = z.array(annotation).min(1).meta({ description: 'ページの最後の注記' })

/** A path inside the app: one leading slash, no host. */
export const appPath = (description: string) =>
  z
    .string()
    .regex(/^\/(?![/\\])\S*$/)
    .meta({ description: `${description}。/card/activate のように書く` })
