import type { BodyNode } from '../entries/body.ts'
import type { BodyReader } from './body-reader.ts'

/** Joins adjacent lists of which at least one is from a shared text, so that they read as one list. */
export function joinLists({ results: { positions } }: BodyReader, body: readonly BodyNode[]): BodyNode[] {
  const isFromSharedText = (node: BodyNode) => positions.get(node)?.file !== undefined
  const joined: BodyNode[] = []
  for (const node of body) {
    const last = joined.at(-1)
    const isSameKind = last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered
    if (isSameKind && (isFromSharedText(last) || isFromSharedText(node))) {
      const list: BodyNode = { ...last, children: [...last.children, ...node.children] }
      const position = positions.get(last)
      if (position) positions.set(list, position)
      joined[joined.length - 1] = list
    } else joined.push(node)
  }
  return joined
}
