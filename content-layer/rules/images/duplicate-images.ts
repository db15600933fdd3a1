/*
 * Rule about one picture that is shown for several subjects, which happens if the wrong file is copied. A picture that
 * was left from last month is no difference, so that no comparison shows it.
 */

import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type ImageReference } from '../../source/fields/collect-references.ts'
import { getFolder, imagePath } from '../../source/fields/images-in-fields.ts'
import type { LintedContent } from '../linted-content.ts'

type Images = Pick<LintedContent, 'images' | 'pictures'>

function isMonthFile(file: string): boolean {
  return file.endsWith('/month.yaml')
}

/** Returns the subject of a file. A monthly campaign may reuse its picture; a month's poster may not be reused. */
function getSubject(file: string): string | undefined {
  return isMonthFile(file) ? file : file.split('/').at(-1)
}

/** Returns whether two files should have different pictures: the campaigns of one month, or the posters of two. */
function shouldDiffer(file: string, other: string): boolean {
  if (getSubject(file) === getSubject(other)) return false
  if (isMonthFile(file) || isMonthFile(other)) return isMonthFile(file) && isMonthFile(other)
  return getFolder(file) === getFolder(other)
}

function getPath({ file, value }: ImageReference): string {
  return imagePath(file, value)
}

/** Returns the fingerprint of a picture's content; undefined if the file is missing or broken. */
function getFingerprint(image: ImageReference, { pictures }: Images): string | undefined {
  return pictures.get(getPath(image))?.fingerprint
}

/**
 * Finds a copy of a picture under the name of another subject, and the picture of another shop in a window. A campaign may
 * show another's picture by its name, and one of another month.
 */
export function checkDuplicateImages(content: Images): Diagnostic[] {
  const existing = content.images.filter((image) => content.pictures.get(getPath(image)))
  const usesByPicture = groupBy(existing, (image) => getFingerprint(image, content) ?? '')
  return [...usesByPicture.values()].flatMap((uses) =>
    uses.flatMap((image, index): Diagnostic[] => {
      const first = uses.slice(0, index).find(({ file }) => shouldDiffer(file, image.file))
      if (!first) return []
      const isCopy = getPath(first) !== getPath(image)
      if (!isCopy && image.slot !== 'window') return []
      const details = { actual: image.value, other: getPath(first) }
      return [{ ...pickPosition(image), kind: 'picture-twice', details }]
    }),
  )
}
