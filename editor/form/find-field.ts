import { memoize } from '#domain/memoize.ts'
import { isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { collections, contentFolder, getFileFields } from './collections.ts'

/** A field with its path, such as `headline.figure`. The path has no indexes: it is the same in all items of a list. */
type FieldAt = { path: string; field: Field }

/** Lists the fields in a group or list. The path of a block's field contains the block's tag: `parts.Question.title`. */
function listFieldsWithin(field: Field, path: string): FieldAt[] {
  if (field.widget === 'object') return listFields(field.fields, `${path}.`)
  if (field.widget !== 'list') return []
  const ofTypes = (field.types ?? []).flatMap(({ name, fields }) =>
    listFields(fields, isTagName(name) ? `${path}.${name}.` : `${path}.`),
  )
  return [...listFields(field.fields ?? [], `${path}.`), ...ofTypes]
}

/** Lists fields and all fields in them, outer ones first. */
function listFields(fields: readonly Field[], before = ''): FieldAt[] {
  return fields.flatMap((field) => {
    const path = before + field.name
    return [{ path, field }, ...listFieldsWithin(field, path)]
  })
}

function getDepth(path: string): number {
  return path.split('.').length
}

/** Lists all fields of a file's form by depth. */
const formFields = memoize(100, (file) =>
  listFields(getFileFields(file)).sort((one, other) => getDepth(one.path) - getDepth(other.path)),
)

/** One file of each kind of form. */
const everyForm = [
  'campaigns/202301-1/month.yaml',
  'campaigns/202301-1/any.mdx',
  'annotations/any.yaml',
  ...collections.flatMap(({ files = [] }) => files.map(({ file }) => file.replace(`${contentFolder}/`, ''))),
]

/** Returns the last name of a path, without the index of an item: `label` of `items[2].label`. */
export function getLastName(path: string): string {
  return (path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
}

/**
 * Counts the names that two paths share at their start. If `other` starts with the name of a block, it is relative to that
 * block, and shares all names with a path that ends with it.
 */
function countSharedNames(path: string, other: string): number {
  if (/^[A-Z]/.test(other) && path.endsWith(`.${other}`)) return getDepth(path)
  const names = other.split('.')
  const firstDifferent = path.split('.').findIndex((name, index) => name !== names[index])
  return firstDifferent < 0 ? getDepth(path) : firstDifferent
}

/** A place in the content: a file below content/, and the path of a field in it, such as `items[2].label`. */
export type FieldPlace = { file: string; field: string }

/** Matches names of fields that cannot be words of a sentence, such as `baseRate`. */
const unmistakableName = /[A-Z]|^facts$/

/**
 * Finds the field with a name that a message mentions: in the forms of the files that it mentions, then in the form of
 * its own file, and for a name that cannot be a word of a sentence, in all other forms. Of several fields in a form, the
 * one closest to the message's field is returned.
 */
export function findField(
  name: string,
  { file, field }: FieldPlace,
  mentionedFiles: readonly string[] = [],
): Field | undefined {
  const place = field.replaceAll(/\[\d+\]/g, '')
  const isUnmistakable = unmistakableName.test(name)
  for (const form of [...mentionedFiles, file, ...(isUnmistakable ? everyForm : [])]) {
    const candidates = formFields(form)
      .filter((candidate) => candidate.field.name === name)
      .sort((one, other) => countSharedNames(other.path, place) - countSharedNames(one.path, place))
    if (candidates[0]) return candidates[0].field
  }
  return undefined
}

/** Returns the label that a form shows for a value of a field; the value itself if there is none. */
export function getValueLabel(field: Field, written: string): string {
  const value = written.replaceAll('"', '')
  if (field.widget === 'cap' && value === 'null') return '上限なし'
  if (field.widget === 'boolean') return { true: 'はい', false: 'いいえ' }[value] ?? value
  const choices = field.widget === 'select' ? field.options : []
  return choices.find((choice) => String(choice.value) === value)?.label ?? value
}

/** Returns the label of the field at a path of a file; undefined if the form has no such field. */
export function getFieldLabel(place: FieldPlace): string | undefined {
  return findField(getLastName(place.field), place)?.label
}
