import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { LintedContent } from '../linted-content.ts'

/** Maximum length of an alternative text in characters; longer descriptions belong in the text. */
const maxLength = 200

/** Words that are repeated after a separator: 「秋の栗のお菓子。秋の栗のお菓子」. */
const repeatedPhrase = /(.{6,})[。、 　]\1/u

/** Finds alternative texts that repeat themselves, or are too long for screen readers. */
export function checkAlternativeTexts({ images }: LintedContent): Diagnostic[] {
  return images.flatMap((image): Diagnostic[] => {
    const position = { ...pickPosition(image), field: image.field.replace('src', 'alt') }
    const { length } = image.alt
    if (length > maxLength) return [{ ...position, kind: 'alt-too-long', details: { actual: length, maxLength } }]
    const repeated = repeatedPhrase.exec(image.alt)?.[1]
    return repeated === undefined ? [] : [{ ...position, kind: 'alt-says-twice', details: { actual: repeated } }]
  })
}
