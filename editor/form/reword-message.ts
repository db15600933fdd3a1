import { getBlock, isTagName } from '#schemas/blocks.ts'

import type { Field } from './field.ts'
import { findField, getValueLabel, getLastName, type FieldPlace } from './find-field.ts'
import { getLabel } from './split-description.ts'
import { nameFile } from './name-file.ts'

/** Matches the path or name of a content file: `content/screens/lending.yaml`, `month.yaml`, `共通の文 shared/terms.mdx`. */
const fileName =
  /(?:共通の文)? ?(?:content\/)?((?:(?:campaigns\/\d{6}-\d+|annotations|shared|screens)\/)?[\w-]+\.(?:yaml|mdx)) ?/g

function nameMentionedFile(file: string): string {
  if (file === 'month.yaml') return '月のページ'
  const name = nameFile(file)
  return name === file ? file.replace(/^(.*)\.mdx$/, 'キャンペーン $1') : name
}

/** Matches the files, other than month.yaml, of which a message may mention fields. */
const fileWithFields = /screens\/[\w-]+\.yaml|provider\.yaml/g

/** Matches the tag of a block: `<Facts>`. */
const blockTag = / ?<\/?([A-Z]\w+)[^<>]*> ?/g

function nameBlock(tag: string, name: string): string {
  return isTagName(name) ? `「${getLabel(getBlock(name))}」` : tag
}

/** Matches kinds of diagnostics with messages that quote a tag as the author types it in a text. */
const quotesTags = /^(?:mdx|markup-in-text|unknown-block)/

/** Matches a word that is not part of a path, a URL, a tag or another word. `id` is excluded, because authors know it. */
const word = String.raw`(?<![\w/.:#&?=<>{-])(?!id\b)([a-z][A-Za-z]*)`

/** Matches the value after a name, as in `cap: null`. */
const valueAfterName = String.raw`(?:: ?((?:"[^"]*"|[\w.%-]+)(?![\w/])|))?`

/** Matches the name of a field, and its value if one follows. */
const fieldName = new RegExp(` ?${word}${valueAfterName}(?![\\w/.=-]) ?`, 'g')

/** Matches the name of a field or folder in brackets, after its label: 上限（maximumGrantPoint）. */
const bracketedName = /（(?:編集画面では、[^（）]*|content\/\w+|([a-z][A-Za-z]+)(?:: \w+| を消す)?)）/g

/** Phrases of messages about the text of a file, with what the form has instead. */
const phrasesOfFiles: readonly (readonly [phrase: RegExp, replacement: string])[] = [
  [/content\/(?:annotations|shared) にある|（拡張子なし）/g, ''],
  [/「- use: ([\w-]+)」/g, '共通の注記「$1」'],
  [/「確認ずみ: 理由」を書/g, '「このままでよい」を押して理由を書'],
]

/** Matches a value of a field among other words: `secondary`. */
const fieldValue = /(?<![\w/.-])([a-z][a-z-]+)(?![\w/.-])/g

function labelValues(text: string, field: Field): string {
  return text.replaceAll(fieldValue, (value) => {
    const label = getValueLabel(field, value)
    return label === value ? value : `「${label}」`
  })
}

/** The field that a message reports, with the kind of the diagnostic. */
type ReportedField = FieldPlace & { kind: string }

/** Rewrites a message of the check with the form's labels in place of the names of files, blocks, fields and values. */
export function rewordMessage(text: string, reported: ReportedField): string {
  const mentionedFiles = [...text.matchAll(fileWithFields)].map(([file]) => file)
  const ownName = getLastName(reported.field)
  const mentionedFields = new Set([findField(ownName, reported)])
  const nameField = (written: string, name: string, value = ''): string => {
    const field = findField(name, reported, mentionedFiles)
    mentionedFields.add(field)
    if (!field) return written
    return value === '' ? `「${field.label}」` : `「${field.label}：${getValueLabel(field, value)}」`
  }
  let message = text
    .replace(`「${reported.field}」`, ownName)
    .replaceAll(bracketedName, (written: string, name?: string) =>
      name === undefined || findField(name, reported) ? '' : written,
    )
  for (const [phrase, replacement] of phrasesOfFiles) message = message.replaceAll(phrase, replacement)
  message = message.replaceAll(fileName, (_, file: string) => nameMentionedFile(file))
  if (!quotesTags.test(reported.kind)) message = message.replaceAll(blockTag, nameBlock)
  message = message.replaceAll(fieldName, nameField)
  for (const field of mentionedFields) if (field) message = labelValues(message, field)
  return message
}
