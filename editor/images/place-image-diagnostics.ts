import { isRecord } from '#domain/is-record.ts'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { getImageType } from '../engine/images/image-type.ts'
import { getImageFile, getMonthFolder } from './content-images.ts'

/** Returns the paths, as the check writes them (`logos[2].src`), of the fields whose value matches. */
function findFields(value: unknown, matches: (text: string) => boolean, path = ''): string[] {
  if (typeof value === 'string') return matches(value) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => findFields(item, matches, `${path}[${index + 1}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    findFields(item, matches, path === '' ? name : `${path}.${name}`),
  )
}

/** Moves the diagnostics of images to the fields of an entry that show them. `readForm` is called only if needed. */
export function placeAtFields(
  diagnostics: readonly EditorDiagnostic[],
  file: string,
  readForm: () => Readonly<Record<string, unknown>>,
): EditorDiagnostic[] {
  const isOfImage = (diagnostic: EditorDiagnostic) => getImageType(diagnostic.file) !== undefined
  if (!diagnostics.some(isOfImage)) return [...diagnostics]
  const form = readForm()
  const folder = getMonthFolder(file)
  return diagnostics.flatMap((diagnostic) => {
    if (!isOfImage(diagnostic)) return [diagnostic]
    const fields = findFields(form, (text) => getImageFile(text, folder) === diagnostic.file)
    return fields.length === 0 ? [diagnostic] : fields.map((field) => ({ ...diagnostic, file, field }))
  })
}
