import { isRecord } from '#domain/is-record.ts'

import { wrapSource, sourceKey } from '../formats/file-form.ts'
import type { FileFormat } from '../formats/file-formats.ts'
import type { Field } from './field.ts'
import { startedFromKey, type NewEntry } from './entry-templates.ts'

/** Returns a field with a value of the template as its default. */
function withDefault(field: Field, value: unknown): Field {
  if (value === undefined || field.widget === 'hidden') return field
  // Sveltia uses the defaults within a group only if the group is required.
  if (field.widget === 'object' && field.required && isRecord(value))
    return { ...field, fields: withDefaults(field.fields, value) }
  return { ...field, default: value }
}

function withDefaults(fields: readonly Field[], form: Readonly<Record<string, unknown>>): Field[] {
  return fields.map((field) => withDefault(field, form[field.name]))
}

/** Creates a field that stores a value, which the form does not show. */
function makeHiddenField(name: string, label: string, value: unknown): Field {
  return { name, label, widget: 'hidden', required: false, default: value }
}

/** Adds the hidden field `at` to all blocks, at all levels: the index of the block in the template. */
function withNumbers(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.widget !== 'list' || !['blocks', 'parts'].includes(field.name) || !field.types) return field
    const types = field.types.map((type) => ({
      ...type,
      fields: [...withNumbers(type.fields), makeHiddenField('at', '番号', null)],
    }))
    return { ...field, types }
  })
}

/**
 * Creates the fields of a form that starts from a template: with the template's values as defaults, and with the template
 * itself as the source, because fields cannot store its comments. `name` is the collection in which the entry is started.
 */
export function makeNewEntryFields(fields: readonly Field[], format: FileFormat, { name, text }: NewEntry): Field[] {
  return [
    ...withNumbers(withDefaults(fields, format.fromFile(text))),
    makeHiddenField(sourceKey, 'もとのファイル', wrapSource(text)),
    makeHiddenField(startedFromKey, '始めた所', name),
  ]
}
