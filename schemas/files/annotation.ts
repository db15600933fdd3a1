import { z } from 'zod'

import { sharedName } from '../ids.ts'
import { text } from '../primitives.ts'

const detail = text('注記の本文。改行できる')
const fontBold = z.boolean().default(false).meta({ description: '太字にするか' })

/** A note below a page (specification §3: annotationLists). A title such as ※1 links it to the mark in the text. */
export const annotation = z
  .strictObject({
    title: text('注記の見出し。※1 のような印か、「付与時期」のような言葉'),
    detail,
    fontBold,
  })
  .meta({ title: '注記' })

/**
 * A reference to a note in content/annotations shared by several campaigns; `use` is its file name without extension.
 */
export const annotationUse = z
  .strictObject({
    use: sharedName('note', '共通の注記', 'content/annotations にある共通の注記の名前（拡張子なし）'),
    title: text('印や見出しを変えるときだけ書く').optional(),
    instead: text('代わりの文。このページだけ、共通の注記の文を変えるときに書く').optional(),
  })
  .meta({ title: '共通の注記' })

export type Annotation = z.output<typeof annotation>
