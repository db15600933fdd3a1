import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { LintedContent } from '../linted-content.ts'

/** Maximum length of an alternative text in characters; longer descriptions belong in the text. */
const maxLength = 200

/** Finds alternative texts that repeat themselves, or are too long for screen readers. */
export function checkAlternativeTexts({ images }: LintedContent): Diagnostic[] {
  return images.flatMap((image): Diagnostic[] => {
    const { alt } = image
    const position = { ...pickPosition(image), field: image.field.replace('src', 'alt') }
    if (alt.length > maxLength)
      return [{ ...position, kind: 'alt-too-long', details: { actual: alt.length, maxLength } }]
    const [, twice] = /(.{6,})[。、 　]\1/u.exec(alt) ?? []
    return twice === undefined ? [] : [{ ...position, kind: 'alt-says-twice', details: { actual: twice } }]
  })
}
