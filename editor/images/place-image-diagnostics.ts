import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { isRecord } from '#domain/is-record.ts'
import { getMonthFolder, getImageFile } from './content-images.ts'
import { imageTypeOf } from '../engine/images/image-type.ts'

/** Returns the paths, as the check writes them, of the fields of an entry that show a picture. */
function fieldsWith(picture: string, folder: string | undefined, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return getImageFile(value, folder) === picture ? [path] : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldsWith(picture, folder, item, `${path}[${index + 1}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    fieldsWith(picture, folder, item, path === '' ? name : `${path}.${name}`),
  )
}

/**
 * Returns diagnostics with those of pictures at the fields of an entry that show them, where its author sees them.
 * `readForm` is called only if there are any.
 */
export function placeAtFields(
  diagnostics: readonly EditorDiagnostic[],
  file: string,
  readForm: () => Readonly<Record<string, unknown>>,
): EditorDiagnostic[] {
  const isOfPicture = ({ file }: EditorDiagnostic) => imageTypeOf(file) !== undefined
  if (!diagnostics.some(isOfPicture)) return [...diagnostics]
  const form = readForm()
  return diagnostics.flatMap((diagnostic) => {
    if (!isOfPicture(diagnostic)) return [diagnostic]
    const fields = fieldsWith(diagnostic.file, getMonthFolder(file), form)
    return fields.length === 0 ? [diagnostic] : fields.map((field) => ({ ...diagnostic, file, field }))
  })
}
