import { namingFields } from '#content-layer/diff/align-items.ts'
import { isRecord } from '#domain/is-record.ts'
import { formatName } from '../formats/formats.ts'
import type { Field } from './field.ts'
import { shortenText } from './shorten-text.ts'
import { collections } from './make-config.ts'

/** Returns the fields of a file's form; empty for a file without a form. */
export function fieldsOfFile(file: string): readonly Field[] {
  const name = formatName(file)
  const forms = collections.flatMap(({ format, fields = [], files }) => files ?? [{ format, fields }])
  return forms.find(({ format }) => format === name)?.fields ?? []
}

/** Returns the label and the fields of a list item; the label is empty if all items are of one kind. */
function itemOf(field: Field, item: unknown): { label: string; fields: readonly Field[] } {
  if (field.widget !== 'list') return { label: '', fields: [] }
  const type = field.types?.find(({ name }) => isRecord(item) && item['type'] === name)
  return type ?? { label: '', fields: field.fields ?? [] }
}

/** Returns the name of an item in quotes, if it has one. */
function quotedNameOf(item: unknown): string {
  const values = isRecord(item) ? namingFields.map((name) => item[name]) : []
  const named = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof named === 'string' ? `「${shortenText(named)}」` : ''
}

/** Returns the form's names of the fields along a path; items of a list are counted from 1, and have their own name. */
function namesOn(steps: readonly string[], fields: readonly Field[], data: unknown): string[] {
  const [name = '', ...rest] = steps
  const field = fields.find((each) => each.name === name)
  if (!field) return []
  const value = isRecord(data) ? data[name] : undefined
  if (field.widget === 'object') return [field.label, ...namesOn(rest, field.fields, value)]
  const [index, ...inner] = rest
  if (field.widget !== 'list' || index === undefined) return [field.label]
  if (!/^\d+$/.test(index)) return [field.label]
  const item: unknown = Array.isArray(value) ? value[Number(index)] : undefined
  const { label, fields: within } = itemOf(field, item)
  const place = `${field.label} ${Number(index) + 1}${label === '' ? '' : ` ${label}`}${quotedNameOf(item)}`
  return [place, ...namesOn(inner, within, item)]
}

/** Returns the name of a field after those of its groups, for people; undefined if the form has no such field. */
export function nameField(file: string, keyPath: string, data: unknown): string | undefined {
  const names = namesOn(keyPath.split('.'), fieldsOfFile(file), data)
  return names.length > 0 ? names.join(' › ') : undefined
}
