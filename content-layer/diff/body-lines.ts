/*
 * Splits a body into the lines that a reviewer compares: texts, blocks and properties of blocks.
 */

import { getBlock, isBlockName } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

import { fillProps } from '../entries/fill-props.ts'
import type { BodyNode } from '../entries/body.ts'
import { getMeta } from '../source/fields/schema-at.ts'
import { isRecord } from '#domain/is-record.ts'
import type { ChangeKind } from './change.ts'
import { classifyChange } from './review-labels.ts'
import { describeLocation, rootLocation, childLocation, type FieldLocation } from './field-location.ts'
import { derivedFromImages } from './compared-separately.ts'
import { writeValue } from './write-value.ts'

/** A text, a block or a property of a block in a body, as `compareBodies` compares it. Lines with the same key are equal. */
export type BodyLine = {
  key: string
  label: string
  kind: ChangeKind
  text: string
  /** Text with markup and link targets, for lines that differ in nothing else. */
  marked: string
  /** Forms in which other sentences may state the same value. */
  traces: readonly string[]
  /** The heading or question above it; '' if there is none. */
  heading: string
}

/** The campaign that fills its blocks, with the base rate in percent. */
export type FillingFields = Partial<BlockSource>

const inline: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis', 'link', 'break'])

const fieldsOfNodes: Readonly<Record<BodyNode['type'], readonly string[]>> = {
  text: ['value'],
  break: [],
  rule: [],
  paragraph: ['children'],
  strong: ['children'],
  emphasis: ['children'],
  item: ['children'],
  list: ['ordered', 'children'],
  heading: ['depth', 'children'],
  link: ['href', 'children'],
  block: ['name', 'props', 'children'],
}

/** Returns whether this code knows a part of a body, since an older version of the content may have others. */
function isNode(value: unknown): value is BodyNode {
  if (!isRecord(value) || !Object.hasOwn(fieldsOfNodes, String(value['type']))) return false
  const expected = ['type', ...fieldsOfNodes[value['type'] as BodyNode['type']]]
  if (Object.keys(value).sort().join() !== expected.sort().join()) return false
  if (value['type'] === 'block' && !(isBlockName(String(value['name'])) && isRecord(value['props']))) return false
  return !('children' in value) || Array.isArray(value['children'])
}

function getChildren(node: BodyNode): readonly unknown[] {
  return 'children' in node ? node.children : []
}

/** Returns the structure of a body, without its texts. */
export function writeOutline(nodes: readonly unknown[]): string {
  const write = (node: BodyNode) => `${describeNode(node)} ${node.type}(${writeOutline(getChildren(node))})`
  return nodes.map((node) => (isNode(node) ? write(node) : '?')).join(' ')
}

function writeInline(node: unknown, isMarked: boolean): string {
  if (!isNode(node)) return JSON.stringify(node)
  if (node.type === 'text') return node.value
  if (node.type === 'break') return '\n'
  const inner = getChildren(node)
    .map((child) => writeInline(child, isMarked))
    .join('')
  if (!isMarked) return inner
  if (node.type === 'link') return `[${inner}](${node.href})`
  if (node.type === 'strong') return `**${inner}**`
  return node.type === 'emphasis' ? `*${inner}*` : inner
}

function describeNode(node: BodyNode): string {
  if (node.type === 'heading') return { 2: '本文の見出し', 3: '本文の小見出し' }[node.depth]
  if (node.type === 'rule') return '本文の区切り線'
  if (node.type === 'list') return node.ordered ? '本文の番号つきの一覧' : '本文の一覧'
  return node.type === 'block' ? `本文の「${firstClause(getBlock(node.name).description)}」` : '本文'
}

function firstClause(description: string): string {
  return description.split(/[。（]/)[0] ?? description
}

