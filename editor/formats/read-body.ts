import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

import { readAttributes } from '#content-layer/mdx/read-attributes.ts'
import { flattenNodes, isBlank } from '#content-layer/mdx/mdx-nodes.ts'
import { lengthOfMarkAbove } from '#content-layer/rules/review/review-marks.ts'
import { getBlock, isTagName, type TagName } from '#schemas/blocks.ts'

import {
  listTopLevelBlocks,
  listBlocksWithin,
  enclosesText,
  getFormProperties,
  getPartName,
  prose,
  type BlockForm,
  type BodyOptions,
} from './block-form.ts'
import { parseBody } from './parse-body.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type SourceRange = { start: number; end: number }

/** A block in a body: the form's data, its range in the text, and the ranges that an edit of it changes. */
export type Segment = SourceRange & {
  data: BlockForm
  /** Undefined for the Markdown between blocks. */
  name?: TagName
  attributes?: ReadonlyMap<string, SourceRange>
  /** End of the opening tag's name. */
  nameEnd?: number
  /** The content between the tags; undefined if there is none. */
  inner?: SourceRange | undefined
  parts?: Segment[]
}

function getPosition(node: { position?: Nodes['position'] }): SourceRange {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}

/** Returns the range from the first to the last node. */
function getRange(nodes: readonly Nodes[]): SourceRange | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)]
  return first && last && { start: getPosition(first).start, end: getPosition(last).end }
}

/** Removes the indentation that the lines within a block share. The first line starts after its own. */
function outdent(text: string): string {
  const [first = '', ...others] = text.split('\n')
  const indentOf = (line: string) => line.search(/\S|$/)
  const indents = others.filter((line) => line.trim() !== '').map(indentOf)
  const shared = indents.length > 0 ? Math.min(...indents) : 0
  return [first, ...others.map((line) => line.slice(Math.min(shared, indentOf(line))))].join('\n')
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function getAttributePositions({ attributes }: Element): ReadonlyMap<string, SourceRange> {
  const named = attributes.filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute')
  return new Map(named.map((attribute) => [attribute.name, getPosition(attribute)]))
}

/** Reads the content of a block; undefined if the form cannot show it. */
function readInner(source: string, name: TagName, children: readonly Nodes[]): Partial<Segment> | undefined {
  const inner = getRange(children)
  if (enclosesText(name)) {
    const body = inner ? outdent(source.slice(inner.start, inner.end)) : ''
    return { inner, data: { type: name, body } }
  }
  if (getPartName(name) === undefined) return isBlank(children) ? { data: { type: name } } : undefined
  const parts = flattenNodes(children).map((child) => readBlock(source, child, listBlocksWithin(name)))
  if (!parts.every((part) => part !== undefined)) return undefined
  const numbered = parts.map(numberSegment)
  return { inner, parts: numbered, data: { type: name, parts: numbered.map(({ data }) => data) } }
}

/** Stores the index of a block in its data, by which an edited form refers to it. */
function numberSegment(segment: Segment, at: number): Segment {
  return { ...segment, data: { ...segment.data, at } }
}

/** Returns whether a range of a body is parsed as it is written. */
function isValid(source: string, start: number, end: number): boolean {
  return parseBody(source).text.slice(start, end) === source.slice(start, end)
}

/** Reads an element as the block that the form shows; undefined for anything else. */
function readBlock(source: string, node: Nodes, allowed: readonly TagName[]): Segment | undefined {
  const name = isElement(node) ? (node.name ?? '') : ''
  if (!isElement(node) || !isTagName(name) || !allowed.includes(name)) return undefined
  const { props, problems } = readAttributes(node, () => ({ line: 1, column: 1 }))
  const isEditable = Object.keys(props).every((property) => Object.hasOwn(getBlock(name).props.shape, property))
  const inner = isEditable && problems.length === 0 ? readInner(source, name, node.children) : undefined
  if (!inner?.data) return undefined
  const editableProps = getFormProperties(name)
  const visibleProps = Object.entries(props).filter(([property]) => Object.hasOwn(editableProps, property))
  const position = getPosition(node)
  const attributes = getAttributePositions(node)
  // A mistake in a value is not shown as another value.
  if (![...attributes.values()].every(({ start, end }) => isValid(source, start, end))) return undefined
  return {
    ...position,
    ...inner,
    name,
    attributes,
    nameEnd: source.indexOf(name, position.start) + name.length,
    data: { ...Object.fromEntries(visibleProps), ...inner.data },
  }
}

/** Returns the blocks of a paragraph that contains nothing else, or the range of the node itself. */
function readBlocksOrRange(source: string, node: Nodes, allowed: readonly TagName[]): (Segment | SourceRange)[] {
  const blocks = flattenNodes([node]).map((part) => readBlock(source, part, allowed))
  return blocks.every((block) => block !== undefined) && blocks.length > 0 ? blocks : [getPosition(node)]
}

function createMarkdownSegment(source: string, { start, end }: SourceRange): Segment {
  return { start, end, data: { type: prose, body: source.slice(start, end) } }
}

/** Splits a body into blocks and the ranges of Markdown; a review mark above them is left out. */
function splitBody(source: string, allowed: readonly TagName[]): (Segment | SourceRange)[] {
  const { tree } = parseBody(source)
  if (!tree) return [{ start: source.search(/\S|$/), end: source.trimEnd().length }]
  const endOfMark = lengthOfMarkAbove(source)
  return tree.children.flatMap((node) => readBlocksOrRange(source, node, allowed)).filter(({ end }) => end > endOfMark)
}

/**
 * Reads a body as blocks and the Markdown between them, each with its range, so that unchanged parts can be written back
 * byte for byte. A mistake in a body is part of the words around it; if that is not possible, all of it is Markdown.
 */
export function readBody(source: string, options: BodyOptions = {}): Segment[] {
  const segments: Segment[] = []
  for (const part of splitBody(source, listTopLevelBlocks(options))) {
    const last = segments.at(-1)
    if ('data' in part) segments.push(part)
    else if (last && !last.name)
      segments.splice(-1, 1, createMarkdownSegment(source, { start: last.start, end: part.end }))
    else segments.push(createMarkdownSegment(source, part))
  }
  return segments.map(numberSegment)
}
