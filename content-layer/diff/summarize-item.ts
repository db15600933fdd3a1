import { getMeta } from '../source/fields/schema-at.ts'
import { isRecord } from '#domain/is-record.ts'
import { fieldLocation, describeLocation, childLocation, type FieldLocation } from './field-location.ts'
import { derivedFromImages } from './compared-separately.ts'
import { listTextLines, writeValue } from './write-value.ts'

/** Technical fields of list items, which visitors do not see. */
const hiddenFields: ReadonlySet<string> = new Set([...derivedFromImages, 'src', 'href', 'id'])

/** Returns the lines of an item: its texts verbatim, its figures with their names. */
function listLines(location: FieldLocation, value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listLines(childLocation(location, String(index)), item))
  if (isRecord(value)) {
    const visibleFields = Object.entries(value).filter(([key]) => !hiddenFields.has(key))
    return visibleFields.flatMap(([key, inner]) => listLines(fieldLocation(location, key), inner))
  }
  const meta = getMeta(location.schema, location.path)
  if (typeof value === 'boolean' || value === undefined) return []
  if (typeof value === 'string' && meta.format === undefined) return [value]
  return [`${describeLocation(location)}: ${writeValue(value, meta).text}`]
}

/** Summarizes an item of a list in one text, and its lines as sentences may contain them. */
export function summarizeItem(location: FieldLocation, item: unknown): { text: string; wordings: string[] } {
  const inside = { ...childLocation(location, '0'), item: '', parents: [] }
  const text = isRecord(item)
    ? [...new Set(listLines(inside, item))].join('\n')
    : writeValue(item, getMeta(location.schema, inside.path)).text
  return { text, wordings: listTextLines(text) }
}
