import { namingFields } from '#content-layer/diff/align-items.ts'
import { isRecord } from '#domain/is-record.ts'

import { fieldsOfFile } from './collections.ts'
import type { Field } from './field.ts'
import { shortenText } from './shorten-text.ts'

/** What a list item is called, and its fields. The kind is empty if all items are of one kind. */
type Item = { kind: string; fields: readonly Field[] }

function getItem(field: Extract<Field, { widget: 'list' }>, item: unknown): Item {
  const type = field.types?.find(({ name }) => isRecord(item) && item['type'] === name)
  return type ? { kind: type.label, fields: type.fields } : { kind: '', fields: field.fields ?? [] }
}

/** Returns the own name of an item in quotes, such as its title; empty if it has none. */
function quoteItemName(item: unknown): string {
  const values = isRecord(item) ? namingFields.map((name) => item[name]) : []
  const named = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof named === 'string' ? `「${shortenText(named)}」` : ''
}

/** Returns the labels of the fields along a path; items of a list are counted from 1, and have their own name. */
function labelsOn(path: readonly string[], fields: readonly Field[], data: unknown): string[] {
  const [name = '', ...rest] = path
  const field = fields.find((each) => each.name === name)
  if (!field) return []
  const value = isRecord(data) ? data[name] : undefined
  if (field.widget === 'object') return [field.label, ...labelsOn(rest, field.fields, value)]
  const [index, ...inner] = rest
  if (field.widget !== 'list' || index === undefined || !/^\d+$/.test(index)) return [field.label]
  const item: unknown = Array.isArray(value) ? value[Number(index)] : undefined
  const { kind, fields: itemFields } = getItem(field, item)
  const count = `${field.label} ${Number(index) + 1}`
  return [(kind === '' ? count : `${count} ${kind}`) + quoteItemName(item), ...labelsOn(inner, itemFields, item)]
}

/** Returns the name of a field after those of its groups, ロゴ 2「カフェ」 › 代替テキスト; undefined if there is none. */
export function nameField(file: string, keyPath: string, data: unknown): string | undefined {
  const labels = labelsOn(keyPath.split('.'), fieldsOfFile(file), data)
  return labels.length > 0 ? labels.join(' › ') : undefined
}
