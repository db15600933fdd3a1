import { findDuplicates } from '#domain/group-by.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'
import { listBlocks, type BodyNode } from '../../entries/body.ts'
import { getPlainText, getTitle, listLinks } from './body-texts.ts'

type StructureProblem = { node: BodyNode } & Problem

function emptyHeadings(body: readonly BodyNode[]): StructureProblem[] {
  return body.flatMap((node, index): StructureProblem[] => {
    if (node.type !== 'heading') return []
    const next = body[index + 1]
    const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
    return isEmpty ? [{ node, kind: 'heading-without-text', details: { actual: getPlainText([node]) } }] : []
  })
}

function repeated(nodes: readonly { node: BodyNode; text: string }[]): StructureProblem[] {
  return findDuplicates(nodes, ({ text }) => text).map(({ item: { node, text } }) => ({
    node,
    kind: 'said-twice',
    details: { actual: text },
  }))
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
export function findStructureProblems(body: readonly BodyNode[]): StructureProblem[] {
  const headings = body.filter((node) => node.type === 'heading').map((node) => ({ node, text: getPlainText([node]) }))
  const blocks = listBlocks(body)
  const titled = (name: string) =>
    blocks
      .map((block) => ({ node: block, text: getTitle(block) }))
      // A missing title has its own diagnostic.
      .filter(({ node, text }) => node.name === name && text !== '')
  const links = listLinks(body).flatMap((node): StructureProblem[] => {
    const text = getPlainText([node])
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
