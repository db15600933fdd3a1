import { blockOf, isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { labelOf } from './labels.ts'
import { collections } from './make-config.ts'
import { fieldsOfFile } from './name-field.ts'

/** A field with the path of names that lead to it, such as `headline.figure`, in any item of a list. */
type FieldAt = { path: string; field: Field }

function fieldsWithin(field: Field): readonly Field[] {
  if (field.widget === 'object') return field.fields
  if (field.widget !== 'list') return []
  return [...(field.fields ?? []), ...(field.types ?? []).flatMap(({ fields }) => fields)]
}

function listFields(fields: readonly Field[], before = ''): FieldAt[] {
  return fields.flatMap((field) => [
    { path: before + field.name, field },
    ...listFields(fieldsWithin(field), `${before}${field.name}.`),
  ])
}

const formsOf = new Map<string, FieldAt[]>()

/** Returns all fields of a file's form, outer fields before those of groups. */
function fieldsOf(file: string): FieldAt[] {
  const cached = formsOf.get(file)
  if (cached) return cached
  const listed = listFields(fieldsOfFile(file)).sort((one, other) => depthOf(one.path) - depthOf(other.path))
  formsOf.set(file, listed)
  return listed
}

function depthOf(path: string): number {
  return path.split('.').length
}

/** Returns the last name of a path, without the index of an item. */
function lastNameOf(path: string): string {
  return (path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '')
}

/** Counts the first names that two paths share. */
function sharedDepth(path: string, other: string): number {
  const names = other.split('.')
  const differing = path.split('.').findIndex((name, index) => name !== names[index])
  return differing < 0 ? depthOf(path) : differing
}

type Named = Pick<Place, 'file' | 'field'>

/** Finds the field with a name: in the forms that a text mentions, then in the file's own, then in any form. */
function fieldNamed(name: string, { file, field }: Named, others: readonly string[]): Field | undefined {
  const path = field.replaceAll(/\[\d+\]/g, '')
  const closeness = (each: FieldAt) => sharedDepth(each.path, path)
  for (const form of [...others, file, ...(/[A-Z]|^facts$/.test(name) ? everyForm : [])]) {
    const named = fieldsOf(form).filter((each) => each.field.name === name)
    const [first, ...rest] = named
    if (first) return rest.reduce((best, each) => (closeness(each) > closeness(best) ? each : best), first).field
  }
  return undefined
}

/** A file of each kind of form. */
const everyForm = [
  'campaigns/202301-1/month.yaml',
  'campaigns/202301-1/any.mdx',
  'annotations/any.yaml',
  ...collections.flatMap(({ files = [] }) => files.map(({ file }) => file.replace('content/', ''))),
]

/** Returns the form's label for a value of a field. */
function nameValue(field: Field, value: string): string {
  const plain = value.replaceAll('"', '')
  if (field.widget === 'cap' && plain === 'null') return '上限なし'
  if (field.widget === 'boolean') return { true: 'はい', false: 'いいえ' }[plain] ?? plain
  const choices = field.widget === 'select' ? field.options : []
  return choices.find((choice) => String(choice.value) === plain)?.label ?? plain
}

/** Names a file below content/ as the editor's lists do: キャンペーン 202309-1/restaurant. */
export function nameFile(file: string): string {
  const [, month, id] = /^campaigns\/([^/]+)\/(?:month\.yaml|([^/]+)\.mdx)$/.exec(file) ?? []
  if (month !== undefined) return id === undefined ? `月 ${month}` : `キャンペーン ${month}/${id}`
  const [, folder, name = ''] = /^(annotations|shared)\/([^/]+)\.(?:yaml|mdx)$/.exec(file) ?? []
  if (folder !== undefined) return `${folder === 'shared' ? '共通の文' : '共通の注記'} ${name}`
  for (const { label, files = [] } of collections)
    for (const each of files) if (each.file === `content/${file}`) return `${label} › ${each.label}`
  return file
}

/** Returns the label of the field at a path of a file; undefined if the form has no such field. */
export function labelAt({ file, field }: Named): string | undefined {
  return fieldNamed(lastNameOf(field), { file, field }, [])?.label
}

const fileNames =
  /(?:共通の文)? ?(?:content\/)?((?:(?:campaigns\/\d{6}-\d+|annotations|shared|screens)\/)?[\w-]+\.(?:yaml|mdx)) ?/g

function nameMentioned(file: string): string {
  if (file === 'month.yaml') return '月のページ'
  return nameFile(file) === file ? file.replace(/^(.*)\.mdx$/, 'キャンペーン $1') : nameFile(file)
}

const blocks = / ?<\/?([A-Z]\w+)[^<>]*> ?/g

/** Kinds that quote blocks as the author typed, or has to type, them in a text. */
const isOfTyped = /^(?:mdx|markup-in-text|unknown-block)/

function nameBlock(written: string, name: string): string {
  return isTagName(name) ? `「${labelOf(blockOf(name))}」` : written
}

/** A name of a field with a value behind it, if there is one; `id` is a word that people have, too. */
const keys = / ?(?<![\w/.:#&?=<>{-])(?!id\b)([a-z][A-Za-z]*)(?:: ?((?:"[^"]*"|[\w.%-]+)(?![\w/])|))?(?![\w/.=-]) ?/g

/** A name of a field in brackets, behind what it is called. */
const namesInBrackets = /（(?:編集画面では、[^（）]*|content\/\w+|([a-z][A-Za-z]+)(?:: \w+| を消す)?)）/g

const values = /(?<![\w/.-])([a-z][a-z-]+)(?![\w/.-])/g

/** What a message is about: the file, the path of the field, and the kind of diagnostic. */
type Place = { file: string; field: string; kind: string }

/** Rewrites a message of the check with the form's names for files, blocks, fields and values. */
export function inFormWords(text: string, place: Place): string {
  const others = [...text.matchAll(/screens\/[\w-]+\.yaml|provider\.yaml/g)].map(([file]) => file)
  const own = lastNameOf(place.field)
  const mentioned = new Set([fieldNamed(own, place, [])])
  const nameKey = (written: string, name: string, value = ''): string => {
    const field = fieldNamed(name, place, others)
    mentioned.add(field)
    return field ? `「${field.label}${value === '' ? '' : `：${nameValue(field, value)}`}」` : written
  }
  const named = text
    .replace(`「${place.field}」`, own)
    .replaceAll(namesInBrackets, (written: string, name?: string) =>
      name === undefined || fieldNamed(name, place, []) ? '' : written,
    )
    .replaceAll(/content\/(?:annotations|shared) にある|（拡張子なし）/g, '')
    .replaceAll(/「- use: ([\w-]+)」/g, '共通の注記「$1」')
    .replaceAll(/「確認ずみ: 理由」を書/g, '「このままでよい」を押して理由を書')
    .replaceAll(fileNames, (_, file: string) => nameMentioned(file))
    .replaceAll(isOfTyped.test(place.kind) ? /$^/g : blocks, nameBlock)
    .replaceAll(keys, nameKey)
  return [...mentioned].reduce(
    (words, field) =>
      field
        ? words.replaceAll(values, (value) =>
            nameValue(field, value) === value ? value : `「${nameValue(field, value)}」`,
          )
        : words,
    named,
  )
}
