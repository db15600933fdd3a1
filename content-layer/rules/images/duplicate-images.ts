import type { LintedContent } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { positionOf, type ImageReference } from '../../source/fields/collect-references.ts'
import { folderOf, imagePath } from '../../source/fields/images-in-fields.ts'
import { groupBy } from '#domain/group-by.ts'

const isMonth = (file: string) => file.endsWith('/month.yaml')

/** Returns the subject of a file. A monthly campaign may reuse its picture; a month's poster may not be reused. */
function subjectOf(file: string): string | undefined {
  return isMonth(file) ? file : file.split('/').at(-1)
}

/** Returns whether two files should have different pictures: the campaigns of one month, or the posters of two. */
function shouldDiffer(file: string, other: string): boolean {
  if (isMonth(file) || isMonth(other)) return isMonth(file) && isMonth(other)
  return folderOf(file) === folderOf(other)
}

/**
 * Finds a copy of a picture under the name of another subject, which happens if the wrong file is copied, and the
 * picture of another shop in a window. A campaign may show another's picture by its name, and one of another month.
 */
export function duplicateImageDiagnostics({ images, pictures }: LintedContent): Diagnostic[] {
  const shown = images.flatMap((image) => {
    const picture = pictures.get(imagePath(image.file, image.value))
    return picture ? [{ image, fingerprint: picture.fingerprint }] : []
  })
  return [...groupBy(shown, ({ fingerprint }) => fingerprint).values()].flatMap((uses) =>
    uses.flatMap(({ image }, index): Diagnostic[] => {
      const first = uses
        .slice(0, index)
        .map((use) => use.image)
        .find(({ file }) => subjectOf(file) !== subjectOf(image.file) && shouldDiffer(file, image.file))
      if (!first) return []
      const other = imagePath(first.file, first.value)
      const isCopy = other !== imagePath(image.file, image.value)
      if (!isCopy && image.slot !== 'window') return []
      return [{ ...positionOf(image), kind: 'picture-twice', details: { actual: image.value, other } }]
    }),
  )
}

/** Returns whether both are drawings of one subject: a small and a large one, or those of two months. */
function areOfOneSubject(one: ImageReference, other: ImageReference): boolean {
  return subjectOf(one.file) === subjectOf(other.file) && (one.slot !== other.slot || one.file !== other.file)
}

/** Finds pictures that were swapped, or have the alternative text of another picture. */
export function misplacedImageDiagnostics({ images, pictures }: LintedContent): Diagnostic[] {
  const pictureOf = (image: ImageReference) => pictures.get(imagePath(image.file, image.value))
  const swapped = [...groupBy(images, ({ file }) => file).values()].flatMap((fileImages): Diagnostic[] => {
    const [small, large] = ['summaryKv.src', 'detailKv.src'].map((field) => {
      const image = fileImages.find((candidate) => candidate.field === field)
      return image && { image, picture: pictureOf(image) }
    })
    return small?.picture && large?.picture && large.picture.width < small.picture.width
      ? [{ ...positionOf(large.image), kind: 'pictures-swapped', details: { other: small.image.value } }]
      : []
  })
  const described = images.filter(({ slot, alt }) => slot !== 'logo' && slot !== 'icon' && alt.length > 8)
  const isSamePicture = (one: ImageReference, other: ImageReference) =>
    one !== other && pictureOf(one)?.fingerprint === pictureOf(other)?.fingerprint
  const doubled = [...groupBy(described, ({ alt }) => alt).values()].flatMap((alike) =>
    alike.flatMap((image, index): Diagnostic[] => {
      const before = alike.slice(0, index)
      const [other] = before
      const isRight =
        alike.some((candidate) => isSamePicture(candidate, image)) ||
        before.some((candidate) => areOfOneSubject(candidate, image))
      if (!other || isRight) return []
      const details = { actual: image.alt, other: imagePath(other.file, other.value) }
      return [{ ...positionOf(image), kind: 'alt-twice', details }]
    }),
  )
  return [...swapped, ...doubled]
}
