import type { LintedContent } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { positionOf } from '../../source/fields/collect.ts'

/** The most characters that are listened to for one picture; what needs more belongs in the text. */
const maxLength = 200

/** Alternative texts that repeat themselves, or are too long to listen to. */
export function alternativeTexts({ images }: LintedContent): Diagnostic[] {
  return images.flatMap((image): Diagnostic[] => {
    const { alt } = image
    const position = { ...positionOf(image), field: image.field.replace('src', 'alt') }
    if (alt.length > maxLength)
      return [{ ...position, kind: 'alt-too-long', details: { actual: alt.length, maxLength } }]
    const [, twice] = /(.{6,})[。、 　]\1/u.exec(alt) ?? []
    return twice === undefined ? [] : [{ ...position, kind: 'alt-says-twice', details: { actual: twice } }]
  })
}
