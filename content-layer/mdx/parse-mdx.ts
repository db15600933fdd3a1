/*
 * Parses the body of a campaign, Markdown with blocks, into data. Nothing in it is executed.
 */

import type { Heading, Link, Nodes } from 'mdast'

import { isTagName, type TagName } from '#schemas/blocks.ts'
import { isAllowedLink } from '#schemas/links.ts'

import type { Problem } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import { findStructureProblems } from '../rules/wording/structure.ts'
import { findIntendedForm } from '../source/fields/intended-form.ts'
import type { Facts } from '../placeholders/fact.ts'
import { noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import { createBodyReader, type BodyReader, type Sharing } from './body-reader.ts'
import type { ParsedBody } from '../entries/parsed-body.ts'
import { flattenNodes, isBlank, isComment, isInline } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'
import { noSharedTexts, type SharedTexts } from '../entries/shared-text.ts'
import { readBlock } from './read-block.ts'
import { joinLists } from './join-lists.ts'
import { checkText, readBreakNode, readTextNode } from './read-text.ts'

/** Maximum number of nested nodes: far more than any page needs, and few enough for later recursive steps. */
const maxDepth = 40

const startOfFile = { line: 1, column: 1 }

/** Records that body nodes were read from a Markdown node, unless they come from a shared text. */
function recordPositions({ results }: BodyReader, bodyNodes: readonly BodyNode[], { position }: Nodes): void {
  if (!position) return
  const { line, column } = position.start
  const { positions } = results
  for (const node of bodyNodes) if (!positions.has(node)) positions.set(node, { line, column })
}

/** Starts the text of a paragraph, heading or list item, to which its inline nodes add, unless it has been started. */
function startText({ cursor }: BodyReader): void {
  cursor.segments ??= []
}

/** Ends the current text, if any, and checks it as a whole. */
function finishText(reader: BodyReader): void {
  const { segments } = reader.cursor
  reader.cursor.segments = undefined
  if (segments) checkText(reader, segments)
}

/** Reports a body that is nested too deeply, once. */
function reportTooDeep({ results, report }: BodyReader, node: Nodes): void {
  if (!results.diagnostics.some(({ kind }) => kind === 'too-deep')) report(node, { kind: 'too-deep' })
}

/**
 * Reads sibling nodes. Inline nodes, however nested, add to the text of the enclosing paragraph, heading or list item;
 * any other node ends it.
 */
function readNodes(reader: BodyReader, nodes: readonly Nodes[], parent?: TagName): BodyNode[] {
  const { cursor } = reader
  const [first] = nodes
  if (first && cursor.depth >= maxDepth) {
    reportTooDeep(reader, first)
    return []
  }
  cursor.depth += 1
  const isWithinText = cursor.segments !== undefined
  const body = flattenNodes(nodes).flatMap((node) => {
    if (isInline(node)) startText(reader)
    else finishText(reader)
    const bodyNodes = readNode(reader, node, parent)
    recordPositions(reader, bodyNodes, node)
    return bodyNodes
  })
  if (!isWithinText) finishText(reader)
  cursor.depth -= 1
  return reader.sharing.uses.length > 0 ? joinLists(reader, body) : body
}

/** Reads the children of a paragraph or an inline node, among which blocks are not allowed. */
function readInlineNodes(reader: BodyReader, nodes: readonly Nodes[], parent?: TagName): BodyNode[] {
  for (const node of nodes)
    if (node.type === 'mdxJsxTextElement' && isTagName(node.name ?? ''))
      reader.report(node, { kind: 'block-in-text', details: { name: node.name ?? '' } })
  return reader.readNodes(nodes, parent)
}

function readHeading(reader: BodyReader, node: Heading): BodyNode[] {
  const { children, depth } = node
  if (isBlank(children)) reader.report(node, { kind: 'empty-text' })
  if (depth === 2 || depth === 3) return [{ type: 'heading', depth, children: readInlineNodes(reader, children) }]
  reader.report(node, {
    kind: 'mdx-markdown',
    details: { name: `${'#'.repeat(depth)} heading`, instead: '## or ###' },
  })
  return []
}

function reportLink(reader: BodyReader, node: Link): void {
  const fix = findIntendedForm(node.url, isAllowedLink)
  reader.report(node, { kind: 'bad-link', details: { actual: node.url, fix } })
}

function readLink(reader: BodyReader, node: Link): BodyNode[] {
  const { line, column } = node.position?.start ?? startOfFile
  if (isAllowedLink(node.url)) reader.results.links.push({ line, column, value: node.url })
  else reportLink(reader, node)
  if (isBlank(node.children)) reader.report(node, { kind: 'empty-text' })
  return [{ type: 'link', href: node.url, children: readInlineNodes(reader, node.children) }]
}

/** Markdown that pages do not support, and the alternative. */
const unsupportedMarkdown: Readonly<Record<string, [name: string, instead: string]>> = {
  blockquote: ['a quotation (>)', '<Notice>'],
  code: ['a code block', 'plain text'],
  inlineCode: ['code (`…`)', '**…**'],
  image: ['a Markdown picture', '<Image src="…" alt="…" />'],
  imageReference: ['a Markdown picture', '<Image src="…" alt="…" />'],
  html: ['raw HTML', 'Markdown or a block'],
}

/** Returns the problem of a node that pages do not support, or that would be code; undefined for a comment. */
function describeUnsupported(node: Nodes): Problem | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return { kind: 'mdx-import' }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node) && node.value.trim() !== '' ? undefined : { kind: 'mdx-text-expression' }
    case 'definition':
    case 'linkReference':
      return { kind: 'mdx-definition' }
    default: {
      const [name, instead] = unsupportedMarkdown[node.type] ?? [node.type, 'a block']
      return { kind: 'mdx-markdown', details: { name, instead } }
    }
  }
}

