import { blocksIn, type BodyNode } from '../../entries/body.ts'
import { asRead } from '../../placeholders/normalize-text.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'

type StructureProblem = { node: BodyNode } & Problem

function writtenIn(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? writtenIn(node.children) : ''))
    .join('')
}

/** Returns the text of nodes without their markup. */
export function textOf(nodes: readonly BodyNode[]): string {
  return asRead(writtenIn(nodes)).read.trim()
}

function emptyHeadings(body: readonly BodyNode[]): StructureProblem[] {
  return body.flatMap((node, index): StructureProblem[] => {
    if (node.type !== 'heading') return []
    const next = body[index + 1]
    const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
    return isEmpty ? [{ node, kind: 'heading-without-text', details: { actual: textOf([node]) } }] : []
  })
}

function repeated(nodes: readonly { node: BodyNode; text: string }[]): StructureProblem[] {
  const seen = new Set<string>()
  return nodes.flatMap(({ node, text }): StructureProblem[] => {
    const isTwice = seen.has(text)
    seen.add(text)
    return isTwice ? [{ node, kind: 'said-twice', details: { actual: text } }] : []
  })
}

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

/** Labels of links and buttons that do not describe their target. */
export const emptyLabel =
  /^(?:こちら|ここ|コチラ|リンク|ボタン|クリック|詳細|続き|click here|here)(?:へ|を見る|から)?$/iu

/** Pages of the site by the link texts that refer to them. */
const namedPages: readonly { pattern: RegExp; starts: readonly string[] }[] = [
  { pattern: /エントリー/u, starts: ['/jp/card/entry', '/jp/card/campaign/in-app'] },
  { pattern: /招待/u, starts: ['/jp/card/invitation'] },
  { pattern: /還元率のページ|いまの還元率/u, starts: ['/jp/loyalty', '/jp/card/loyalty'] },
  { pattern: /お?借り?入れ/u, starts: ['/jp/lending'] },
]

/** Returns whether a link leads to a page of the site that does not match its text. */
function leadsElsewhere(text: string, href: string): boolean {
  const expectedPage = namedPages.find((page) => page.pattern.test(text))
  const actual = namedPages.find(({ starts }) => starts.some((start) => href.startsWith(start)))
  return expectedPage !== undefined && actual !== undefined && expectedPage !== actual
}

/** Finds problems of a body's structure: empty or duplicate headings, questions and steps, links without text. */
export function structureProblems(body: readonly BodyNode[]): StructureProblem[] {
  const headings = body.filter((node) => node.type === 'heading').map((node) => ({ node, text: textOf([node]) }))
  const blocks = blocksIn(body)
  const titled = (name: string) =>
    blocks
      .map((block) => ({ node: block, text: titleOf(block) }))
      // A missing title has its own diagnostic.
      .filter(({ node, text }) => node.name === name && text !== '')
  const links = linksIn(body).flatMap((node): StructureProblem[] => {
    const text = textOf([node])
    if (emptyLabel.test(text)) return [{ node, kind: 'link-says-nothing', details: { actual: text } }]
    if (leadsElsewhere(text, node.href))
      return [{ node, kind: 'link-to-other-page', details: { actual: text, href: node.href } }]
    const isUrl = /^(?:https?:\/\/|www\.)/.test(text)
    return isUrl ? [{ node, kind: 'address-in-text', details: { actual: text } }] : []
  })
  const [first] = headings
  const low: StructureProblem[] =
    first && first.node.depth > 2
      ? [{ node: first.node, kind: 'heading-begins-low', details: { actual: first.text } }]
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

export function faqAnswersIn(body: readonly BodyNode[]): { question: string; answer: string; node: BodyNode }[] {
  return blocksIn(body)
    .filter(({ name }) => name === 'Question')
    .map((node) => ({ node, question: titleOf(node), answer: textOf(node.children) }))
}
