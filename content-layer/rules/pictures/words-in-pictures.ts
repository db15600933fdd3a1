import type { Whole } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { imagePath, placeOf } from '../../read/fields/collect.ts'

/** Words in a picture that are set in a font, and those that its alternative text leaves out. */
export function wordsInPictures({ images, pictures }: Whole): Diagnostic[] {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
  return images.flatMap((image): Diagnostic[] => {
    const { words = [], isDraft = false } = pictures.get(imagePath(image.file, image.value)) ?? {}
    // A picture without words of its own is decoration: the title beside it says what it says.
    const missing = image.alt === '' ? [] : words.filter((word) => !plain(image.alt).includes(plain(word)))
    const place = placeOf(image)
    return [
      ...(isDraft ? [{ ...place, kind: 'picture-draft' as const }] : []),
      ...(words.length > 0 ? [{ ...place, kind: 'svg-text-font' as const }] : []),
      ...(missing.length > 0
        ? [{ ...place, kind: 'alt-without-words' as const, details: { got: missing.join('、') } }]
        : []),
    ]
  })
}
