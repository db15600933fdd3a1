import { listBlocks, type BodyNode } from '../../entries/body.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'

function sourceText(nodes: readonly BodyNode[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    return 'children' in node ? sourceText(node.children) : ''
  })
  return texts.join('')
}

/** Returns the text of nodes without their markup. */
export function getPlainText(nodes: readonly BodyNode[]): string {
  return normalizeText(sourceText(nodes)).text.trim()
}

/** Returns all links in nodes, at any depth. */
export function listLinks(nodes: readonly BodyNode[]): Extract<BodyNode, { type: 'link' }>[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node] : []),
    ...('children' in node ? listLinks(node.children) : []),
  ])
}

/** Returns the title of a block; '' if it has none. */
export function getTitle({ props }: Extract<BodyNode, { type: 'block' }>): string {
  const { title } = props
  return typeof title === 'string' ? title : ''
}

/** Returns the questions and answers of a body, with their blocks. */
export function listFaqAnswers(body: readonly BodyNode[]): { question: string; answer: string; node: BodyNode }[] {
  return listBlocks(body)
    .filter(({ name }) => name === 'Question')
    .map((node) => ({ node, question: getTitle(node), answer: getPlainText(node.children) }))
}
