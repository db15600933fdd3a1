import { draftMark } from '#content-layer/common/draft-texts.ts'
import { isRecord } from '#domain/is-record.ts'

import { readForm } from '../formats/formats.ts'
import { getImageFile, getMonthFolder } from './content-images.ts'

/** An image by its file below content/, and the folder that the paths of an entry are relative to. */
type ImageOfMonth = { image: string; folder: string | undefined }

/** Returns the alternative texts that are written beside an image in a form's value. */
function listAltTexts(value: unknown, sought: ImageOfMonth): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listAltTexts(item, sought))
  if (!isRecord(value)) return []
  const { src, alt } = value
  if (typeof src !== 'string' || typeof alt !== 'string')
    return Object.values(value).flatMap((item) => listAltTexts(item, sought))
  const isWritten = alt !== '' && !alt.includes(draftMark)
  return isWritten && getImageFile(src, sought.folder) === sought.image ? [alt] : []
}

/** Returns the alternative text that the last of these files has for an image; undefined if none describes it. */
export function findAltText(image: string, texts: ReadonlyMap<string, string>): string | undefined {
  const path = image.slice(image.indexOf('images/'))
  return [...texts]
    .filter(([, text]) => text.includes(path))
    .flatMap(([file, text]) => listAltTexts(readForm(file, text), { image, folder: getMonthFolder(file) }))
    .at(-1)
}
