import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'
import type { LintedContent } from '../linted-content.ts'

/** Returns a text without spaces, and without differences of width and case, to find words of a picture in it. */
function simplify(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
}

/** Finds draft drawings, words in a picture that are set in a font, and those missing in its alternative text. */
export function checkTextInImages({ images, pictures }: LintedContent): Diagnostic[] {
  return images.flatMap((image) => {
    const { texts = [], isDraft = false } = pictures.get(imagePath(image.file, image.value)) ?? {}
    // A picture with an empty alternative text is decorative: the adjacent title has the same text.
    const missing = image.alt === '' ? [] : texts.filter((text) => !simplify(image.alt).includes(simplify(text)))
    const position = pickPosition(image)
    const diagnostics: Diagnostic[] = []
    if (isDraft) diagnostics.push({ ...position, kind: 'picture-draft' })
    if (texts.length > 0) diagnostics.push({ ...position, kind: 'svg-text-font' })
    if (missing.length > 0)
      diagnostics.push({ ...position, kind: 'alt-without-words', details: { actual: missing.join('、') } })
    return diagnostics
  })
}
