import { namingFields } from '#content-layer/diff/align-items.ts'
import { isRecord } from '#domain/is-record.ts'

import { getFileFields } from './collections.ts'
import type { Field } from './field.ts'
import { shortenText } from './shorten-text.ts'

/** The kind of a list item, for people, and its fields. The kind is empty if all items of the list are of one kind. */
type Item = { kind: string; fields: readonly Field[] }

function getItem(field: Extract<Field, { widget: 'list' }>, item: unknown): Item {
  const type = field.types?.find(({ name }) => isRecord(item) && item['type'] === name)
  return type ? { kind: type.label, fields: type.fields } : { kind: '', fields: field.fields ?? [] }
}

/** Quotes the text that identifies an item, such as its title; empty if it has none. */
function quoteItemName(item: unknown): string {
  const values = isRecord(item) ? namingFields.map((name) => item[name]) : []
  const named = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof named === 'string' ? `「${shortenText(named)}」` : ''
}

/** Returns the labels of the fields along a path. Items of a list are numbered from 1, and followed by their names. */
function listLabels(path: readonly string[], fields: readonly Field[], data: unknown): string[] {
  const [name = '', ...rest] = path
  const field = fields.find((each) => each.name === name)
  if (!field) return []
  const value = isRecord(data) ? data[name] : undefined
  if (field.widget === 'object') return [field.label, ...listLabels(rest, field.fields, value)]
  const [index, ...inner] = rest
  if (field.widget !== 'list' || index === undefined || !/^\d+$/.test(index)) return [field.label]
  const item: unknown = Array.isArray(value) ? value[Number(index)] : undefined
  const { kind, fields: itemFields } = getItem(field, item)
  const count = `${field.label} ${Number(index) + 1}`
  return [(kind === '' ? count : `${count} ${kind}`) + quoteItemName(item), ...listLabels(inner, itemFields, item)]
}

/** Names a field for people, after its groups: ロゴ 2「カフェ」 › 代替テキスト. Undefined if the form has no such field. */
export function nameField(file: string, keyPath: string, data: unknown): string | undefined {
  const labels = listLabels(keyPath.split('.'), getFileFields(file), data)
  return labels.length > 0 ? labels.join(' › ') : undefined
}
