import { isNumberedMark } from '#domain/text/note-marks.ts'
import { isRecord } from '#domain/is-record.ts'

import { noLimit } from '../formats/form-data.ts'
import type { ControlProps } from './control-props.ts'

type Entry = NonNullable<ControlProps['entry']>

/** Converts Sveltia's immutable collections to plain values; returns any other value unchanged. */
export function toPlainData(value: unknown): unknown {
  const isConvertible =
    typeof value === 'object' && value !== null && 'toJS' in value && typeof value.toJS === 'function'
  return isConvertible ? (value.toJS as () => unknown).call(value) : value
}

/** Converts the form's list of pairs to named values: `[{ name: 回数, value: 1回 }]` to `{ 回数: 1回 }`. */
function toNamedValues(pairs: unknown): Record<string, unknown> {
  const records = Array.isArray(pairs) ? pairs.filter(isRecord) : []
  return Object.fromEntries(records.map(({ name, value }) => [String(name), value]))
}

/** Returns the current values of an entry's form, with facts and the cap in the format of its file, as terms need them. */
export function getEntryFields(entry: Entry | undefined): Readonly<Record<string, unknown>> {
  const data = toPlainData(entry?.get('data'))
  if (!isRecord(data)) return {}
  const cap = data['maximumGrantPoint']
  return {
    ...data,
    facts: toNamedValues(data['facts']),
    // The form has `none` for no cap, and '' for a cap that is left out.
    ...(cap === noLimit && { maximumGrantPoint: null }),
    ...(cap === '' && { maximumGrantPoint: undefined }),
  }
}

/** Returns the numbered marks of an entry's notes, such as ※1. */
export function getEntryMarks(fields: Readonly<Record<string, unknown>>): string[] {
  const notes = Array.isArray(fields['annotationLists']) ? fields['annotationLists'].filter(isRecord) : []
  return notes.flatMap(({ title }) => (typeof title === 'string' && isNumberedMark(title) ? [title] : []))
}
