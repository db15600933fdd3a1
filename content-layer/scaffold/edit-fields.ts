/*
 * Edits fields in the YAML text of a file, so that comments and the layout of all other lines stay as they are.
 */

import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'

import { reviewKeyword } from '../rules/review/review-marks.ts'
import { endOfIndented } from '../source/yaml/indentation.ts'

/** Names of fields and indexes of list items that lead to a value. */
export type FieldPath = readonly (string | number)[]

/** Splits a campaign's file into the fields, between its two lines of dashes, and the body after them. */
export function splitCampaign(text: string): { fields: string; body: string } {
  const [, fields = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? []
  return { fields, body }
}

function nodeAt(fields: string, path: FieldPath): Node | undefined {
  const node = parseDocument(fields).getIn(path, true)
  return isNode(node) ? node : undefined
}

/** Returns the node at which a field or an item of a list starts: the key of a field, the value of an item. */
function findStart(fields: string, path: FieldPath): Node | undefined {
  const parent = path.length === 1 ? parseDocument(fields).contents : nodeAt(fields, path.slice(0, -1))
  if (!isMap(parent)) return nodeAt(fields, path)
  const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1))
  return isNode(pair?.key) ? pair.key : undefined
}

/** Returns the line, from 0, with a field or an item of a list; undefined if there is none. */
function findLine(fields: string, path: FieldPath): number | undefined {
  const range = findStart(fields, path)?.range
  return range ? fields.slice(0, range[0]).split('\n').length - 1 : undefined
}

/** Returns whether the fields have a field, or a list an item, at a path. */
export function hasField(fields: string, path: FieldPath): boolean {
  return findLine(fields, path) !== undefined
}

/** Returns the source value of a field; undefined if there is none. */
export function getField(fields: string, path: FieldPath): unknown {
  return parseDocument(fields).getIn(path)
}

/** Replaces the value of a field, or adds the field. The rest of the text is unchanged. */
export function setField(fields: string, path: FieldPath, value: string): string {
  const node = nodeAt(fields, path)
  if (isScalar(node) && node.range) return fields.slice(0, node.range[0]) + value + fields.slice(node.range[1])
  const line = `${String(path.at(-1))}: ${value}`
  const parent = path.slice(0, -1)
  if (parent.length === 0) return `${fields.replace(/\n?$/, '\n')}${line}\n`
  const parentLine = findLine(fields, parent)
  if (parentLine === undefined) return fields
  const lines = fields.split('\n')
  // The first field of a list item is on the line of its dash, and the others are below that field.
  const isInItem = typeof parent.at(-1) === 'number'
  const parentIndent = /^[\s-]*/.exec(lines[parentLine] ?? '')?.[0].length ?? 0
  const indent = ' '.repeat(isInItem ? parentIndent : parentIndent + 2)
  return lines.toSpliced(endOfIndented(lines, parentLine), 0, `${indent}${line}`).join('\n')
}

/** Deletes a field, or an item of a list, with everything that belongs to it. */
export function removeField(fields: string, path: FieldPath): string {
  const line = findLine(fields, path)
  if (line === undefined) return fields
  const lines = fields.split('\n')
  return lines.toSpliced(line, endOfIndented(lines, line) - line).join('\n')
}

/** Edits the line of a field; without such a field nothing changes. */
function editLine(fields: string, path: FieldPath, edit: (line: string) => string): string {
  const line = findLine(fields, path)
  if (line === undefined) return fields
  const lines = fields.split('\n')
  return lines.with(line, edit(lines[line] ?? '')).join('\n')
}

/** Adds a review mark to a field, unless it has one. */
export function markField(fields: string, path: FieldPath): string {
  return editLine(fields, path, (line) => (line.endsWith(reviewKeyword) ? line : `${line} # ${reviewKeyword}`))
}

/** Removes the review mark from a field. */
export function unmarkField(fields: string, path: FieldPath): string {
  return editLine(fields, path, (line) => line.split(` # ${reviewKeyword}`, 1).join(''))
}

/** An item of a list: its `id`, its lines, and the empty lines and comments between it and the next item. */
type ListItem = { id: unknown; lines: string[]; gap: string[] }

/** A list in block style, with the lines before and after it. */
type SplitList = { before: string[]; items: ListItem[]; after: string[] }

/**
 * Splits the fields at the items of a list of mappings, so that each can be edited without parsing the others.
 * Undefined if there is no such list, or if it is not in block style.
 */
export function splitList(fields: string, name: string): SplitList | undefined {
  const lineCounter = new LineCounter()
  const list = parseDocument(fields, { lineCounter }).get(name, true)
  if (!isSeq(list) || list.flow === true) return undefined
  const lines = fields.split('\n')
  const starts = list.items.flatMap((item) =>
    isMap(item) && item.range ? [{ id: item.get('id'), start: lineCounter.linePos(item.range[0]).line - 1 }] : [],
  )
  const first = starts[0]?.start ?? 0
  const end = endOfIndented(lines, findLine(fields, [name]) ?? first)
  const items = starts.map(({ id, start }, index) => {
    const next = starts[index + 1]?.start ?? end
    const itemEnd = Math.min(endOfIndented(lines, start), next)
    return { id, lines: lines.slice(start, itemEnd), gap: lines.slice(itemEnd, next) }
  })
  return { before: lines.slice(0, first), items, after: lines.slice(end) }
}

/** Appends an item to a non-empty list, given its lines, the first without a dash. */
export function appendItem(fields: string, path: FieldPath, item: readonly string[]): string {
  const [listLine, firstItemLine] = [findLine(fields, path), findLine(fields, [...path, 0])]
  if (listLine === undefined || firstItemLine === undefined) return fields
  const lines = fields.split('\n')
  const indent = ' '.repeat((lines[firstItemLine] ?? '').indexOf('- '))
  const itemLines = item.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}`)
  return lines.toSpliced(endOfIndented(lines, listLine), 0, ...itemLines).join('\n')
}
