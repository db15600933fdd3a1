import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'

import { isRecord } from '#domain/is-record.ts'
import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'

import { alignListItems } from './align-list-items.ts'
import { areEqual } from './json-data.ts'
import { isInline, writeDocument, writeFlow, writeItem, writePair, writeScalar } from './write-yaml.ts'
import { applyEdits, findLineStart, type Edit } from './text-edits.ts'
import { getOffsets, getRange, indentTo, isFirstOnLine, type SourceRange } from './yaml-ranges.ts'

type Fields = Readonly<Record<string, unknown>>

/** A value of the source: its node, its data, and the data that replace them. */
type Change<Node, Data> = { node: Node; before: Data; after: Data }

/** Matches a review mark that follows a value, to the end of the line. */
const reviewMark = new RegExp(`^ +# ${reviewKeyword}(?=\\n|$)`)

/**
 * Formats a value in the style of the node that it replaces: a scalar, or a list in brackets. Undefined if the value or
 * the node needs several lines.
 */
function writeInline(node: unknown, value: unknown): string | undefined {
  if (isSeq(node) && node.flow && Array.isArray(value) && value.every((item) => !isRecord(item)))
    return writeFlow(value)
  const isScalarValue = !isRecord(value) && !Array.isArray(value)
  return isScalarValue && isInline(node) && node.value !== null ? writeScalar(value, node.type ?? undefined) : undefined
}

/** Returns the edits that replace a value; undefined if the field or item that contains it has to be rewritten. */
function editValue(source: string, { node, before, after }: Change<unknown, unknown>): Edit[] | undefined {
  if (isMap(node) && !node.flow && isRecord(before) && isRecord(after)) return editMap(source, { node, before, after })
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return editList(source, { node, before, after })
  const [start, end] = getOffsets(node) ?? []
  const text = writeInline(node, after)
  if (start === undefined || end === undefined || text === undefined) return undefined
  if (source.slice(start, end).includes('\n')) return undefined
  // The review mark refers to the value, so it is removed with it.
  const [mark = ''] = reviewMark.exec(source.slice(end)) ?? []
  return [{ start, end: end + mark.length, text }]
}

/** A field of a map in the source. */
type Field = { name: string; node: unknown; range: SourceRange }

/** Returns the fields of a map; undefined if the range of one is unknown. */
function readFields(source: string, map: YAMLMap): Field[] | undefined {
  const fields: Field[] = []
  for (const { key, value } of map.items) {
    const range = getRange(source, key, value)
    if (!range) return undefined
    fields.push({ name: String(isScalar(key) ? key.value : key), node: value, range })
  }
  return fields
}

/**
 * Returns the edits that change, remove and insert fields of a map. Undefined if the whole map has to be rewritten: it is
 * empty, or no field stays.
 */
function editMap(source: string, { node: map, before, after }: Change<YAMLMap, Fields>): Edit[] | undefined {
  const fields = readFields(source, map) ?? []
  const [first] = fields
  if (!first || !Object.keys(after).some((name) => Object.hasOwn(before, name))) return undefined
  const indent = indentTo(source, first.range.start)
  const edits: Edit[] = []
  for (const [index, { name, node, range }] of fields.entries()) {
    if (!Object.hasOwn(after, name)) {
      const next = fields[index + 1]
      const removal = removeField(source, range, next && Object.hasOwn(after, next.name) ? next : undefined)
      if (!removal) return undefined
      edits.push(removal)
    } else if (!areEqual(before[name], after[name])) {
      const valueEdits = editValue(source, { node, before: before[name], after: after[name] })
      edits.push(...(valueEdits ?? [{ ...range, text: writePair(name, after[name], indent) }]))
    }
  }
  return [...edits, ...insertFields(source, fields, after)]
}

/**
 * Returns the edit that removes a field with its lines. The first field of an item follows the dash of the item, so the
 * next field takes its place; undefined if there is none.
 */
function removeField(source: string, { start, end }: SourceRange, nextField: Field | undefined): Edit | undefined {
  if (isFirstOnLine(source, start)) return { start: findLineStart(source, start), end, text: '' }
  return nextField && { start, end: nextField.range.start, text: '' }
}

/** Returns the edits that insert the new fields of a map, each after the field that precedes it in `after`. */
function insertFields(source: string, fields: readonly Field[], after: Fields): Edit[] {
  const first = fields[0]?.range.start ?? 0
  const indent = indentTo(source, first)
  const ranges = new Map(fields.map(({ name, range }) => [name, range]))
  const edits: Edit[] = []
  let previousEnd: number | undefined
  for (const [name, value] of Object.entries(after)) {
    const range = ranges.get(name)
    const text = writePair(name, value, indent)
    if (range) previousEnd = range.end
    else if (previousEnd === undefined && !isFirstOnLine(source, first))
      edits.push({ start: first, end: first, text: text + indent })
    else {
      const start = previousEnd ?? findLineStart(source, first)
      edits.push({ start, end: start, text: indent + text })
    }
  }
  return edits
}

/**
 * Returns the edit that replaces a list; unchanged items keep their text and the comments above them. Undefined if the
 * whole list has to be rewritten.
 */
function editList(
  source: string,
  { node: list, before, after }: Change<YAMLSeq, readonly unknown[]>,
): Edit[] | undefined {
  const ranges = list.items.map((item) => getRange(source, item, item)).filter((range) => range !== undefined)
  const [start] = getOffsets(list) ?? []
  const end = ranges.at(-1)?.end
  const isComplete = ranges.length === list.items.length
  if (start === undefined || end === undefined || !isComplete || !isFirstOnLine(source, start)) return undefined
  const indent = indentTo(source, start)
  /** Returns the start of the lines of an item, and of the comments above it. */
  const getStart = (index: number) => (index === 0 ? findLineStart(source, start) : (ranges[index - 1]?.end ?? 0))
  /** Returns the lines of an item of the source with edits applied. */
  const getLines = (index: number, edits: readonly Edit[] = []) =>
    applyEdits(source, edits, { start: getStart(index), end: ranges[index]?.end ?? end })
  const items = alignListItems(before, after).map(({ item, equalTo, derivedFrom }) => {
    if (equalTo !== undefined) return getLines(equalTo)
    if (derivedFrom === undefined) return writeItem(item, indent)
    const edits = editValue(source, { node: list.items[derivedFrom], before: before[derivedFrom], after: item })
    return edits ? getLines(derivedFrom, edits) : writeItem(item, indent)
  })
  return [{ start: getStart(0), end, text: items.join('') }]
}

/**
 * Changes a YAML text so that its fields are those of `after`. Only lines that differ are rewritten: comments, the order
 * of keys and quoting are preserved. New fields are inserted in the order of `after`. A changed value loses its review
 * mark.
 * @throws Error if the result would not have exactly these fields
 */
export function patchYaml(source: string, after: Fields): string {
  const text = source === '' || source.endsWith('\n') ? source : `${source}\n`
  const document = parseDocument(text)
  const before: unknown = document.toJS()
  if (areEqual(before, after)) return source
  const edits =
    isMap(document.contents) && isRecord(before) ? editMap(text, { node: document.contents, before, after }) : undefined
  const patched = edits ? applyEdits(text, edits) : writeDocument(after)
  if (!areEqual(parseDocument(patched).toJS(), after)) throw new Error('The fields could not be written.')
  return patched
}
