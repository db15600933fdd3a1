/*
 * Questions about nodes of the MDX syntax tree, and conversions of them.
 */

import type { Nodes } from 'mdast'

import { isTagName } from '#schemas/blocks.ts'

import { inlineTypes, type BodyNode } from '../entries/body.ts'

/** Returns whether a node is `{}` or a comment. */
export function isComment(node: Nodes): boolean {
  const isBraces = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
  return isBraces && node.value.replace(/\/\*[^]*?\*\//g, '').trim() === ''
}

function isSpace(node: Nodes): boolean {
  return (node.type === 'text' && node.value.trim() === '') || node.type === 'break' || isComment(node)
}

/** Unwraps a paragraph that contains only blocks, such as `<Fact term="…">…</Fact>` on a line of its own. */
export function flattenNodes(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if (node.type !== 'paragraph') return [node]
    const hasOnlyBlocks = node.children.every((child) => child.type === 'mdxJsxTextElement' || isSpace(child))
    return hasOnlyBlocks ? node.children.filter((child) => !isSpace(child)) : [node]
  })
}

/** Returns whether a node is inline; within such nodes, only a block ends a sentence. */
export function isInline(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return !isTagName(node.name ?? '')
  return inlineTypes.has(node.type) || node.type === 'mdxTextExpression' || node.type === 'inlineCode'
}

/** Wraps the text directly inside a block in a paragraph. */
export function wrapPhrasing(children: BodyNode[]): BodyNode[] {
  const wrapped: BodyNode[] = []
  for (const child of children) {
    const last = wrapped.at(-1)
    if (!inlineTypes.has(child.type)) wrapped.push(child)
    else if (last?.type === 'paragraph') last.children.push(child)
    else wrapped.push({ type: 'paragraph', children: [child] })
  }
  return wrapped
}

/** Returns the text of nodes that are nothing but text, without spaces around it; empty otherwise. */
export function readPlainText(nodes: readonly Nodes[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'paragraph') return readPlainText(node.children)
    return node.type === 'text' ? node.value.trim() : ''
  })
  return texts.includes('') ? '' : texts.join('')
}

/** Returns whether nothing would be visible. */
export function isBlank(nodes: readonly Nodes[]): boolean {
  return nodes.every((node) => {
    // A block is visible even without children.
    if ('name' in node) return false
    return 'children' in node ? isBlank(node.children) : isSpace(node)
  })
}
