import { noField } from '#content-layer/diagnostics/diagnostic.ts'
import { isRecord } from '#domain/is-record.ts'

import type { FieldPosition } from '../engine/engine-client.ts'
import { bodyKey, isFaulty, textKey } from '../formats/file-form.ts'
import { findInBody } from './body-blocks.ts'
import { findFieldWithText } from './find-text.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns an item of a list that a form has under a key; undefined if there is none. */
function getItem(form: unknown, key: string, index: number): unknown {
  const list = isRecord(form) ? form[key] : undefined
  return Array.isArray(list) ? list[index] : undefined
}

/**
 * Returns the path and value in a form for one name of a path in the file. A form has named values as a list of items with
 * `name` and `value`: if 回数 is the first in `facts`, its path is `0.value`.
 */
function stepInto(value: unknown, name: string): { path: string; value: unknown } {
  if (isRecord(value)) return { path: name, value: value[name] }
  if (!Array.isArray(value)) return { path: name, value: undefined }
  const named = value.findIndex((item) => isRecord(item) && item['name'] === name && 'value' in item)
  return named < 0 ? { path: name, value: value[Number(name)] } : { path: `${named}.value`, value: undefined }
}

/** Converts a field's path in the file to its path in the form: `logos.1.alt` for `logos[2].alt`. */
function findPathInForm(field: string, data: Data): string {
  // The check counts items from 1, as people do, and the form from 0.
  const names = field.replaceAll(/\[(\d+)\]/g, (_, count) => `.${Number(count) - 1}`).split('.')
  const steps: string[] = []
  let value: unknown = data
  for (const name of names) {
    const step = stepInto(value, name)
    steps.push(step.path)
    value = step.value
  }
  return steps.join('.')
}

/** Returns the path of a field of the block at a position, such as `Question.title`; undefined if there is no block. */
function findPathInBlock({ field, line, column }: FieldPosition, text: string, data: Data): string | undefined {
  const position = findInBody(text, { line, column })
  const block = position && getItem(data, bodyKey, position.block)
  if (!position || !isRecord(block)) return undefined
  const [name, ...rest] = field.split('.')
  const path = block['type'] === name ? [bodyKey, position.block] : [bodyKey, position.block, 'parts', position.part]
  const inner = rest.length > 0 ? [findPathInForm(rest.join('.'), block)] : []
  return [...path, ...inner].join('.')
}

/** Returns the path of the field that contains the text at a position in the body; undefined if there is no block. */
function findPathInBody({ line, column }: FieldPosition, text: string, data: Data): string | undefined {
  const position = findInBody(text, { line, column })
  if (!position) return undefined
  const block = getItem(data, bodyKey, position.block)
  const part = getItem(block, 'parts', position.part)
  const path = [bodyKey, position.block, ...(part === undefined ? [] : ['parts', position.part])]
  const owner = part ?? block
  const fields = isRecord(owner) ? Object.keys(owner) : []
  // Sveltia's data have their fields in any order.
  const [attribute] = fields.filter((name) => !['type', 'at', 'body'].includes(name))
  // The text is in the block's body, unless the block has none, or the position is in the tag.
  const isInBody =
    fields.includes('body') && (attribute === undefined || (part !== undefined && !position.isInTagOfPart))
  const field = isInBody ? 'body' : attribute
  return [...path, ...(field === undefined ? [] : [field])].join('.')
}

/** Returns the field at the top level of a file that a line is in: `facts` for `  回数: 1回` below it. */
function findFieldAtLine(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line)
  return lines.flatMap((each) => /^(\w+):/.exec(each)?.[1] ?? []).at(-1)
}

/** Returns the path of the form's field at a position: of a block, of a field of the file, or by its line. */
function findFieldAtPosition(position: FieldPosition, text: string, data: Data): string | undefined {
  const { file, field, line } = position
  const hasBody = file.endsWith('.mdx')
  // Names of blocks start with a capital letter, those of fields never do.
  if (hasBody && /^[A-Z]/.test(field)) return findPathInBlock(position, text, data)
  if (field !== noField) return findPathInForm(field, data)
  return (hasBody ? findPathInBody(position, text, data) : undefined) ?? findFieldAtLine(text, line)
}

/** Returns the path of the form's field for a position in a file with this text; undefined if the form has none. */
export function findFieldOfPosition(position: FieldPosition, text: string, data: Data): string | undefined {
  if (isFaulty(data)) return textKey
  const path = findFieldAtPosition(position, text, data)
  return position.text === undefined ? path : findFieldWithText(position.text, path, data)
}
