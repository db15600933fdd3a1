import { isMap, isNode, isScalar, isSeq, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'

import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'

import { alignListItems } from './align-list-items.ts'
import { isRecord } from '#domain/is-record.ts'
import { equalValues } from './json-data.ts'
import { isInline, writeDocument, writeFlow, writeItem, writePair, writeScalar } from './write-yaml.ts'
import { applyEdits, lineEnd, lineStart, type Edit } from './text-edits.ts'

/** A change of a YAML text, to which the functions below add edits. */
type Change = { source: string; edits: Edit[] }

/** The range of a pair or item: from its first character to the end of its last line. */
type SourceRange = { start: number; end: number }

/** Matches a review mark after a value, to the end of the line. */
const reviewMark = new RegExp(`^ +# ${reviewKeyword}(?=\\n|$)`)

function offsetsOf(node: unknown): [start: number, end: number] | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return [start, end]
}

/** Returns the range of a pair with its value, which may be missing, as in `key:`. For an item, both are the item. */
function rangeOf(source: string, key: unknown, value: unknown): SourceRange | undefined {
  const [start, keyEnd] = offsetsOf(key) ?? []
  const [, valueEnd = keyEnd] = offsetsOf(value) ?? []
  return start === undefined || valueEnd === undefined ? undefined : { start, end: lineEnd(source, valueEnd) }
}

/** Returns as many spaces as there are characters before an offset on its line. */
function indentTo(source: string, offset: number): string {
  return ' '.repeat(offset - lineStart(source, offset))
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key)
}

/** Writes a value on one line in the style of the node that it replaces; undefined if it needs several lines. */
function writeInline(node: unknown, value: unknown): string | undefined {
  if (isSeq(node) && node.flow && Array.isArray(value) && value.every((item) => !isRecord(item)))
    return writeFlow(value)
  const isScalarValue = !isRecord(value) && !Array.isArray(value)
  return isScalarValue && isInline(node) && node.value !== null ? writeScalar(value, node.type ?? undefined) : undefined
}

/** Replaces a value; returns false if the pair or item around it has to be rewritten. */
function changeValue(change: Change, node: unknown, before: unknown, after: unknown): boolean {
  if (isMap(node) && !node.flow && isRecord(before) && isRecord(after)) return changeMap(change, node, before, after)
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return changeItems(change, node, before, after)
  const offsets = offsetsOf(node)
  if (!offsets) return false
  const [start, end] = offsets
  const text = writeInline(node, after)
  if (text === undefined || change.source.slice(start, end).includes('\n')) return false
  // The review mark is about the value that is replaced, so it is removed with it.
  const mark = reviewMark.exec(change.source.slice(end))
  change.edits.push({ start, end: end + (mark?.[0].length ?? 0), text })
  return true
}

/** Edits, removes and inserts the fields of a map; returns false if the whole map has to be rewritten. */
function changeMap(
  change: Change,
  map: YAMLMap,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  const { source, edits } = change
  const pairs = map.items.map((pair) => ({
    pair,
    name: nameOf(pair),
    range: rangeOf(source, pair.key, pair.value),
  }))
  const first = pairs[0]?.range
  if (!first || !Object.keys(after).some((name) => Object.hasOwn(before, name))) return false
  const indent = indentTo(source, first.start)
  for (const [index, { pair, name, range }] of pairs.entries()) {
    if (!range) return false
    if (!Object.hasOwn(after, name)) {
      const startOfLine = lineStart(source, range.start)
      const isFirstOnLine = source.slice(startOfLine, range.start).trim() === ''
      const next = pairs[index + 1]
      // The first field of a list's item is on the line of the item's dash, where the next field has to follow it.
      if (isFirstOnLine) edits.push({ start: startOfLine, end: range.end, text: '' })
      else if (next?.range && Object.hasOwn(after, next.name))
        edits.push({ start: range.start, end: next.range.start, text: '' })
      else return false
    } else if (!equalValues(before[name], after[name]) && !changeValue(change, pair.value, before[name], after[name]))
      edits.push({ ...range, text: writePair(name, after[name], indent) })
  }
  insertPairs(change, pairs, after, indent)
  return true
}

/** Inserts new fields, each after its predecessor. */
function insertPairs(
  { source, edits }: Change,
  pairs: readonly { name: string; range: SourceRange | undefined }[],
  after: Readonly<Record<string, unknown>>,
  indent: string,
): void {
  let previous: SourceRange | undefined
  for (const [name, value] of Object.entries(after)) {
    const existing = pairs.find((pair) => pair.name === name)
    if (existing) previous = existing.range
    else if (previous)
      edits.push({ start: previous.end, end: previous.end, text: indent + writePair(name, value, indent) })
    else {
      const first = pairs[0]?.range?.start ?? 0
      const startOfLine = lineStart(source, first)
      const isFirstOnLine = source.slice(startOfLine, first).trim() === ''
      const text = writePair(name, value, indent)
      edits.push(
        isFirstOnLine
          ? { start: startOfLine, end: startOfLine, text: indent + text }
          : { start: first, end: first, text: text + indent },
      )
    }
  }
}

/** Rewrites the items of a list that differ; returns false if the whole list has to be rewritten. */
function changeItems(change: Change, list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): boolean {
  const { source, edits } = change
  const ranges = list.items.map((item) => rangeOf(source, item, item))
  const [start] = offsetsOf(list) ?? []
  const end = ranges.at(-1)?.end
  if (start === undefined || end === undefined || ranges.some((range) => range === undefined)) return false
  const indent = indentTo(source, start)
  const isFirstOnLine = source.slice(lineStart(source, start), start).search(/[^ ]|$/) === indent.length
  if (!isFirstOnLine) return false
  const startOf = (index: number) => (index === 0 ? lineStart(source, start) : (ranges[index - 1]?.end ?? 0))
  /** Returns the lines of an item of the source, with comments above it, and with edits applied. */
  const chunkOf = (index: number, changes: readonly Edit[] = []) =>
    applyEdits(source, changes, startOf(index), ranges[index]?.end)
  const chunks = alignListItems(before, after).map(({ item, equalTo, derivedFrom }) => {
    if (equalTo !== undefined) return chunkOf(equalTo)
    if (derivedFrom === undefined) return writeItem(item, indent)
    const inner: Change = { source, edits: [] }
    const isChanged = changeValue(inner, list.items[derivedFrom], before[derivedFrom], item)
    return isChanged ? chunkOf(derivedFrom, inner.edits) : writeItem(item, indent)
  })
  edits.push({ start: startOf(0), end, text: chunks.join('') })
  return true
}

/**
 * Changes the value of a YAML text to `after`: only lines that differ are rewritten, so that comments, the order of keys
 * and quoting are preserved. New keys are inserted in the order of `after`. A changed value loses its review mark.
 * @throws Error if the text could not be changed to exactly this value
 */
export function patchYaml(source: string, after: Readonly<Record<string, unknown>>): string {
  const text = source === '' || source.endsWith('\n') ? source : `${source}\n`
  const document = parseDocument(text)
  const before: unknown = document.toJS()
  if (equalValues(before, after)) return source
  const change: Change = { source: text, edits: [] }
  const isChanged = isMap(document.contents) && isRecord(before) && changeMap(change, document.contents, before, after)
  const patched = isChanged ? applyEdits(text, change.edits) : writeDocument(after)
  if (!equalValues(parseDocument(patched).toJS(), after)) throw new Error('The fields could not be written.')
  return patched
}
