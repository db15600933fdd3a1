import type { BlockName } from '#schemas/blocks.ts'

/** Long text as data, rendered by the pages and read by apps. None of it is code. */
export type BodyNode =
  | { type: 'text'; value: string }
  | { type: 'paragraph' | 'strong' | 'emphasis' | 'item'; children: BodyNode[] }
  | { type: 'list'; ordered: boolean; children: BodyNode[] }
  | { type: 'heading'; depth: 2 | 3; children: BodyNode[] }
  | { type: 'link'; href: string; children: BodyNode[] }
  // A line break, and a thematic break, which HTML calls a horizontal rule (`hr`); no rule of the content check.
  | { type: 'break' | 'rule' }
  | { type: 'block'; name: BlockName; props: Record<string, unknown>; children: BodyNode[] }

/** Types of the nodes that are part of the text of a paragraph; they have the same names in Markdown. */
export const inlineTypes: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis', 'link', 'break'])

/** Returns all blocks of a body, outer blocks first. */
export function listBlocks(nodes: readonly BodyNode[]): Extract<BodyNode, { type: 'block' }>[] {
  return nodes.flatMap((node) => {
    const inner = 'children' in node ? listBlocks(node.children) : []
    return node.type === 'block' ? [node, ...inner] : inner
  })
}
