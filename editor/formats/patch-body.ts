import { prose, type BlockForm } from './block-form.ts'
import { readBody, type Segment } from './read-body.ts'
import { equalValues } from './equal-values.ts'
import { indentText, writeAttribute, writeBlock, writtenProperties } from './write-block.ts'
import { applyEdits, lineStart, type Edit } from './yaml-edits.ts'

/** Returns a block's data without its number and without empty values. */
function bare({ at: _, ...data }: BlockForm): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => [
    key,
    key === 'parts' ? data.parts?.map(bare) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

function isSame(one: BlockForm, other: BlockForm): boolean {
  return equalValues(bare(one), bare(other))
}

function indentAt(source: string, offset: number): string {
  return /^[ \t]*/.exec(source.slice(lineStart(source, offset), offset))?.[0] ?? ''
}

/** Returns the edits that change a block's attributes. */
function attributeEdits(source: string, segment: Segment, data: BlockForm): Edit[] {
  const { name, attributes, nameEnd } = segment
  if (!name || !attributes || nameEnd === undefined) return []
  const written = new Map(writtenProperties(name, data))
  const before = new Map(writtenProperties(name, segment.data))
  const indent = indentAt(source, segment.start)
  const edits: Edit[] = []
  let previous = nameEnd
  for (const property of new Set([...attributes.keys(), ...written.keys()])) {
    const position = attributes.get(property)
    const value = written.get(property)
    // Properties that the form does not offer are preserved.
    const isOffered = written.has(property) || before.has(property)
    const text = isOffered && value !== undefined ? writeAttribute(property, value, `${indent}  `) : undefined
    if (!position && text !== undefined) edits.push({ start: previous, end: previous, text: ` ${text}` })
    if (position && isOffered && !equalValues(value, before.get(property)))
      edits.push(text === undefined ? { start: previous, end: position.end, text: '' } : { ...position, text })
    previous = position?.end ?? previous
  }
  return edits
}

/** Returns a block of the file with other data; undefined if it has to be rewritten. */
function patchBlock(source: string, segment: Segment, data: BlockForm): string | undefined {
  if (!segment.name || segment.data.type !== data.type) return undefined
  const edits = attributeEdits(source, segment, data)
  const isInnerSame = equalValues(
    bare({ type: '', body: data.body ?? '' }),
    bare({ type: '', body: segment.data.body ?? '' }),
  )
  if (!isInnerSame) {
    if (!segment.inner || !data.body) return undefined
    const indent = indentAt(source, segment.inner.start)
    edits.push({ ...segment.inner, text: indentText(data.body, indent).slice(indent.length) })
  }
  const parts = data.parts ?? []
  if (
    segment.parts &&
    !equalValues(
      parts.map(bare),
      segment.parts.map((part) => bare(part.data)),
    )
  ) {
    if (!segment.inner || parts.length === 0) return undefined
    edits.push({ ...segment.inner, text: writeNodes(source, segment.parts, parts, segment.inner, '\n') })
  }
  return applyEdits(source, edits, segment.start, segment.end)
}

/** Returns the block of the file that a block of the form was opened from. */
function originOf(segments: readonly Segment[], { at }: BlockForm): Segment | undefined {
  return at === undefined ? undefined : segments[at]
}

/** Writes blocks one after the other: neighbours in the source retain the text between them. */
function writeNodes(
  source: string,
  segments: readonly Segment[],
  blocks: readonly BlockForm[],
  { start }: { start: number },
  between: string,
): string {
  const indent = indentAt(source, start)
  let [text, previous]: [string, Segment | undefined] = ['', undefined]
  for (const [index, block] of blocks.entries()) {
    const origin = originOf(segments, block)
    const isNext = previous && origin && segments.indexOf(origin) === segments.indexOf(previous) + 1
    if (index > 0) text += isNext ? source.slice(previous?.end, origin.start) : between + indent
    if (origin && isSame(origin.data, block)) text += source.slice(origin.start, origin.end)
    else
      text +=
        (origin && patchBlock(source, origin, block)) ??
        // Of a block within a line, only the lines after the first are indented.
        writeBlock(block, indent).slice(indent.length)
    previous = origin
  }
  return text
}

/**
 * Replaces the blocks of a body. Unchanged blocks retain their bytes, at any index; of a changed block, only the
 * attributes, texts and parts that differ are rewritten. `isShared` for a shared text.
 */
export function patchBody(source: string, blocks: readonly BlockForm[], isShared = false): string {
  const segments = readBody(source, isShared)
  const visibleBlocks = blocks.filter(({ type, body = '' }) => type !== prose || body.trim() !== '')
  const [first, last] = [segments[0], segments.at(-1)]
  if (
    visibleBlocks.length === segments.length &&
    visibleBlocks.every(
      (block, index) => segments[index] === originOf(segments, block) && isSame(segments[index]?.data ?? block, block),
    )
  )
    return source
  const before = first ? source.slice(0, first.start) : '\n'
  const after = last ? source.slice(last.end) : '\n'
  return before + writeNodes(source, segments, visibleBlocks, { start: first?.start ?? 0 }, '\n\n') + after
}
