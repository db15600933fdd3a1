import { isMap, isNode, isScalar, isSeq, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'

import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'

import { alignItems } from './align-items.ts'
import { isRecord } from '#domain/is-record.ts'
import { equalValues } from './equal-values.ts'
import { isInline, writeDocument, writeFlow, writeItem, writePair, writeScalar } from './write-yaml.ts'
import { applyEdits, lineEnd, lineStart, type Edit } from './yaml-edits.ts'

type Change = { source: string; edits: Edit[] }
/** The place of a pair or item: from its first character to the end of its last line. */
type SourceRange = { start: number; end: number }

/** Behind a value, to the end of its line. */
const reviewMark = new RegExp(`^ +# ${reviewKeyword}(?=\\n|$)`)

function rangeOf(node: unknown): [number, number] | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [start, end] = node.range
  return [start, end]
}

/** Returns the span of a node with a value that may be missing, as in `key:`. */
function positionOf(source: string, first: unknown, last: unknown): SourceRange | undefined {
  const [start, keyEnd] = rangeOf(first) ?? []
  const [, valueEnd = keyEnd] = rangeOf(last) ?? []
  return start === undefined || valueEnd === undefined ? undefined : { start, end: lineEnd(source, valueEnd) }
}

function column(source: string, offset: number): string {
  return ' '.repeat(offset - lineStart(source, offset))
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key)
}

/** Replaces a value; returns false if the pair or item around it has to be rewritten. */
function changeValue(change: Change, node: unknown, before: unknown, after: unknown): boolean {
  if (isMap(node) && !node.flow && isRecord(before) && isRecord(after)) return changeMap(change, node, before, after)
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return changeItems(change, node, before, after)
  const range = rangeOf(node)
  if (!range) return false
  const [start, end] = range
  const isFlow = isSeq(node) && node.flow && Array.isArray(after) && after.every((item) => !isRecord(item))
  const isShort = isInline(node) && node.value !== null && !isRecord(after) && !Array.isArray(after)
  const text = isFlow ? writeFlow(after) : isShort ? writeScalar(after, node.type ?? undefined) : undefined
  if (text === undefined || change.source.slice(start, end).includes('\n')) return false
  // The mark of what is to be looked at goes with the value that was there.
  const mark = reviewMark.exec(change.source.slice(end))
  change.edits.push({ start, end: end + (mark?.[0].length ?? 0), text })
  return true
}

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
    position: positionOf(source, pair.key, pair.value),
  }))
  const first = pairs[0]?.position
  if (!first || !Object.keys(after).some((name) => Object.hasOwn(before, name))) return false
  const indent = column(source, first.start)
  for (const [index, { pair, name, position }] of pairs.entries()) {
    if (!position) return false
    const isLineStart = source.slice(lineStart(source, position.start), position.start).trim() === ''
    if (!Object.hasOwn(after, name)) {
      const next = pairs[index + 1]?.position
      // The first field of a list's item follows its dash.
      if (isLineStart) edits.push({ start: lineStart(source, position.start), end: position.end, text: '' })
      else if (next && Object.hasOwn(after, pairs[index + 1]?.name ?? ''))
        edits.push({ start: position.start, end: next.start, text: '' })
      else return false
    } else if (!equalValues(before[name], after[name]) && !changeValue(change, pair.value, before[name], after[name]))
      edits.push({ ...position, text: writePair(name, after[name], indent) })
  }
  insertPairs(change, pairs, after, indent)
  return true
}

/** Inserts new fields, each after its predecessor. */
function insertPairs(
  { source, edits }: Change,
  pairs: readonly { name: string; position: SourceRange | undefined }[],
  after: Readonly<Record<string, unknown>>,
  indent: string,
): void {
  let previous: SourceRange | undefined
  for (const [name, value] of Object.entries(after)) {
    const existing = pairs.find((pair) => pair.name === name)
    if (existing) previous = existing.position
    else if (previous)
      edits.push({ start: previous.end, end: previous.end, text: indent + writePair(name, value, indent) })
    else {
      const first = pairs[0]?.position?.start ?? 0
      const line = lineStart(source, first)
      const isAlone = source.slice(line, first).trim() === ''
      const text = writePair(name, value, indent)
      edits.push(
        isAlone ? { start: line, end: line, text: indent + text } : { start: first, end: first, text: text + indent },
      )
    }
  }
}

function changeItems(change: Change, list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): boolean {
  const { source, edits } = change
  const positions = list.items.map((item) => positionOf(source, item, item))
  const [start] = rangeOf(list) ?? []
  const end = positions.at(-1)?.end
  if (start === undefined || end === undefined || positions.some((position) => position === undefined)) return false
  const indent = column(source, start)
  if (indent.length !== source.slice(lineStart(source, start), start).search(/[^ ]|$/)) return false
  const startOf = (index: number) => (index === 0 ? lineStart(source, start) : (positions[index - 1]?.end ?? 0))
  const chunkOf = (index: number, changes: readonly Edit[] = []) =>
    applyEdits(source, changes, startOf(index), positions[index]?.end)
  const chunks = alignItems(before, after).map(({ item, same, from }) => {
    if (same !== undefined) return chunkOf(same)
    const inner: Change = { source, edits: [] }
    const old = from === undefined ? undefined : list.items[from]
    if (from !== undefined && changeValue(inner, old, before[from], item)) return chunkOf(from, inner.edits)
    return writeItem(item, indent)
  })
  edits.push({ start: startOf(0), end, text: chunks.join('') })
  return true
}

/**
 * Changes the value of a YAML text: only the lines of what differs are rewritten, so that comments, the order of keys
 * and quoting are preserved. `after` has its keys in the order in which new ones are to be inserted. A changed value
 * loses its review mark.
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
