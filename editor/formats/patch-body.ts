import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'

import { prose, type BlockForm, type BodyOptions } from './block-form.ts'
import { readBody, type Segment } from './read-body.ts'
import { areEqual } from './json-data.ts'
import { indentText, writeAttribute, writeBlock, listWrittenProperties } from './write-block.ts'
import { applyEdits, findLineStart, type Edit } from './text-edits.ts'
import { listUnchangedTexts } from './unchanged-texts.ts'

/** Returns the data of a block for comparison: without its index in the file, and without empty values. */
function toComparable({ at: _, ...data }: BlockForm): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    key === 'parts' ? data.parts?.map(toComparable) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

/** Returns whether two blocks have the same data, at any index. */
function isSame(one: BlockForm, other: BlockForm): boolean {
  return areEqual(toComparable(one), toComparable(other))
}

/** Returns the indentation of the line of an offset. */
function getIndent(source: string, offset: number): string {
  return /^[ \t]*/.exec(source.slice(findLineStart(source, offset), offset))?.[0] ?? ''
}

/** Returns the edits that change the attributes of a block. Attributes that the form does not offer are preserved. */
function editAttributes(source: string, segment: Segment, data: BlockForm): Edit[] {
  const { name, attributes, nameEnd } = segment
  if (!name || !attributes || nameEnd === undefined) return []
  const before = new Map(listWrittenProperties(name, segment.data))
  const after = new Map(listWrittenProperties(name, data))
  const indent = `${getIndent(source, segment.start)}  `
  const edits: Edit[] = []
  let previousEnd = nameEnd
  for (const property of new Set([...attributes.keys(), ...after.keys()])) {
    const range = attributes.get(property)
    const value = after.get(property)
    const text = value === undefined ? undefined : writeAttribute(property, value, indent)
    const isChanged = !areEqual(before.get(property), value)
    if (!range && text !== undefined) edits.push({ start: previousEnd, end: previousEnd, text: ` ${text}` })
    if (range && isChanged && text !== undefined) edits.push({ ...range, text })
    // The space before the attribute is removed with it.
    if (range && isChanged && text === undefined) edits.push({ start: previousEnd, end: range.end, text: '' })
    previousEnd = range?.end ?? previousEnd
  }
  return edits
}

/**
 * Returns the edits that change the content of a block: its Markdown, or its parts. Undefined if the block has to be
 * rewritten, because it was empty or becomes empty, which changes its tags.
 */
function editContent(source: string, { inner, parts, data: before }: Segment, data: BlockForm): Edit[] | undefined {
  if ((data.body ?? '') !== (before.body ?? '')) {
    if (!inner || !data.body) return undefined
    const indent = getIndent(source, inner.start)
    return [{ ...inner, text: indentText(data.body, indent).slice(indent.length) }]
  }
  const blocks = data.parts ?? []
  if (!parts || isSame({ type: '', parts: blocks }, { type: '', parts: parts.map((part) => part.data) })) return []
  if (!inner || blocks.length === 0) return undefined
  return [{ ...inner, text: writeBlocks(blocks, { source, segments: parts, start: inner.start, separator: '\n' }) }]
}

/** Returns the text of a block with its data changed to `data`; undefined if the whole block has to be rewritten. */
function patchBlock(source: string, segment: Segment, data: BlockForm): string | undefined {
  if (!segment.name || segment.data.type !== data.type) return undefined
  const edits = editContent(source, segment, data)
  return edits && applyEdits(source, [...editAttributes(source, segment, data), ...edits], segment)
}

/** Returns the segment that a block of the form was read from; undefined for a new block. */
function findOrigin(segments: readonly Segment[], block: BlockForm | undefined): Segment | undefined {
  return block?.at === undefined ? undefined : segments[block.at]
}

/** Segments of a source to replace. The first starts at `start`; `separator` is written between new blocks. */
type ReplacedSegments = { source: string; segments: readonly Segment[]; start: number; separator: string }

/** Formats blocks of a form in place of segments. Blocks that were neighbours in the source keep the text between them. */
function writeBlocks(blocks: readonly BlockForm[], { source, segments, start, separator }: ReplacedSegments): string {
  const indent = getIndent(source, start)
  /** Formats a block without the indentation of its first line: unchanged, patched, or rewritten. */
  const writeUnindented = (block: BlockForm, origin: Segment | undefined): string => {
    if (origin && isSame(origin.data, block)) return source.slice(origin.start, origin.end)
    const patched = origin && patchBlock(source, origin, block)
    return patched ?? writeBlock(block, indent).slice(indent.length)
  }
  const texts = blocks.map((block, index) => {
    const origin = findOrigin(segments, block)
    const text = writeUnindented(block, origin)
    if (index === 0) return text
    const previous = findOrigin(segments, blocks[index - 1])
    const areNeighbours = previous && origin && segments.indexOf(origin) === segments.indexOf(previous) + 1
    return (areNeighbours ? source.slice(previous.end, origin.start) : separator + indent) + text
  })
  return texts.join('')
}

/** Returns whether the blocks of a form are those of the source: in the same order, with the same data. */
function isUnchanged(segments: readonly Segment[], blocks: readonly BlockForm[]): boolean {
  if (blocks.length !== segments.length) return false
  return blocks.every((block, index) => {
    const segment = segments[index]
    return segment && segment === findOrigin(segments, block) && isSame(segment.data, block)
  })
}

/**
 * Changes a body so that its blocks are those of a form. Unchanged blocks keep their bytes, also if they are moved. In a
 * changed block, only the attributes, texts and parts that differ are rewritten. A review mark above all blocks stays
 * until every text below it has changed.
 */
export function patchBody(source: string, blocks: readonly BlockForm[], options: BodyOptions = {}): string {
  const segments = readBody(source, options)
  const visibleBlocks = blocks.filter(({ type, body = '' }) => type !== prose || body.trim() !== '')
  if (isUnchanged(segments, visibleBlocks)) return source
  const [first, last] = [segments[0], segments.at(-1)]
  const written = writeBlocks(visibleBlocks, { source, segments, start: first?.start ?? 0, separator: '\n\n' })
  const losesMark = lengthOfMarkAbove(source) > 0 && listUnchangedTexts(written, source).length === 0
  const before = first && !losesMark ? source.slice(0, first.start) : '\n'
  const after = last ? source.slice(last.end) : '\n'
  return before + written + after
}
