import { memoize } from '#domain/memoize.ts'
import { getBlock, isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { labelOf } from './labels.ts'
import { collections } from './make-config.ts'
import { fieldsOfFile } from './name-field.ts'

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

function depthOf(path: string): number {
  return path.split('.').length
}

/** Returns all fields of a file's form, outer fields before those of groups. */
const formFields = memoize(100, (file) =>
  listFields(fieldsOfFile(file)).sort((one, other) => depthOf(one.path) - depthOf(other.path)),
)

/** A file of each kind of form. */
const everyForm = [
  'campaigns/202301-1/month.yaml',
  'campaigns/202301-1/any.mdx',
  'annotations/any.yaml',
  ...collections.flatMap(({ files = [] }) => files.map(({ file }) => file.replace('content/', ''))),
]

/** Returns the last name of a path, without the index of an item: `label` of `items[2].label`. */
function lastNameOf(path: string): string {
  return (path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
}

/** Counts the first names that two paths share; those of a block are the same wherever it is. */
function sharedDepth(path: string, other: string): number {
  if (/^[A-Z]/.test(other) && path.endsWith(`.${other}`)) return depthOf(path)
  const names = other.split('.')
  const differing = path.split('.').findIndex((name, index) => name !== names[index])
  return differing < 0 ? depthOf(path) : differing
}

/** A field of a file: its path below content/, and the path of the field, such as `items[2].label`. */
type FieldPlace = { file: string; field: string }

/**
 * Finds the field with a name, as close as possible to a place: in the forms of other files that the message mentions,
 * then in the file's own form. A name that cannot be a word of a sentence, such as `baseRate`, may be of any form.
 */
function findField(name: string, { file, field }: FieldPlace, mentionedFiles: readonly string[]): Field | undefined {
  const place = field.replaceAll(/\[\d+\]/g, '')
  const isUnmistakable = /[A-Z]|^facts$/.test(name)
  for (const form of [...mentionedFiles, file, ...(isUnmistakable ? everyForm : [])]) {
    const candidates = formFields(form)
      .filter((candidate) => candidate.field.name === name)
      .sort((one, other) => sharedDepth(other.path, place) - sharedDepth(one.path, place))
    if (candidates[0]) return candidates[0].field
  }
  return undefined
}

/** Returns the form's label for a value of a field, or the value itself if the form shows it as it is. */
function labelOfValue(field: Field, written: string): string {
  const value = written.replaceAll('"', '')
  if (field.widget === 'cap' && value === 'null') return '上限なし'
  if (field.widget === 'boolean') return { true: 'はい', false: 'いいえ' }[value] ?? value
  const choices = field.widget === 'select' ? field.options : []
  return choices.find((choice) => String(choice.value) === value)?.label ?? value
}

/** Names a file below content/ as the editor's lists do: キャンペーン 202309-1/restaurant. */
export function nameFile(file: string): string {
  const [, month, id] = /^campaigns\/([^/]+)\/(?:month\.yaml|([^/]+)\.mdx)$/.exec(file) ?? []
  if (month !== undefined) return id === undefined ? `月 ${month}` : `キャンペーン ${month}/${id}`
  const [, folder, name = ''] = /^(annotations|shared)\/([^/]+)\.(?:yaml|mdx)$/.exec(file) ?? []
  if (folder !== undefined) return `${folder === 'shared' ? '共通の文' : '共通の注記'} ${name}`
  for (const { label, files = [] } of collections)
    for (const form of files) if (form.file === `content/${file}`) return `${label} › ${form.label}`
  return file
}

/** Returns the label of the field at a path of a file; undefined if the form has no such field. */
export function labelAt(place: FieldPlace): string | undefined {
  return findField(lastNameOf(place.field), place, [])?.label
}

/** The name of a content file, with or without its folder: `content/screens/lending.yaml`, `month.yaml`. */
const fileName =
  /(?:共通の文)? ?(?:content\/)?((?:(?:campaigns\/\d{6}-\d+|annotations|shared|screens)\/)?[\w-]+\.(?:yaml|mdx)) ?/g

function nameMentionedFile(file: string): string {
  if (file === 'month.yaml') return '月のページ'
  return nameFile(file) === file ? file.replace(/^(.*)\.mdx$/, 'キャンペーン $1') : nameFile(file)
}

/** A tag of a block: `<Facts>`. */
const blockTag = / ?<\/?([A-Z]\w+)[^<>]*> ?/g

function nameBlock(tag: string, name: string): string {
  return isTagName(name) ? `「${labelOf(getBlock(name))}」` : tag
}

/** Kinds of diagnostics that quote a tag as the author typed it, or has to type it, in a text. */
const quotesTags = /^(?:mdx|markup-in-text|unknown-block)/

/** The name of a field, and its value if one follows: `cap: null`. `id` is excluded, because people say it too. */
const fieldName =
  / ?(?<![\w/.:#&?=<>{-])(?!id\b)([a-z][A-Za-z]*)(?:: ?((?:"[^"]*"|[\w.%-]+)(?![\w/])|))?(?![\w/.=-]) ?/g

/** Brackets that explain the label before them by the name of a field or folder: 上限（maximumGrantPoint）. */
const bracketedName = /（(?:編集画面では、[^（）]*|content\/\w+|([a-z][A-Za-z]+)(?:: \w+| を消す)?)）/g

/** A value of a field among other words: `secondary`. */
const fieldValue = /(?<![\w/.-])([a-z][a-z-]+)(?![\w/.-])/g

function labelValues(text: string, field: Field): string {
  return text.replaceAll(fieldValue, (value) => {
    const label = labelOfValue(field, value)
    return label === value ? value : `「${label}」`
  })
}

/** What a message is about: a field, and the kind of diagnostic. */
type Subject = FieldPlace & { kind: string }

/** Rewrites a message of the check with the form's names for files, blocks, fields and values. */
export function inFormWords(text: string, subject: Subject): string {
  const mentionedFiles = [...text.matchAll(/screens\/[\w-]+\.yaml|provider\.yaml/g)].map(([file]) => file)
  const ownName = lastNameOf(subject.field)
  const mentionedFields = new Set([findField(ownName, subject, [])])
  const nameField = (written: string, name: string, value = ''): string => {
    const field = findField(name, subject, mentionedFiles)
    mentionedFields.add(field)
    return field ? `「${field.label}${value === '' ? '' : `：${labelOfValue(field, value)}`}」` : written
  }
  let message = text
    .replace(`「${subject.field}」`, ownName)
    .replaceAll(bracketedName, (written: string, name?: string) =>
      name === undefined || findField(name, subject, []) ? '' : written,
    )
    .replaceAll(/content\/(?:annotations|shared) にある|（拡張子なし）/g, '')
    .replaceAll(/「- use: ([\w-]+)」/g, '共通の注記「$1」')
    .replaceAll(/「確認ずみ: 理由」を書/g, '「このままでよい」を押して理由を書')
    .replaceAll(fileName, (_, file: string) => nameMentionedFile(file))
  if (!quotesTags.test(subject.kind)) message = message.replaceAll(blockTag, nameBlock)
  message = message.replaceAll(fieldName, nameField)
  for (const field of mentionedFields) if (field) message = labelValues(message, field)
  return message
}
