import { isRecord } from '#domain/is-record.ts'

import { asSource, sourceKey } from '../formats/file-form.ts'
import type { FileFormat } from '../formats/file-formats.ts'
import type { Field } from './field.ts'
import { startedFromKey, type NewEntry } from './entry-templates.ts'

function withDefault(field: Field, value: unknown): Field {
  if (value === undefined || field.widget === 'hidden') return field
  // Sveltia takes the defaults within a group only where the group has to be there.
  if (field.widget === 'object' && field.required && isRecord(value))
    return { ...field, fields: withDefaults(field.fields, value) }
  return { ...field, default: value }
}

function withDefaults(fields: readonly Field[], form: Readonly<Record<string, unknown>>): Field[] {
  return fields.map((field) => withDefault(field, form[field.name]))
}

/** Creates a field with a value that the form does not show. */
function hidden(name: string, label: string, value: unknown): Field {
  return { name, label, widget: 'hidden', required: false, default: value }
}

/** Adds to each block of the fields its number in the text, at all levels that contain blocks. */
function withNumbers(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.widget !== 'list' || !['blocks', 'parts'].includes(field.name) || !field.types) return field
    const types = field.types.map((type) => ({
      ...type,
      fields: [...withNumbers(type.fields), hidden('at', '番号', null)],
    }))
    return { ...field, types }
  })
}

/**
 * Returns the fields of a form that starts from a template: its initial values, and the template itself, because no
 * field could store its comments; `name` is the collection in which the entry is started.
 */
export function newEntryFields(fields: readonly Field[], format: FileFormat, { name, text }: NewEntry): Field[] {
  return [
    ...withNumbers(withDefaults(fields, format.fromFile(text))),
    hidden(sourceKey, 'もとのファイル', asSource(text)),
    hidden(startedFromKey, '始めた所', name),
  ]
}
