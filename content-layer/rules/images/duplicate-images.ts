import type { LintedContent } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { imagePath, positionOf, type ImageReference } from '../../source/fields/collect.ts'
import { groupBy } from '#domain/group-by.ts'

/** Returns the subject of a file. A monthly campaign may reuse its picture; a month's poster may not be reused. */
function subjectOf(file: string): string | undefined {
  return file.endsWith('/month.yaml') ? file : file.split('/').at(-1)
}

/** Finds the same picture under two names for different things, which happens if the wrong file is copied. */
export function doublePictures({ images, pictures }: LintedContent): Diagnostic[] {
  const firsts = new Map<string, { path: string; subject: string | undefined }>()
  return images.flatMap((image): Diagnostic[] => {
    const path = imagePath(image.file, image.value)
    const picture = pictures.get(path)
    if (!picture) return []
    const subject = subjectOf(image.file)
    const first = firsts.get(picture.fingerprint)
    if (!first) firsts.set(picture.fingerprint, { path, subject })
    const isOfOneUse = image.slot === 'stage' || image.slot === 'card' || image.slot === 'window'
    return first &&
      first.subject !== subject &&
      (first.path !== path || (isOfOneUse && image.file.startsWith('campaigns/')))
      ? [{ ...positionOf(image), kind: 'picture-twice', details: { actual: image.value, other: first.path } }]
      : []
  })
}

/** Finds pictures that were swapped, or have the alternative text of another picture. */
export function misplacedPictures({ images, pictures }: LintedContent): Diagnostic[] {
  const pictureOf = (image: ImageReference) => pictures.get(imagePath(image.file, image.value))
  const swapped = [...groupBy(images, ({ file }) => file).values()].flatMap((fileImages): Diagnostic[] => {
    const [small, large] = ['summaryKv.src', 'detailKv.src'].map((field) => {
      const image = fileImages.find((one) => one.field === field)
      return image && { image, picture: pictureOf(image) }
    })
    return small?.picture && large?.picture && large.picture.width < small.picture.width
      ? [{ ...positionOf(large.image), kind: 'pictures-swapped', details: { other: small.image.value } }]
      : []
  })
  const described = images.filter(({ slot, alt }) => slot !== 'logo' && slot !== 'icon' && alt.length > 8)
  const firsts = new Map<string, ImageReference>()
  const doubled = described.flatMap((image): Diagnostic[] => {
    const first = firsts.get(image.alt) ?? image
    firsts.set(image.alt, first)
    // One subject may have a small and a large drawing.
    const isPair = subjectOf(first.file) === subjectOf(image.file) && first.slot !== image.slot
    return isPair || pictureOf(first)?.fingerprint === pictureOf(image)?.fingerprint
      ? []
      : [
          {
            ...positionOf(image),
            kind: 'alt-twice',
            details: { actual: image.alt, other: imagePath(first.file, first.value) },
          },
        ]
  })
  return [...swapped, ...doubled]
}
