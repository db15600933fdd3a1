import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'
import { noField } from '#content-layer/diagnostics/diagnostic.ts'
import { isRecord } from '#domain/is-record.ts'

import type { FieldPosition } from '../engine/engine-client.ts'
import { bodyKey, isFaulty, splitFile, textKey } from '../formats/file-formats.ts'
import { readBody } from '../formats/read-body.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns the offset in a text at which a line starts; lines count from 1. */
function startOfLine(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0)
}

/** Returns the offset at which the body of a file starts; a shared text is all body. */
function startOfBody(text: string): number {
  return text.startsWith('---') ? splitFile(text).bodyStart : 0
}

/** Returns the list that a form has under a key; empty if there is none. */
function listIn(form: unknown, key: string): readonly unknown[] {
  const list = isRecord(form) ? form[key] : undefined
  return Array.isArray(list) ? list : []
}

/**
 * Returns the index of the body's block that contains a line of the file, or of the one after it; undefined above the
 * body. A mark above all blocks is about the words of the body: it belongs to the first text.
 */
function blockAt(text: string, line: number): number | undefined {
  const bodyStart = startOfBody(text)
  const from = startOfLine(text, line)
  if (from < bodyStart) return undefined
  const body = text.slice(bodyStart)
  const blocks = readBody(body, bodyStart === 0)
  const isAbove = from < bodyStart + lengthOfMarkAbove(body)
  const firstText = isAbove ? blocks.findIndex(({ name }) => name === undefined) : -1
  const index = firstText < 0 ? blocks.findIndex(({ end }) => bodyStart + end > from) : firstText
  return index < 0 ? undefined : index
}

/** Returns the form's path and value for a name; the form has named values as a list of items with `name` and `value`. */
function stepInto(value: unknown, name: string): { path: string; value: unknown } {
  if (isRecord(value)) return { path: name, value: value[name] }
  if (!Array.isArray(value)) return { path: name, value: undefined }
  const named = value.findIndex((item) => isRecord(item) && item['name'] === name && 'value' in item)
  return named < 0 ? { path: name, value: value[Number(name)] } : { path: `${named}.value`, value: undefined }
}

/** Returns the path in the form of a field's path in the file. */
function pathInForm(field: string, data: Data): string {
  // The check counts items from 1, as people do, and the form from 0.
  const names = field.replaceAll(/\[(\d+)\]/g, (_, count) => `.${Number(count) - 1}`).split('.')
  let [path, value]: [string, unknown] = ['', data]
  for (const name of names) {
    const step = stepInto(value, name)
    path = path === '' ? step.path : `${path}.${step.path}`
    value = step.value
  }
  return path
}

/** A position in the block of the body that has this index. */
type PositionInBlock = { line: number; column: number; index: number }

/** Returns the index of the part of a block that a position is in, -1 above all; and whether it is in the part's tag. */
function partAt(parts: readonly unknown[], text: string, { line, column, index }: PositionInBlock) {
  const names = new Set(parts.flatMap((part) => (isRecord(part) ? String(part['type']) : [])))
  const bodyStart = startOfBody(text)
  const start = bodyStart + (readBody(text.slice(bodyStart), bodyStart === 0)[index]?.start ?? 0)
  const tag = new RegExp(`<(?:${[...names].join('|')})\\b(?:"[^"]*"|[^">])*>?`, 'g')
  const tags = [...text.slice(start).matchAll(tag)]
  const at = tags.findLastIndex((found) => start + found.index < startOfLine(text, line + 1))
  const end = start + (tags[at]?.index ?? 0) + (tags[at]?.[0].length ?? 0)
  return { at, isInTag: startOfLine(text, line) + column - 1 < end }
}

/** Returns the path of the field with a block's text at a position: the part's that it is in, or the block's first. */
function pathOfBlock(data: Data, text: string, position: PositionInBlock): string {
  const block = listIn(data, bodyKey)[position.index]
  const parts = listIn(block, 'parts')
  const { at, isInTag } = partAt(parts, text, position)
  const part = parts[at]
  const path = [bodyKey, position.index, ...(part === undefined ? [] : ['parts', at])]
  const owner = part ?? block
  const fields = isRecord(owner) ? Object.keys(owner) : []
  // Sveltia's data have their fields in any order.
  const [inTag] = fields.filter((name) => !['type', 'at', 'body'].includes(name))
  const isInBody = fields.includes('body') && (inTag === undefined || (part !== undefined && !isInTag))
  const field = isInBody ? 'body' : inTag
  return [...path, ...(field === undefined ? [] : [field])].join('.')
}

/** Returns the path of a block's own field, such as `Question.title`; undefined if no block is there. */
function pathInBlock({ field, line, column }: FieldPosition, text: string, data: Data): string | undefined {
  const [name = '', ...rest] = field.split('.')
  const index = blockAt(text, line)
  const block = index === undefined ? undefined : listIn(data, bodyKey)[index]
  if (index === undefined || !isRecord(block)) return undefined
  const partOf = () => partAt(listIn(block, 'parts'), text, { line, column, index }).at
  const path = block['type'] === name ? [bodyKey, index] : [bodyKey, index, 'parts', partOf()]
  const inner = rest.length > 0 ? [pathInForm(rest.join('.'), block)] : []
  return [...path, ...inner].join('.')
}

/** Returns the field at the top of a file that a line is in. */
function fieldAtLine(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line)
  return lines.flatMap((each) => /^(\w+):/.exec(each)?.[1] ?? []).at(-1)
}

/** Returns a text without spaces and markup, for comparison with one of a list of texts, which has neither. */
export function comparableText(text: string): string {
  return text.replaceAll(/[\s[\]{}"#*]/g, '')
}

/** Returns the paths of the form's texts, in the order of the form. */
function pathsOfTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, comparableText(value)]]
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    /^type$|^at$/.test(name) ? [] : pathsOfTexts(item, `${path}.${name}`),
  )
}

/**
 * Returns the path of the field with a text: the field at a position, or else the next one that has it, or the one whose
 * own text is part of it.
 */
function pathWithText(text: string, path: string | undefined, data: Data): string | undefined {
  const [top = ''] = path?.split('.') ?? []
  const plain = comparableText(text)
  const texts = pathsOfTexts(data[top], top)
  const at = Math.max(
    0,
    texts.findIndex(([each]) => each === path || each.startsWith(`${path}.`)),
  )
  const fromHere = [...texts.slice(at), ...texts.slice(0, at)]
  const found =
    fromHere.find(([, each]) => each.includes(plain)) ??
    fromHere.find(([, each]) => each.length >= minLength && plain.includes(each))
  return found?.[0] ?? path
}

/** Minimum length of a text that is looked for in a longer one: a shorter one may be a unit. */
const minLength = 3

/** Returns the path of the form's field for a position in a file; undefined if the form has none. */
export function fieldOfPosition(position: FieldPosition, text: string, data: Data): string | undefined {
  const path = fieldAtPosition(position, text, data)
  return position.text === undefined || isFaulty(data) ? path : pathWithText(position.text, path, data)
}

function fieldAtPosition(position: FieldPosition, text: string, data: Data): string | undefined {
  const { file, field, line, column } = position
  if (isFaulty(data)) return textKey
  // Names of blocks start with a capital letter, those of fields never do.
  if (file.endsWith('.mdx') && /^[A-Z]/.test(field)) return pathInBlock(position, text, data)
  if (field !== noField) return pathInForm(field, data)
  const block = file.endsWith('.mdx') ? blockAt(text, line) : undefined
  return block === undefined ? fieldAtLine(text, line) : pathOfBlock(data, text, { line, column, index: block })
}
