import { memoize } from '#domain/memoize.ts'
import { isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { collections, contentFolder, fieldsOfFile } from './collections.ts'

/** A field with the path of names that lead to it, such as `headline.figure`, in any item of a list. */
type FieldAt = { path: string; field: Field }

/** Lists the fields in a field; those of a block are below its tag, as in `parts.Question.title`. */
function fieldsWithin(field: Field, path: string): FieldAt[] {
  if (field.widget === 'object') return listFields(field.fields, `${path}.`)
  if (field.widget !== 'list') return []
  const ofTypes = (field.types ?? []).flatMap(({ name, fields }) =>
    listFields(fields, isTagName(name) ? `${path}.${name}.` : `${path}.`),
  )
  return [...listFields(field.fields ?? [], `${path}.`), ...ofTypes]
}

function listFields(fields: readonly Field[], before = ''): FieldAt[] {
  return fields.flatMap((field) => {
    const path = before + field.name
    return [{ path, field }, ...fieldsWithin(field, path)]
  })
}

function getDepth(path: string): number {
  return path.split('.').length
}

/** Returns all fields of a file's form, outer fields before those of groups. */
const formFields = memoize(100, (file) =>
  listFields(fieldsOfFile(file)).sort((one, other) => getDepth(one.path) - getDepth(other.path)),
)

/** A file of each kind of form. */
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

/** Counts the first names that two paths share. A path that starts with a block's name is the same wherever the block is. */
function sharedDepth(path: string, other: string): number {
  if (/^[A-Z]/.test(other) && path.endsWith(`.${other}`)) return getDepth(path)
  const names = other.split('.')
  const firstDifferent = path.split('.').findIndex((name, index) => name !== names[index])
  return firstDifferent < 0 ? getDepth(path) : firstDifferent
}

/** A field of a file: its path below content/, and the path of the field, such as `items[2].label`. */
export type FieldPlace = { file: string; field: string }

/** Names of fields that cannot be words of a sentence, such as `baseRate`. */
const unmistakableName = /[A-Z]|^facts$/

/**
 * Finds the field with a name, as close as possible to a place: in the forms of other files that the message mentions,
 * then in the file's own form. A name that cannot be a word of a sentence may be of any form.
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
      .sort((one, other) => sharedDepth(other.path, place) - sharedDepth(one.path, place))
    if (candidates[0]) return candidates[0].field
  }
  return undefined
}

/** Returns the form's label for a value of a field, or the value itself if the form shows it as it is. */
export function labelOfValue(field: Field, written: string): string {
  const value = written.replaceAll('"', '')
  if (field.widget === 'cap' && value === 'null') return '上限なし'
  if (field.widget === 'boolean') return { true: 'はい', false: 'いいえ' }[value] ?? value
  const choices = field.widget === 'select' ? field.options : []
  return choices.find((choice) => String(choice.value) === value)?.label ?? value
}

/** Returns the label of the field at a path of a file; undefined if the form has no such field. */
export function labelAt(place: FieldPlace): string | undefined {
  return findField(getLastName(place.field), place)?.label
}
