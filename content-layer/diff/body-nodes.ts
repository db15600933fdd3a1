/*
 * Reads the nodes of a body for a comparison: names them for reviewers, and writes their text. A body may be from an
 * older version of the content, so a node may be of a kind that this code does not know.
 */

import { getBlock, isBlockName } from '#schemas/blocks.ts'
import { isRecord } from '#domain/is-record.ts'

import { inlineTypes, type BodyNode } from '../entries/body.ts'
import { firstClause } from './review-labels.ts'

/** The properties of a node of each type, besides `type`. */
const propertiesByType: Readonly<Record<BodyNode['type'], readonly string[]>> = {
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

/** Returns whether this code knows a node: its type, and exactly its properties. */
export function isNode(value: unknown): value is BodyNode {
  if (!isRecord(value) || !Object.hasOwn(propertiesByType, String(value['type']))) return false
  const expected = propertiesByType[value['type'] as BodyNode['type']]
  // With `type`, which is there, these are all of its properties.
  if (Object.keys(value).length !== expected.length + 1) return false
  if (!expected.every((name) => Object.hasOwn(value, name))) return false
  if (value['type'] === 'block' && !(isBlockName(String(value['name'])) && isRecord(value['props']))) return false
  return !('children' in value) || Array.isArray(value['children'])
}

/** Returns whether a node is part of the text of a paragraph. */
export function isInline(node: BodyNode): boolean {
  return inlineTypes.has(node.type)
}

export function getChildren(node: BodyNode): readonly unknown[] {
  return 'children' in node ? node.children : []
}

/** Returns what a block is, as its description begins. */
export function describeBlock({ name }: Extract<BodyNode, { type: 'block' }>): string {
  return firstClause(getBlock(name).description) ?? ''
}

/** Names a node for reviewers: 「本文の見出し」, 「本文の「率の表」」. */
export function describeNode(node: BodyNode): string {
  if (node.type === 'heading') return { 2: '本文の見出し', 3: '本文の小見出し' }[node.depth]
  if (node.type === 'rule') return '本文の区切り線'
  if (node.type === 'list') return node.ordered ? '本文の番号つきの一覧' : '本文の一覧'
  return node.type === 'block' ? `本文の「${describeBlock(node)}」` : '本文'
}

/** Returns the structure of a body, without its texts. */
export function writeOutline(nodes: readonly unknown[]): string {
  const write = (node: BodyNode) => `${describeNode(node)} ${node.type}(${writeOutline(getChildren(node))})`
  return nodes.map((node) => (isNode(node) ? write(node) : '?')).join(' ')
}

/** Returns the text of nodes as visitors read it. */
export function writeText(nodes: readonly unknown[]): string {
  const write = (node: BodyNode) => {
    if (node.type === 'text') return node.value
    return node.type === 'break' ? '\n' : writeText(getChildren(node))
  }
  return nodes.map((node) => (isNode(node) ? write(node) : JSON.stringify(node))).join('')
}

/** Returns the text of nodes with the marks and link targets of Markdown: `**上限**`. */
export function writeMarkdown(nodes: readonly unknown[]): string {
  const write = (node: BodyNode) => {
    const text = writeMarkdown(getChildren(node))
    if (node.type === 'link') return `[${text}](${node.href})`
    if (node.type === 'strong') return `**${text}**`
    if (node.type === 'emphasis') return `*${text}*`
    return node.type === 'text' || node.type === 'break' ? writeText([node]) : text
  }
  return nodes.map((node) => (isNode(node) ? write(node) : JSON.stringify(node))).join('')
}
