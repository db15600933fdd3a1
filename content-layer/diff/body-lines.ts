/*
 * Splits a body into the lines that a reviewer compares: texts, blocks and properties of blocks.
 */

import { getBlock } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'
import { isRecord } from '#domain/is-record.ts'

import { fillProps } from '../entries/fill-props.ts'
import type { BodyNode } from '../entries/body.ts'
import type { BlockNode } from '../entries/parsed-body.ts'
import { getMeta } from '../source/fields/schema-at.ts'
import { describeBlock, describeNode, getChildren, isInline, isNode, writeMarkdown, writeText } from './body-nodes.ts'
import type { ChangeKind } from './change.ts'
import { classifyChange } from './review-labels.ts'
import { describeLocation, rootLocation, childLocation, type FieldLocation } from './field-location.ts'
import { derivedFromImages } from './compared-separately.ts'
import { listTextLines, writeValue } from './write-value.ts'

/** A text, a block or a property of a block in a body, as `compareBodies` compares it. */
export type BodyLine = {
  /** Lines with the same key are equal. */
  key: string
  /** What it is, for reviewers: 「本文の見出し」. */
  label: string
  kind: ChangeKind
  text: string
  /** The text with markup and link targets, for lines that differ in nothing else. */
  withMarkup: string
  /** Forms in which other sentences may state the same value. */
  wordings: readonly string[]
  /** The heading or question above it; '' if there is none. */
  heading: string
}

/** The campaign that fills its blocks, with the base rate in percent. */
export type FillingFields = Partial<BlockSource>

type LineContent = Pick<BodyLine, 'label' | 'text' | 'heading'> & Partial<BodyLine> & { data: unknown }

/** Creates a line for data of the body, as words, without markup and without other forms unless they are given. */
function createLine({ data, ...content }: LineContent): BodyLine {
  const written = JSON.stringify(data)
  const key = `[${JSON.stringify(content.label)},${written}]`
  return { key, kind: 'words', withMarkup: written, wordings: [], ...content }
}

function textLine(label: string, nodes: readonly unknown[], heading: string): BodyLine {
  const text = writeText(nodes)
  const withMarkup = writeMarkdown(nodes)
  return createLine({ data: nodes, label, text, withMarkup, wordings: listTextLines(text), heading })
}

/** Returns the line of a block itself, or of a property without a value; no other sentence states it. */
function nameLine(label: string, text: string, name: string, heading: string): BodyLine {
  return createLine({ data: name, label, text, withMarkup: name, heading })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Returns a line for each value below a property of a block; the cells of a row form one line. */
function valueLines(location: FieldLocation, value: unknown, heading: string): BodyLine[] {
  const label = describeLocation(location)
  if (Array.isArray(value) && value.length > 0 && value.every(isText))
    return [createLine({ data: value, label, text: value.join(' ｜ '), wordings: value, heading })]
  if (Array.isArray(value))
    return value.flatMap((item, index) => valueLines(childLocation(location, String(index)), item, heading))
  if (isRecord(value)) {
    const isPicture = 'src' in value || ('width' in value && 'height' in value)
    const visibleFields = Object.entries(value).filter(([key]) => !isPicture || !derivedFromImages.has(key))
    return visibleFields.flatMap(([key, inner]) => valueLines(childLocation(location, key), inner, heading))
  }
  if (value === undefined) return []
  const meta = getMeta(location.schema, location.path)
  const kind = classifyChange(location.keys, value, meta)
  return [createLine({ data: value, label, kind, ...writeValue(value, meta), heading })]
}

/**
 * Returns the properties of a block that its campaign does not fill. Those that it fills are compared as the campaign's
 * fields.
 */
function propertyLines({ name, props }: BlockNode, source: FillingFields, label: string, heading: string): BodyLine[] {
  // Values that are absent in the source fill nothing.
  const filled = fillProps(name, {}, source as BlockSource)
  const isFilled = (key: string) => JSON.stringify(filled[key]) === JSON.stringify(props[key])
  const location = { ...rootLocation(getBlock(name).props), item: label }
  const keys = [...new Set([...Object.keys(props), ...Object.keys(filled)])].filter((key) => !isFilled(key))
  return keys.flatMap((key) => {
    const child = childLocation(location, key)
    const lines = valueLines(child, props[key], heading)
    return lines.length > 0 ? lines : [nameLine(describeLocation(child), 'なし', key, heading)]
  })
}

function blockLines(node: BlockNode, source: FillingFields, heading: string): BodyLine[] {
  const label = describeNode(node)
  const { title } = node.props
  const properties = propertyLines(node, source, label, heading)
  // A title already reports its block.
  const isReported = properties.some(({ text }) => text === title)
  const ownLine = isReported ? [] : [nameLine(label, describeBlock(node), node.name, heading)]
  const children = listBodyLines(node.children, source, { label: '本文', heading: isText(title) ? title : heading })
  return [...ownLine, ...properties, ...children]
}

function isInlineNode(node: unknown): node is BodyNode {
  return isNode(node) && isInline(node)
}

/**
 * Returns the content of a body in order: one line for each text, each block and each of its own properties. `around` is
 * what the nodes are in: its label, and the heading above it.
 */
export function listBodyLines(
  nodes: readonly unknown[],
  source: FillingFields,
  around: Pick<BodyLine, 'label' | 'heading'> = { label: '本文', heading: '' },
): BodyLine[] {
  const { label } = around
  if (nodes.length > 0 && nodes.every(isInlineNode)) return [textLine(label, nodes, around.heading)]
  let { heading } = around
  return nodes.flatMap((node): BodyLine[] => {
    if (!isNode(node) || isInline(node)) return [textLine(label, [node], heading)]
    if (node.type === 'block') return blockLines(node, source, heading)
    if (node.type === 'rule') return [textLine(describeNode(node), [], heading)]
    if (node.type === 'heading') {
      const line = textLine(describeNode(node), node.children, '')
      heading = line.text
      return [line]
    }
    const isStructural = node.type !== 'paragraph' && node.type !== 'item'
    return listBodyLines(getChildren(node), source, { label: isStructural ? describeNode(node) : label, heading })
  })
}
