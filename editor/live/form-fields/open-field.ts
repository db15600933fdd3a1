import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'

import { bodyKey, isFaulty, splitFile, textKey } from '../../formats/file-formats.ts'
import { readBody } from '../../formats/read-body.ts'
import { isRecord } from '#domain/is-record.ts'
import type { FieldPosition } from '../../engine/engine-client.ts'
import { replaceAll } from '../../fields/replace-text.ts'
import { entryPathOf } from '../entries/entry-paths.ts'
import { fieldElement, focusFieldElement, scrollToFieldElement, textControlIn } from './field-elements.ts'

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

/** A position in a block of the body, which has an index there. */
type Place = { line: number; column: number; index: number }

/** Returns the index of the part of a block that a position is in, -1 above all; and whether it is in the part's tag. */
function partAt(parts: readonly unknown[], text: string, { line, column, index }: Place) {
  const names = new Set(parts.flatMap((part) => (isRecord(part) ? String(part['type']) : [])))
  const bodyStart = startOfBody(text)
  const start = bodyStart + (readBody(text.slice(bodyStart), bodyStart === 0)[index]?.start ?? 0)
  const tag = new RegExp(`<(?:${[...names].join('|')})\\b(?:"[^"]*"|[^">])*>?`, 'g')
  const tags = [...text.slice(start).matchAll(tag)]
  const at = tags.findLastIndex((found) => start + found.index < startOfLine(text, line + 1))
  const end = start + (tags[at]?.index ?? 0) + (tags[at]?.[0].length ?? 0)
  return { at, isInTag: startOfLine(text, line) + column - 1 < end }
}

/** Returns the parts of a block; empty for one without. */
function partsOf(block: unknown): readonly unknown[] {
  const parts: unknown = isRecord(block) ? block['parts'] : undefined
  return Array.isArray(parts) ? parts : []
}

/** The field of a block's text at a position: of the part that it is in, or the first that the block has. */
function pathOfBlock(data: Data, text: string, place: Place): string {
  const blocks = data[bodyKey]
  const block: unknown = Array.isArray(blocks) ? blocks[place.index] : undefined
  const { at, isInTag } = partAt(partsOf(block), text, place)
  const part = partsOf(block)[at]
  const path = [bodyKey, place.index, ...(part === undefined ? [] : ['parts', at])]
  const owner = part ?? block
  const fields = isRecord(owner) ? Object.keys(owner) : []
  // Sveltia's data have their fields in any order.
  const [inTag] = fields.filter((name) => !['type', 'at', 'body'].includes(name))
  const isInBody = fields.includes('body') && (inTag === undefined || (part !== undefined && !isInTag))
  const field = isInBody ? 'body' : inTag
  return [...path, ...(field === undefined ? [] : [field])].join('.')
}

/** The path of a block's own field, such as `Question.title`; undefined if no block is there. */
function pathInBlock({ field, line, column }: FieldPosition, text: string, data: Data): string | undefined {
  const [name = '', ...rest] = field.split('.')
  const index = blockAt(text, line)
  const blocks = data[bodyKey]
  const block: unknown = index === undefined || !Array.isArray(blocks) ? undefined : blocks[index]
  if (index === undefined || !isRecord(block)) return undefined
  const isPart = block['type'] !== name
  const part = isPart ? partAt(partsOf(block), text, { line, column, index }).at : 0
  const position = isPart ? [bodyKey, index, 'parts', part] : [bodyKey, index]
  const inner = rest.length > 0 ? [pathInForm(rest.join('.'), block)] : []
  return [...position, ...inner].join('.')
}

/** The field at the top of a file that a line is in. */
function fieldAtLine(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line)
  return lines.flatMap((each) => /^(\w+):/.exec(each)?.[1] ?? []).at(-1)
}

/** The path of the form's field for a place of a file, by the file's text and the form's data; undefined if none shows it. */
export function fieldOfPosition(position: FieldPosition, text: string, data: Data): string | undefined {
  const { file, field, line, column } = position
  if (isFaulty(data)) return textKey
  // Names of blocks start with a capital letter, those of fields never do.
  if (file.endsWith('.mdx') && /^[A-Z]/.test(field)) return pathInBlock(position, text, data)
  if (field !== '-') return pathInForm(field, data)
  const block = file.endsWith('.mdx') ? blockAt(text, line) : undefined
  return block === undefined ? fieldAtLine(text, line) : pathOfBlock(data, text, { line, column, index: block })
}

/** Opens the groups around a field of the form, brings it into view, and puts the focus into it. */
export async function openField(keyPath: string): Promise<void> {
  const ask = () =>
    // As Sveltia's own list of invalid fields asks for it; entries without languages have this one.
    postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin)
  ask()
  const field = await scrollToFieldElement(keyPath)
  ask()
  if (field === null) return
  // Sveltia leaves alone what it has no field for, and what has no control yet.
  if (field.dataset['keyPath'] === keyPath) await focusFieldElement(field)
  else field.scrollIntoView()
}

/** Opens a field, and puts a text into it as a person would, who can take it back. */
export async function putInto(keyPath: string, text: string): Promise<void> {
  await openField(keyPath)
  const control = textControlIn(fieldElement(keyPath))
  if (control) replaceAll(control, text)
}

/** The place of another entry that is opened with it. */
let requested: FieldPosition | undefined

/** Opens the entry at a position, and then its field; returns false if its file has no form. */
export function openEntryAt(position: FieldPosition): boolean {
  const path = entryPathOf(position.file)
  if (path === undefined) return false
  requested = position
  // This asks first if the open form has unsaved input (`confirm-leaving.ts`).
  location.hash = path
  return true
}

/** Returns the requested position once its entry is open, and forgets it; undefined if there is none. */
export function takeRequested(file: string): FieldPosition | undefined {
  const position = requested?.file === file ? requested : undefined
  if (position) requested = undefined
  return position
}
