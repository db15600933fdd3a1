import { blocksIn, type BodyNode } from '../../documents/body.ts'
import { leadsElsewhere } from '../links/named-pages.ts'
import { asRead } from '../../terms/as-read.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'

type Found = { node: BodyNode } & Problem

function writtenIn(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? writtenIn(node.children) : ''))
    .join('')
}

/** The words of nodes as they are read, without their markup. */
export function wordsOf(nodes: readonly BodyNode[]): string {
  return asRead(writtenIn(nodes)).read.trim()
}

function emptyHeadings(body: readonly BodyNode[]): Found[] {
  return body.flatMap((node, index): Found[] => {
    if (node.type !== 'heading') return []
    const next = body[index + 1]
    const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
    return isEmpty ? [{ node, kind: 'heading-without-text', details: { got: wordsOf([node]) } }] : []
  })
}

function repeated(nodes: readonly { node: BodyNode; words: string }[]): Found[] {
  const seen = new Set<string>()
  return nodes.flatMap(({ node, words }): Found[] => {
    const isTwice = seen.has(words)
    seen.add(words)
    return isTwice ? [{ node, kind: 'said-twice', details: { got: words } }] : []
  })
}

/** All links of a body. */
export function linksIn(nodes: readonly BodyNode[]): Extract<BodyNode, { type: 'link' }>[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node] : []),
    ...('children' in node ? linksIn(node.children) : []),
  ])
}

function titleOf({ props }: Extract<BodyNode, { type: 'block' }>): string {
  const { title } = props
  return typeof title === 'string' ? title : ''
}

/** The words of links and buttons that say nothing of where they lead. */
export const emptyLabel =
  /^(?:こちら|ここ|コチラ|リンク|ボタン|クリック|詳細|続き|click here|here)(?:へ|を見る|から)?$/iu

/** What is wrong with how a body is built: empty or doubled headings, questions and steps, links without words. */
export function structureProblems(body: readonly BodyNode[]): Found[] {
  const headings = body.filter((node) => node.type === 'heading').map((node) => ({ node, words: wordsOf([node]) }))
  const blocks = blocksIn(body)
  const titled = (name: string) =>
    blocks
      .map((block) => ({ node: block, words: titleOf(block) }))
      // One that has no title is told by that.
      .filter(({ node, words }) => node.name === name && words !== '')
  const links = linksIn(body).flatMap((node): Found[] => {
    const words = wordsOf([node])
    if (emptyLabel.test(words)) return [{ node, kind: 'link-says-nothing', details: { got: words } }]
    if (leadsElsewhere(words, node.href))
      return [{ node, kind: 'link-to-other-page', details: { got: words, href: node.href } }]
    const isAddress = /^(?:https?:\/\/|www\.)/.test(words)
    return isAddress ? [{ node, kind: 'address-in-text', details: { got: words } }] : []
  })
  const [first] = headings
  const low: Found[] =
    first && first.node.depth > 2
      ? [{ node: first.node, kind: 'heading-begins-low', details: { got: first.words } }]
      : []
  return [
    ...low,
    ...emptyHeadings(body),
    ...repeated(headings),
    ...repeated(titled('Question')),
    ...repeated(titled('Step')),
    ...links,
  ]
}

/** The questions of a body with their answers. */
export function answersIn(body: readonly BodyNode[]): { question: string; answer: string; node: BodyNode }[] {
  return blocksIn(body)
    .filter(({ name }) => name === 'Question')
    .map((node) => ({ node, question: titleOf(node), answer: wordsOf(node.children) }))
}