function textLine(label: string, nodes: readonly unknown[], under: string): BodyLine {
  const write = (isMarked: boolean) => nodes.map((node) => writeInline(node, isMarked)).join('')
  const text = write(false)
  const traces = text.split('\n').filter((line) => line.trim() !== '')
  return {
    key: JSON.stringify([label, nodes]),
    label,
    kind: 'words',
    text,
    marked: write(true),
    traces,
    heading: under,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Returns a line for each value below a property of a block; the cells of a row form one line. */
function valueLines(location: FieldLocation, value: unknown, under: string): BodyLine[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) {
    const [label, text] = [describeLocation(location), value.join(' ｜ ')]
    const key = JSON.stringify([label, value])
    return [{ key, label, kind: 'words', text, marked: JSON.stringify(value), traces: value, heading: under }]
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => valueLines(childLocation(location, String(index)), item, under))
  if (isRecord(value)) {
    const isPicture = 'src' in value || ('width' in value && 'height' in value)
    const visibleFields = Object.entries(value).filter(([key]) => !isPicture || !derivedFromImages.has(key))
    return visibleFields.flatMap(([key, inner]) => valueLines(childLocation(location, key), inner, under))
  }
  if (value === undefined) return []
  const meta = getMeta(location.schema, location.path)
  const { text, traces } = writeValue(value, meta)
  const label = describeLocation(location)
  const marked = JSON.stringify(value)
  return [
    {
      key: JSON.stringify([label, value]),
      label,
      kind: classifyChange(location.keys, value, meta),
      text,
      marked,
      traces,
      heading: under,
    },
  ]
}

type Block = Extract<BodyNode, { type: 'block' }>

/** Returns the line of a block itself, or of a property without a value; no other sentence states it. */
function plainLine(label: string, text: string, name: string, under: string): BodyLine {
  return { key: JSON.stringify([label, name]), label, kind: 'words', text, marked: name, traces: [], heading: under }
}

/**
 * Returns the properties of a block that its campaign does not fill. Those that it fills are compared as the campaign's
 * fields.
 */
function propertyLines({ name, props }: Block, source: FillingFields, label: string, under: string): BodyLine[] {
  // Values that are absent in the source fill nothing.
  const filled = fillProps(name, {}, source as BlockSource)
  const isFilled = (key: string) => JSON.stringify(filled[key]) === JSON.stringify(props[key])
  const location = { ...rootLocation(getBlock(name).props), item: label }
  const keys = [...new Set([...Object.keys(props), ...Object.keys(filled)])].filter((key) => !isFilled(key))
  return keys.flatMap((key) => {
    const child = childLocation(location, key)
    const lines = valueLines(child, props[key], under)
    return lines.length > 0 ? lines : [plainLine(describeLocation(child), 'なし', key, under)]
  })
}

function blockLines(node: Block, source: FillingFields, under: string): BodyLine[] {
  const label = describeNode(node)
  const { title } = node.props
  const properties = propertyLines(node, source, label, under)
  // A title already reports its block.
  const isReported = properties.some(({ text }) => text === title)
  const ownLine = isReported ? [] : [plainLine(label, firstClause(getBlock(node.name).description), node.name, under)]
  const below = isText(title) ? title : under
  return [...ownLine, ...properties, ...listBodyLines(node.children, source, '本文', below)]
}

function isInline(node: unknown): boolean {
  return isNode(node) && inline.has(node.type)
}

/** Returns the content of a body in order: one line for each text, each block and each of its own properties. */
export function listBodyLines(
  nodes: readonly unknown[],
  source: FillingFields,
  label = '本文',
  under = '',
): BodyLine[] {
  if (nodes.length > 0 && nodes.every(isInline)) return [textLine(label, nodes, under)]
  let above = under
  return nodes.flatMap((node): BodyLine[] => {
    if (!isNode(node) || inline.has(node.type)) return [textLine(label, [node], above)]
    if (node.type === 'block') return blockLines(node, source, above)
    if (node.type === 'rule') return [textLine(describeNode(node), [], above)]
    if (node.type === 'heading') {
      const line = textLine(describeNode(node), node.children, '')
      above = line.text
      return [line]
    }
    const isPlain = node.type === 'paragraph' || node.type === 'item'
    return listBodyLines(getChildren(node), source, isPlain ? label : describeNode(node), above)
  })
}
