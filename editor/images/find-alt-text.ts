import { draftMark } from '#content-layer/common/draft-texts.ts'

import { isRecord } from '#domain/is-record.ts'
import { readForm } from '../formats/formats.ts'
import { getMonthFolder, getImageFile } from './content-images.ts'

function descriptionsIn(value: unknown, picture: string, folder: string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => descriptionsIn(item, picture, folder))
  if (!isRecord(value)) return []
  const { src, alt } = value
  if (typeof src === 'string' && typeof alt === 'string')
    return getImageFile(src, folder) === picture && alt !== '' && !alt.includes(draftMark) ? [alt] : []
  return Object.values(value).flatMap((item) => descriptionsIn(item, picture, folder))
}

/**
 * Returns the alternative text that the last of these files has for a picture, given by its file below content/;
 * undefined where none describes it.
 */
export function findDescription(picture: string, texts: ReadonlyMap<string, string>): string | undefined {
  const name = picture.slice(picture.indexOf('images/'))
  return [...texts]
    .filter(([, text]) => text.includes(name))
    .flatMap(([file, text]) => descriptionsIn(readForm(file, text), picture, getMonthFolder(file)))
    .at(-1)
}
