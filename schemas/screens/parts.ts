import { z } from 'zod'

import { text } from '../primitives.ts'

/*
 * Parts that several screens have.
 */

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

/** A path inside the app: one leading slash, no host. */
export const appPath = (description: string) =>
  z
    .string()
    .regex(/^\/(?![/\\])\S*$/)
    .meta({ description: `${description}。/card/activate のように書く` })
