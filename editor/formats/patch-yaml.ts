import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'

import { isRecord } from '#domain/is-record.ts'
import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'

import { alignListItems } from './align-list-items.ts'
import { equalValues } from './json-data.ts'
import { isInline, writeDocument, writeFlow, writeItem, writePair, writeScalar } from './write-yaml.ts'
import { applyEdits, lineEnd, lineStart, type Edit } from './text-edits.ts'

type Fields = Readonly<Record<string, unknown>>

/** The range of a pair or item: from its first character to the end of its last line. */
type SourceRange = { start: number; end: number }

/** A value of the text, as a node, with its data and those that replace them. */
type Change<Node, Data> = { node: Node; before: Data; after: Data }

/** Matches a review mark after a value, to the end of the line. */
const reviewMark = new RegExp(`^ +# ${reviewKeyword}(?=\\n|$)`)

/** Returns the offsets of a node's value, without comments and spaces after it. */
function getOffsets(node: unknown): [start: number, end: number] | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return [start, end]
}

/** Returns the range of a pair with its value, which may be missing, as in `key:`. For an item, both are the item. */
function getRange(source: string, key: unknown, value: unknown): SourceRange | undefined {
  const [start, keyEnd] = getOffsets(key) ?? []
  const [, valueEnd = keyEnd] = getOffsets(value) ?? []
  return start === undefined || valueEnd === undefined ? undefined : { start, end: lineEnd(source, valueEnd) }
}

/** Returns as many spaces as there are characters before an offset on its line. */
function indentTo(source: string, offset: number): string {
  return ' '.repeat(offset - lineStart(source, offset))
}

/** Returns whether only spaces precede an offset on its line; the dash of a list's item precedes its first field. */
function isFirstOnLine(source: string, offset: number): boolean {
  return source.slice(lineStart(source, offset), offset).trim() === ''
}

/** Writes a value on one line in the style of the node that it replaces; undefined if it needs several lines. */
function writeInline(node: unknown, value: unknown): string | undefined {
  if (isSeq(node) && node.flow && Array.isArray(value) && value.every((item) => !isRecord(item)))
    return writeFlow(value)
  const isScalarValue = !isRecord(value) && !Array.isArray(value)
  return isScalarValue && isInline(node) && node.value !== null ? writeScalar(value, node.type ?? undefined) : undefined
}

/** Returns the edits that replace a value; undefined if the pair or item around it has to be rewritten. */
function editValue(source: string, { node, before, after }: Change<unknown, unknown>): Edit[] | undefined {
  if (isMap(node) && !node.flow && isRecord(before) && isRecord(after)) return editMap(source, { node, before, after })
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return editList(source, { node, before, after })
  const [start, end] = getOffsets(node) ?? []
  const text = writeInline(node, after)
  if (start === undefined || end === undefined || text === undefined) return undefined
  if (source.slice(start, end).includes('\n')) return undefined
  // The review mark is about the value that is replaced, so it is removed with it.
  const [mark = ''] = reviewMark.exec(source.slice(end)) ?? []
  return [{ start, end: end + mark.length, text }]
}

/** A field of a map in the text. */
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

/** Returns the edits that change, remove and insert fields of a map; undefined if the whole map has to be rewritten. */
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
    } else if (!equalValues(before[name], after[name])) {
      const valueEdits = editValue(source, { node, before: before[name], after: after[name] })
      edits.push(...(valueEdits ?? [{ ...range, text: writePair(name, after[name], indent) }]))
    }
  }
  return [...edits, ...insertFields(source, fields, after)]
}

/** Returns the edit that removes a field; undefined if it is the only one on the line of its item's dash. */
function removeField(source: string, { start, end }: SourceRange, nextField: Field | undefined): Edit | undefined {
  if (isFirstOnLine(source, start)) return { start: lineStart(source, start), end, text: '' }
  // The next field follows the dash.
  return nextField && { start, end: nextField.range.start, text: '' }
}

/** Returns the edits that insert the new fields of a map, each after the one that precedes it in `after`. */
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
      const start = previousEnd ?? lineStart(source, first)
      edits.push({ start, end: start, text: indent + text })
    }
  }
  return edits
}

/** Returns the edit that rewrites the items of a list that differ; undefined if the whole list has to be rewritten. */
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
  /** Returns the offset at which the lines of an item start, with the comments above it. */
  const startOf = (index: number) => (index === 0 ? lineStart(source, start) : (ranges[index - 1]?.end ?? 0))
  /** Returns the lines of an item of the source, with edits applied. */
  const linesOf = (index: number, edits: readonly Edit[] = []) =>
    applyEdits(source, edits, { start: startOf(index), end: ranges[index]?.end ?? end })
  const items = alignListItems(before, after).map(({ item, equalTo, derivedFrom }) => {
    if (equalTo !== undefined) return linesOf(equalTo)
    if (derivedFrom === undefined) return writeItem(item, indent)
    const edits = editValue(source, { node: list.items[derivedFrom], before: before[derivedFrom], after: item })
    return edits ? linesOf(derivedFrom, edits) : writeItem(item, indent)
  })
  return [{ start: startOf(0), end, text: items.join('') }]
}

/**
 * Changes the value of a YAML text to `after`: only lines that differ are rewritten, so that comments, the order of keys
 * and quoting are preserved. New keys are inserted in the order of `after`. A changed value loses its review mark.
 * @throws Error if the text could not be changed to exactly this value
 */
export function patchYaml(source: string, after: Fields): string {
  const text = source === '' || source.endsWith('\n') ? source : `${source}\n`
  const document = parseDocument(text)
  const before: unknown = document.toJS()
  if (equalValues(before, after)) return source
  const edits =
    isMap(document.contents) && isRecord(before) ? editMap(text, { node: document.contents, before, after }) : undefined
  const patched = edits ? applyEdits(text, edits) : writeDocument(after)
  if (!equalValues(parseDocument(patched).toJS(), after)) throw new Error('The fields could not be written.')
  return patched
}
