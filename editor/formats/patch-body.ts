import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'

import { prose, type BlockForm, type BodyOptions } from './block-form.ts'
import { readBody, type Segment } from './read-body.ts'
import { equalValues } from './json-data.ts'
import { indentText, writeAttribute, writeBlock, writtenProperties } from './write-block.ts'
import { applyEdits, lineStart, type Edit } from './text-edits.ts'
import { unchangedTexts } from './unchanged-texts.ts'

/** Returns a block's data for comparison: without its index in the file and without empty values. */
function comparable({ at: _, ...data }: BlockForm): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    key === 'parts' ? data.parts?.map(comparable) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

/** Returns whether two blocks are written alike, wherever they are. */
function isSame(one: BlockForm, other: BlockForm): boolean {
  return equalValues(comparable(one), comparable(other))
}

/** Returns the spaces between the start of a line and an offset in it. */
function indentAt(source: string, offset: number): string {
  return /^[ \t]*/.exec(source.slice(lineStart(source, offset), offset))?.[0] ?? ''
}

/** Returns the edits that change a block's attributes. Attributes that the form does not offer are preserved. */
function attributeEdits(source: string, segment: Segment, data: BlockForm): Edit[] {
  const { name, attributes, nameEnd } = segment
  if (!name || !attributes || nameEnd === undefined) return []
  const before = new Map(writtenProperties(name, segment.data))
  const after = new Map(writtenProperties(name, data))
  const indent = `${indentAt(source, segment.start)}  `
  const edits: Edit[] = []
  let previousEnd = nameEnd
  for (const property of new Set([...attributes.keys(), ...after.keys()])) {
    const range = attributes.get(property)
    const value = after.get(property)
    const text = value === undefined ? undefined : writeAttribute(property, value, indent)
    const isChanged = !equalValues(before.get(property), value)
    if (!range && text !== undefined) edits.push({ start: previousEnd, end: previousEnd, text: ` ${text}` })
    if (range && isChanged && text !== undefined) edits.push({ ...range, text })
    // With the space before it.
    if (range && isChanged && text === undefined) edits.push({ start: previousEnd, end: range.end, text: '' })
    previousEnd = range?.end ?? previousEnd
  }
  return edits
}

/** Returns the edits of what a block encloses; undefined if its tags have to change, because it was or becomes empty. */
function contentEdits(source: string, { inner, parts, data: before }: Segment, data: BlockForm): Edit[] | undefined {
  if ((data.body ?? '') !== (before.body ?? '')) {
    if (!inner || !data.body) return undefined
    const indent = indentAt(source, inner.start)
    return [{ ...inner, text: indentText(data.body, indent).slice(indent.length) }]
  }
  const blocks = data.parts ?? []
  if (!parts || isSame({ type: '', parts: blocks }, { type: '', parts: parts.map((part) => part.data) })) return []
  if (!inner || blocks.length === 0) return undefined
  return [{ ...inner, text: writeBlocks(blocks, { source, segments: parts, start: inner.start, separator: '\n' }) }]
}

/** Returns a block of the file with other data; undefined if it has to be rewritten. */
function patchBlock(source: string, segment: Segment, data: BlockForm): string | undefined {
  if (!segment.name || segment.data.type !== data.type) return undefined
  const edits = contentEdits(source, segment, data)
  return edits && applyEdits(source, [...attributeEdits(source, segment, data), ...edits], segment)
}

/** Returns the block of the file that a block of the form was opened from. */
function findOrigin(segments: readonly Segment[], block: BlockForm | undefined): Segment | undefined {
  return block?.at === undefined ? undefined : segments[block.at]
}

/** The blocks of a source that others replace: the first is at `start`, and `separator` is written between new ones. */
type Replaced = { source: string; segments: readonly Segment[]; start: number; separator: string }

/** Writes the blocks of a form over those of the source. Blocks that stay neighbours keep the text between them. */
function writeBlocks(blocks: readonly BlockForm[], { source, segments, start, separator }: Replaced): string {
  const indent = indentAt(source, start)
  /** Writes a block after its indentation: unchanged, as an edit of the source, or anew. */
  const writeAfterIndent = (block: BlockForm, origin: Segment | undefined): string => {
    if (origin && isSame(origin.data, block)) return source.slice(origin.start, origin.end)
    const patched = origin && patchBlock(source, origin, block)
    return patched ?? writeBlock(block, indent).slice(indent.length)
  }
  const texts = blocks.map((block, index) => {
    const origin = findOrigin(segments, block)
    const text = writeAfterIndent(block, origin)
    if (index === 0) return text
    const previous = findOrigin(segments, blocks[index - 1])
    const areNeighbours = previous && origin && segments.indexOf(origin) === segments.indexOf(previous) + 1
    return (areNeighbours ? source.slice(previous.end, origin.start) : separator + indent) + text
  })
  return texts.join('')
}

/** Returns whether the blocks of a form are those of the file, in the same order with the same data. */
function isUnchanged(segments: readonly Segment[], blocks: readonly BlockForm[]): boolean {
  if (blocks.length !== segments.length) return false
  return blocks.every((block, index) => {
    const segment = segments[index]
    return segment && segment === findOrigin(segments, block) && isSame(segment.data, block)
  })
}

/**
 * Writes the blocks of a form into a body. Unchanged blocks keep their bytes, at any index; of a changed block, only the
 * attributes, texts and parts that differ are rewritten. The review mark above all blocks stays until every text below it
 * was changed.
 */
export function patchBody(source: string, blocks: readonly BlockForm[], options: BodyOptions = {}): string {
  const segments = readBody(source, options)
  const visibleBlocks = blocks.filter(({ type, body = '' }) => type !== prose || body.trim() !== '')
  if (isUnchanged(segments, visibleBlocks)) return source
  const [first, last] = [segments[0], segments.at(-1)]
  const written = writeBlocks(visibleBlocks, { source, segments, start: first?.start ?? 0, separator: '\n\n' })
  const losesMark = lengthOfMarkAbove(source) > 0 && unchangedTexts(written, source).length === 0
  const before = first && !losesMark ? source.slice(0, first.start) : '\n'
  const after = last ? source.slice(last.end) : '\n'
  return before + written + after
}
