import { findDuplicates } from '#domain/group-by.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'
import { listBlocks, type BodyNode } from '../../entries/body.ts'
import { isUnspecificLabel } from '../links/unspecific-labels.ts'
import { getPlainText, getTitle, listLinks } from './body-texts.ts'

type StructureProblem = { node: BodyNode } & Problem

type TitledNode = { node: BodyNode; text: string }

/** Finds headings without anything below them: at the end, or followed by one of the same or a higher level. */
function findEmptyHeadings(body: readonly BodyNode[]): StructureProblem[] {
  return body.flatMap((node, index): StructureProblem[] => {
    if (node.type !== 'heading') return []
    const next = body[index + 1]
    const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
    return isEmpty ? [{ node, kind: 'heading-without-text', details: { actual: getPlainText([node]) } }] : []
  })
}

function findRepeatedTitles(nodes: readonly TitledNode[]): StructureProblem[] {
  return findDuplicates(nodes, ({ text }) => text).map(({ item: { node, text } }) => ({
    node,
    kind: 'said-twice',
    details: { actual: text },
  }))
}

function findHeadingProblems(body: readonly BodyNode[]): StructureProblem[] {
  const headings = body.filter((node) => node.type === 'heading').map((node) => ({ node, text: getPlainText([node]) }))
  const [first] = headings
  const problems = [...findEmptyHeadings(body), ...findRepeatedTitles(headings)]
  if (!first || first.node.depth === 2) return problems
  return [{ node: first.node, kind: 'heading-begins-low', details: { actual: first.text } }, ...problems]
}

function findLinkProblems(body: readonly BodyNode[]): StructureProblem[] {
  return listLinks(body).flatMap((node): StructureProblem[] => {
    const text = getPlainText([node])
    if (isUnspecificLabel(text)) return [{ node, kind: 'link-says-nothing', details: { actual: text } }]
    const isUrl = /^(?:https?:\/\/|www\.)/.test(text)
    return isUrl ? [{ node, kind: 'address-in-text', details: { actual: text } }] : []
  })
}

/** Returns the blocks of a kind that have a title; a missing one has its own diagnostic. */
function listTitledBlocks(body: readonly BodyNode[], name: 'Question' | 'Step'): TitledNode[] {
  return listBlocks(body)
    .filter((block) => block.name === name)
    .map((block) => ({ node: block, text: getTitle(block) }))
    .filter(({ text }) => text !== '')
}

/** Finds problems of a body's structure: empty or duplicate headings, questions and steps, links without text. */
export function findStructureProblems(body: readonly BodyNode[]): StructureProblem[] {
  return [
    ...findHeadingProblems(body),
    ...findRepeatedTitles(listTitledBlocks(body, 'Question')),
    ...findRepeatedTitles(listTitledBlocks(body, 'Step')),
    ...findLinkProblems(body),
  ]
}
