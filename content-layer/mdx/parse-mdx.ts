import type { Heading, Link, Nodes } from 'mdast'

import { isTagName, type TagName } from '#schemas/blocks.ts'
import { isAllowedLink } from '#schemas/links.ts'

import type { BodyNode } from '../entries/body.ts'
import { structureProblems } from '../rules/wording/structure.ts'
import type { Facts } from '../placeholders/fact.ts'
import { noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import { startReading, type BodyReading, type Sharing } from './body-reading.ts'
import type { ParsedBody } from '../entries/parsed-body.ts'
import { flattenNodes, isBlank, isComment, isInline, unsupportedMarkdown } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'
import { noSharedTexts, type SharedTexts } from '../entries/shared-text.ts'
import { readBlock } from './read-block.ts'
import { joinLists } from './read-shared.ts'
import { checkText, readBreakNode, readTextNode } from './read-text.ts'

/** Maximum number of nested nodes: far more than any page needs, and few enough for later recursive steps. */
const maxDepth = 40

const startOfFile = { line: 1, column: 1 }

/** Records that body nodes were read from a Markdown node, unless they come from a shared text. */
function recordPositions({ positions }: BodyReading, bodyNodes: readonly BodyNode[], { position }: Nodes): void {
  if (!position) return
  const { line, column } = position.start
  for (const node of bodyNodes) if (!positions.has(node)) positions.set(node, { line, column })
}

/** Ends the current paragraph, heading or list item, if any, and checks its text. */
function finishText(reading: BodyReading): void {
  const { segments } = reading
  reading.segments = undefined
  if (segments) checkText(reading, segments)
}

/**
 * Reads sibling nodes. Inline nodes, however nested, add to the text of the enclosing paragraph, heading or list item;
 * any other node ends it.
 */
function readNodes(reading: BodyReading, nodes: readonly Nodes[], parent?: TagName): BodyNode[] {
  const [first] = nodes
  if (first && reading.depth >= maxDepth) {
    if (!reading.diagnostics.some(({ kind }) => kind === 'too-deep')) reading.report(first, { kind: 'too-deep' })
    return []
  }
  reading.depth += 1
  const isWithinText = reading.segments !== undefined
  const body = flattenNodes(nodes).flatMap((node) => {
    if (isInline(node)) reading.segments ??= []
    else finishText(reading)
    const bodyNodes = readNode(reading, node, parent)
    recordPositions(reading, bodyNodes, node)
    return bodyNodes
  })
  if (!isWithinText) finishText(reading)
  reading.depth -= 1
  return reading.sharing.uses.length > 0 ? joinLists(reading, body) : body
}

/** Reads the children of a paragraph or an inline node, among which blocks are not allowed. */
function readInlineNodes(reading: BodyReading, nodes: readonly Nodes[], parent?: TagName): BodyNode[] {
  for (const node of nodes)
    if (node.type === 'mdxJsxTextElement' && isTagName(node.name ?? ''))
      reading.report(node, { kind: 'block-in-text', details: { name: node.name ?? '' } })
  return reading.readNodes(nodes, parent)
}

function readHeading(reading: BodyReading, node: Heading): BodyNode[] {
  const { children, depth } = node
  if (isBlank(children)) reading.report(node, { kind: 'empty-text' })
  if (depth === 2 || depth === 3) return [{ type: 'heading', depth, children: readInlineNodes(reading, children) }]
  reading.report(node, {
    kind: 'mdx-markdown',
    details: { name: `${'#'.repeat(depth)} heading`, instead: '## or ###' },
  })
  return []
}

function readLink(reading: BodyReading, node: Link): BodyNode[] {
  const { line, column } = node.position?.start ?? startOfFile
  if (isAllowedLink(node.url)) reading.links.push({ line, column, value: node.url })
  else reading.report(node, { kind: 'bad-link', details: { actual: node.url } })
  if (isBlank(node.children)) reading.report(node, { kind: 'empty-text' })
  return [{ type: 'link', href: node.url, children: readInlineNodes(reading, node.children) }]
}

/** Reports a node that pages do not support, or that would be code. Comments are silently dropped. */
function reportUnsupported({ report }: BodyReading, node: Nodes): BodyNode[] {
  if (node.type === 'mdxjsEsm') report(node, { kind: 'mdx-import' })
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (!isComment(node) || node.value.trim() === '') report(node, { kind: 'mdx-text-expression' })
  } else if (node.type === 'definition' || node.type === 'linkReference') report(node, { kind: 'mdx-definition' })
  else {
    const [name, instead] = unsupportedMarkdown[node.type] ?? [node.type, 'a block']
    report(node, { kind: 'mdx-markdown', details: { name, instead } })
  }
  return []
}

function readNode(reading: BodyReading, node: Nodes, parent?: TagName): BodyNode[] {
  const { line, column } = node.position?.start ?? startOfFile
  switch (node.type) {
    case 'text':
      return readTextNode(reading, node, { line, column })
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: readInlineNodes(reading, node.children, parent) }]
    case 'listItem':
      return [{ type: 'item', children: reading.readNodes(node.children) }]
    case 'list':
      return [{ type: 'list', ordered: node.ordered === true, children: reading.readNodes(node.children) }]
    case 'heading':
      return readHeading(reading, node)
    case 'link':
      return readLink(reading, node)
    case 'break':
      return readBreakNode(reading, { line, column })
    case 'thematicBreak':
      return [{ type: 'rule' }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readBlock(reading, node, parent)
    default:
      return reportUnsupported(reading, node)
  }
}

type ParseOptions = {
  /** Phrases that pages must not use. */
  vocabulary?: CompiledPhrases
  shared?: SharedTexts
  /** Whether this is a shared text that is read by itself, outside a page. */
  isAlone?: boolean
}

/**
 * Parses a body of Markdown and blocks, inserts the shared texts that it uses, and replaces placeholders with `facts`,
 * if they are known. Content is data: anything that would be code is a diagnostic.
 */
export function parseMdx(
  file: string,
  source: string,
  facts?: Facts,
  { vocabulary = noPhrases, shared = noSharedTexts, isAlone = false }: ParseOptions = {},
): ParsedBody {
  const sharing: Sharing = {
    texts: shared,
    uses: [],
    outermostUse: undefined,
    openFiles: isAlone ? [file] : [],
    overrides: new Map(),
    isAlone,
  }
  const reading = startReading(file, source, { facts, vocabulary }, sharing, readNodes)
  const { diagnostics, noteMarks, plainTexts, links, statements, attributes } = reading
  const positionOfNode: ParsedBody['positionOfNode'] = (node) => reading.positions.get(node) ?? startOfFile
  const { tree, diagnostic } = parseMdxSyntax(file, source)
  if (diagnostic) diagnostics.push(diagnostic)
  const body = tree ? reading.readNodes(tree.children) : []
  if (diagnostics.length === 0 && !isAlone)
    for (const { node, ...problem } of structureProblems(body)) reading.report(positionOfNode(node), problem)
  return {
    body,
    diagnostics,
    noteMarks,
    plainTexts,
    links,
    statements,
    uses: sharing.uses,
    refusedProperties: (block) => new Set(attributes.get(block)?.problems.map(({ property }) => property)),
    positionOfNode,
    positionOfProperty: (block, path) => attributes.get(block)?.positionOf(path) ?? startOfFile,
  }
}
