import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'
import type { LintedContent } from '../linted-content.ts'

/** Finds draft drawings, and words in a picture that are set in a font. */
export function checkTextInImages({ images, pictures }: LintedContent): Diagnostic[] {
  return images.flatMap((image) => {
    const { texts = [], isDraft = false } = pictures.get(imagePath(image.file, image.value)) ?? {}
    const position = pickPosition(image)
    const diagnostics: Diagnostic[] = []
    if (isDraft) diagnostics.push({ ...position, kind: 'picture-draft' })
    if (texts.length > 0) diagnostics.push({ ...position, kind: 'svg-text-font' })
    return diagnostics
  })
}
