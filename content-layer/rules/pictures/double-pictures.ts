import type { Whole } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { imagePath, placeOf, type ImageReference } from '../../read/fields/collect.ts'
import { groupBy } from '../../group-by.ts'

/** The same picture under two names for different things, as happens when the wrong file is copied. */
export function doublePictures({ images, pictures }: Whole): Diagnostic[] {
  const firsts = new Map<string, { path: string; subject: string }>()
  return images.flatMap((image): Diagnostic[] => {
    const path = imagePath(image.file, image.value)
    const picture = pictures.get(path)
    if (!picture) return []
    // A campaign that comes every month may keep its picture; a month's poster may not.
    const subject = (image.file.split('/').at(-1) ?? '').replace('month.yaml', image.file)
    const first = firsts.get(picture.fingerprint)
    if (!first) firsts.set(picture.fingerprint, { path, subject })
    const isOfOneUse = image.shownIn === 'stage' || image.shownIn === 'card' || image.shownIn === 'window'
    return first &&
      first.subject !== subject &&
      (first.path !== path || (isOfOneUse && image.file.startsWith('campaigns/')))
      ? [{ ...placeOf(image), kind: 'picture-twice', details: { got: image.value, other: first.path } }]
      : []
  })
}

/** Pictures that are in each other's place, or described by the words of another picture. */
export function misplacedPictures({ images, pictures }: Whole): Diagnostic[] {
  const pictureOf = (image: ImageReference) => pictures.get(imagePath(image.file, image.value))
  const swapped = [...groupBy(images, ({ file }) => file).values()].flatMap((own): Diagnostic[] => {
    const [small, large] = ['summaryKv.src', 'detailKv.src'].map((field) => own.find((image) => image.field === field))
    const [smallPicture, largePicture] = [small && pictureOf(small), large && pictureOf(large)]
    const isSwapped = smallPicture && largePicture && largePicture.width < smallPicture.width
    return large && small && isSwapped
      ? [{ ...placeOf(large), kind: 'pictures-swapped', details: { other: small.value } }]
      : []
  })
  const described = images.filter(({ shownIn, alt }) => shownIn !== 'logo' && shownIn !== 'icon' && alt.length > 8)
  const idOf = ({ file }: ImageReference) => file.split('/').at(-1)?.replace('month.yaml', file)
  // One subject may be drawn small and large.
  const doubled = [...groupBy(described, ({ alt }) => alt).values()].flatMap(([first, ...later]) =>
    later.flatMap((image): Diagnostic[] => {
      const isPair = first && idOf(first) === idOf(image) && first.shownIn !== image.shownIn
      const isOther = first && pictureOf(first)?.fingerprint !== pictureOf(image)?.fingerprint && !isPair
      return isOther
        ? [
            {
              ...placeOf(image),
              kind: 'alt-twice',
              details: { got: image.alt, other: imagePath(first.file, first.value) },
            },
          ]
        : []
    }),
  )
  return [...swapped, ...doubled]
}
