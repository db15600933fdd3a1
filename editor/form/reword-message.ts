import { getBlock, isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { findField, labelOfValue, lastNameOf, type FieldPlace } from './find-field.ts'
import { labelOf } from './split-description.ts'
import { nameFile } from './name-file.ts'

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

/** Rewrites a message of the check with the form's labels in place of the names of files, blocks, fields and values. */
export function rewordMessage(text: string, subject: Subject): string {
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
