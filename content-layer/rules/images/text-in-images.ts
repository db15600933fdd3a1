import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'
import type { LintedContent } from '../linted-content.ts'

/** Finds words in a picture that are set in a font, and those missing in its alternative text. */
export function checkTextInImages({ images, pictures }: LintedContent): Diagnostic[] {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  return images.flatMap((image): Diagnostic[] => {
    const { texts = [], isDraft = false } = pictures.get(imagePath(image.file, image.value)) ?? {}
    // A picture with an empty alternative text is decorative: the adjacent title has the same text.
    const missing = image.alt === '' ? [] : texts.filter((text) => !plain(image.alt).includes(plain(text)))
    const position = pickPosition(image)
    return [
      ...(isDraft ? [{ ...position, kind: 'picture-draft' as const }] : []),
      ...(texts.length > 0 ? [{ ...position, kind: 'svg-text-font' as const }] : []),
      ...(missing.length > 0
        ? [{ ...position, kind: 'alt-without-words' as const, details: { actual: missing.join('、') } }]
        : []),
    ]
  })
}
