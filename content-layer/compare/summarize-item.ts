import { metaAt } from '../read/fields/schema-at.ts'
import { isFields } from './align-items.ts'
import { fieldOf, nameOf, step, type Place } from './place.ts'
import { madeOfPictures } from './fields-told-elsewhere.ts'
import { writeValue } from './write-value.ts'

/** What an item of a list is reached or known by says nothing to visitors. */
const silent: ReadonlySet<string> = new Set([...madeOfPictures, 'src', 'href', 'id'])

/** The lines of all that an item says: its words as they are, its figures with their names. */
function linesOf(place: Place, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linesOf(step(place, String(index)), item))
  if (isFields(value)) {
    const said = Object.entries(value).filter(([key]) => !silent.has(key))
    return said.flatMap(([key, inner]) => linesOf(fieldOf(place, key), inner))
  }
  const meta = metaAt(place.schema, place.path)
  if (typeof value === 'boolean' || value === undefined) return []
  if (typeof value === 'string' && meta.format === undefined) return [value]
  return [`${nameOf(place)}: ${writeValue(value, meta).text}`]
}

/** All that an item of the list at a place says, in one text, and its lines, as sentences may hold them. */
export function summarizeItem(place: Place, item: unknown): { text: string; traces: string[] } {
  const inside = { ...step(place, '0'), part: '', groups: [] }
  const text = isFields(item)
    ? [...new Set(linesOf(inside, item))].join('\n')
    : writeValue(item, metaAt(place.schema, inside.path)).text
  return { text, traces: text.split('\n').filter((line) => line.trim() !== '') }
}
