import type { Nodes, PhrasingContent } from 'mdast'

import type { Locate } from './block-attributes.ts'
import type { BodyNode } from './body.ts'

/** Markdown that pages do not have, and what to use in its place. */
export const insteadOf: Readonly<Record<string, [name: string, instead: string]>> = {
  blockquote: ['a quotation (>)', '<Notice>'],
  code: ['a code block', 'plain text'],
  inlineCode: ['code (`…`)', '**…**'],
  image: ['a Markdown picture', '<Image src="…" alt="…" />'],
  imageReference: ['a Markdown picture', '<Image src="…" alt="…" />'],
  html: ['raw HTML', 'Markdown or a block'],
}

/** Turns offsets in the source into lines and columns. */
export function locator(source: string): Locate {
  const starts = [0]
  for (let index = source.indexOf('\n'); index >= 0; index = source.indexOf('\n', index + 1)) starts.push(index + 1)
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset) + 1
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}

/** `{}` or comments and nothing else. */
export function isComment(node: Nodes): boolean {
  const isBraces = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
  return isBraces && node.value.replace(/\/\*[^]*?\*\//g, '').trim() === ''
}

function isSpace(node: Nodes): boolean {
  return (node.type === 'text' && node.value.trim() === '') || node.type === 'break' || isComment(node)
}

/** A paragraph that holds nothing but blocks is those blocks: `<Fact term="…">…</Fact>` on a line of its own. */
export function flattenNodes(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if (node.type !== 'paragraph') return [node]
    const holdsOnlyBlocks = node.children.every((child) => child.type === 'mdxJsxTextElement' || isSpace(child))
    return holdsOnlyBlocks ? node.children.filter((child) => !isSpace(child)) : [node]
  })
}

const phrasing: readonly string[] = ['text', 'strong', 'emphasis', 'link', 'break'] satisfies PhrasingContent['type'][]

/** Text that stands in a block without a paragraph of its own gets one. */
export function wrapPhrasing(children: BodyNode[]): BodyNode[] {
  const wrapped: BodyNode[] = []
  for (const child of children) {
    const last = wrapped.at(-1)
    if (!phrasing.includes(child.type)) wrapped.push(child)
    else if (last?.type === 'paragraph') last.children.push(child)
    else wrapped.push({ type: 'paragraph', children: [child] })
  }
  return wrapped
}

/** True where a reader would see nothing. */
export function isBlank(nodes: readonly Nodes[]): boolean {
  return nodes.every((node) => ('name' in node ? false : 'children' in node ? isBlank(node.children) : isSpace(node)))
}