/** Reports a node that pages do not support. Comments are silently dropped. */
function reportUnsupported({ report }: BodyReader, node: Nodes): BodyNode[] {
  const problem = describeUnsupported(node)
  if (problem) report(node, problem)
  return []
}

function readNode(reader: BodyReader, node: Nodes, parent?: TagName): BodyNode[] {
  const { line, column } = node.position?.start ?? startOfFile
  switch (node.type) {
    case 'text':
      return readTextNode(reader, node, { line, column })
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: readInlineNodes(reader, node.children, parent) }]
    case 'listItem':
      return [{ type: 'item', children: reader.readNodes(node.children) }]
    case 'list':
      return [{ type: 'list', ordered: node.ordered === true, children: reader.readNodes(node.children) }]
    case 'heading':
      return readHeading(reader, node)
    case 'link':
      return readLink(reader, node)
    case 'break':
      return readBreakNode(reader, { line, column })
    case 'thematicBreak':
      return [{ type: 'rule' }]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readBlock(reader, node, parent)
    default:
      return reportUnsupported(reader, node)
  }
}

type ParseOptions = {
  /** The facts that placeholders state; without them, placeholders stay. */
  facts?: Facts | undefined
  /** Phrases that pages must not use. */
  phrases?: CompiledPhrases
  shared?: SharedTexts
  /** Whether this is a shared text that is read by itself, outside a page. */
  isAlone?: boolean
}

/**
 * Parses a body of Markdown and blocks, inserts the shared texts that it uses, and replaces its placeholders. Content is
 * data: anything that would be code is a diagnostic.
 */
export function parseMdx(
  file: string,
  source: string,
  { facts, phrases = noPhrases, shared = noSharedTexts, isAlone = false }: ParseOptions = {},
): ParsedBody {
  const sharing: Sharing = {
    texts: shared,
    uses: [],
    outermostUse: undefined,
    openFiles: isAlone ? [file] : [],
    overrides: new Map(),
    isAlone,
  }
  const reader = createBodyReader({ file, source, facts, phrases, sharing }, readNodes)
  const { diagnostics, noteMarks, plainTexts, links, statements, attributes, positions } = reader.results
  const positionOfNode: ParsedBody['positionOfNode'] = (node) => positions.get(node) ?? startOfFile
  const { tree, diagnostic } = parseMdxSyntax(file, source)
  if (diagnostic) diagnostics.push(diagnostic)
  const body = tree ? reader.readNodes(tree.children) : []
  if (diagnostics.length === 0 && !isAlone)
    for (const { node, ...problem } of findStructureProblems(body)) reader.report(positionOfNode(node), problem)
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
