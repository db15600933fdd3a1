import type { Nodes, RootContent, Text } from 'mdast'

import { blockNames, blockOf, isBlockName, parentOf, type BlockName } from '#schemas/blocks.ts'
import { findInvisible } from '#schemas/invisible-characters.ts'
import { marksIn } from '#schemas/mark.ts'
import { isAllowedLink } from '#schemas/primitives.ts'

import { readAttributes, type BlockAttributes, type BlockElement } from './block-attributes.ts'
import type { BodyNode } from '../../documents/body.ts'
import type { Diagnostic, Position, Problem } from '../../diagnostics/diagnostic.ts'
import { collectReferences } from '../fields/collect.ts'
import type { Facts } from '../../terms/fact.ts'
import { fillData, fillText, type StatedAt } from '../../terms/fill-text.ts'
import { problemsInText, unknownTag } from './mdx-hints.ts'
import { unsupportedMarkdown, isBlank, isComment, locator, flattenNodes, wrapPhrasing } from './mdx-nodes.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'
import { structureProblems } from '../../rules/wording/structure.ts'
import { tableDiagnostics } from '../../rules/wording/tables.ts'
import { plainTextProblems, textProblems } from '../../rules/wording/texts.ts'
import { wordingProblems } from '../../rules/wording/wording.ts'
import { nearest, suggest } from '../../diagnostics/suggest.ts'
import { showPath, type Path } from '../fields/validate.ts'

export type BlockNode = Extract<BodyNode, { type: 'block' }>
export type PositionedText = Position & { value: string }

export type MdxFile = {
  body: BodyNode[]
  diagnostics: Diagnostic[]
  /** Every ※ mark in the text with its position. */
  texts: PositionedText[]
  /** Every text with its facts written out; `isFolded` if it is shown only after a tap. */
  words: (PositionedText & { written: string; isFolded: boolean })[]
  links: PositionedText[]
  /** The facts that the body states, each text with its position. */
  stated: (StatedAt & { isFolded?: boolean })[]
  /** The block's properties that were refused before their values could be read. */
  refusedProperties: (block: BlockNode) => ReadonlySet<string>
  /** Where a node of the body stands. */
  placeOf: (node: BodyNode) => Position
  /** The position of a block's property. */
  positionOf: (block: BlockNode, path: Path) => Position
}

/** Blocks whose content is shown only after a tap. */
const foldedBlocks: ReadonlySet<BlockName> = new Set<BlockName>(['Question'])

/** The most levels that a body may have: far more than any page needs, and few enough for later recursive steps. */
const maximumDepth = 40

/**
 * Parses a body of Markdown and blocks, and writes out the facts that it names, where they are known. Content is data:
 * anything that would be code is a diagnostic.
 */
export function parseMdx(file: string, source: string, facts?: Facts): MdxFile {
  const diagnostics: Diagnostic[] = []
  const texts: PositionedText[] = []
  const links: PositionedText[] = []
  const words: MdxFile['words'] = []
  const stated: (StatedAt & { isFolded?: boolean })[] = []
  const written = new WeakMap<BlockNode, BlockAttributes>()
  const places = new WeakMap<BodyNode, Position>()
  const positionOf = (block: BlockNode, path: Path) => written.get(block)?.positionOf(path) ?? { line: 1, column: 1 }
  const refusedProperties = (block: BlockNode) => new Set(written.get(block)?.problems.map(({ property }) => property))
  const placeOf = (node: BodyNode) => places.get(node) ?? { line: 1, column: 1 }
  const locate = locator(source)

  const report = (node: Nodes | Position, problem: Problem, field = '-') => {
    const { line, column } = 'line' in node ? node : (node.position?.start ?? { line: 1, column: 1 })
    diagnostics.push({ ...problem, file, line, column, field })
  }

  let depth = 0
  let folds = 0

  const readAll = (nodes: readonly Nodes[], parent?: BlockName): BodyNode[] => {
    const [first] = nodes
    if (first && depth >= maximumDepth) {
      if (!diagnostics.some(({ kind }) => kind === 'too-deep')) report(first, { kind: 'too-deep' })
      return []
    }
    depth += 1
    const body = flattenNodes(nodes).flatMap((node) => placed(read(node, parent), node))
    depth -= 1
    return body
  }

  /** Remembers where nodes stand. */
  const placed = (read: BodyNode[], { position }: Nodes): BodyNode[] => {
    for (const node of read)
      if (position && !places.has(node)) places.set(node, { line: position.start.line, column: position.start.column })
    return read
  }

  /** Reads inline content, such as that of a paragraph, in which no block may stand. */
  const readPhrasing = (nodes: readonly Nodes[], parent?: BlockName): BodyNode[] => {
    for (const node of nodes)
      if (node.type === 'mdxJsxTextElement' && isBlockName(node.name ?? ''))
        report(node, { kind: 'block-in-text', details: { name: node.name ?? '' } })
    return readAll(nodes, parent)
  }

  const readText = (node: Text, place: Position): BodyNode[] => {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    const [marks, offsets] = [marksIn(node.value), [...raw.matchAll(/※/g)].map(({ index }) => start + index)]
    marks.forEach((value, index) => {
      const offset = offsets[index]
      // A mark may be written as an entity; then the start of the text is the closest certain position.
      texts.push({ value, ...(offset === undefined || marks.length !== offsets.length ? place : locate(offset)) })
    })
    for (const { index, ...problem } of problemsInText(raw)) report(locate(start + index), problem)
    const stars = raw.indexOf('**')
    if (stars >= 0) report(locate(start + stars), { kind: 'mdx-left-over', details: { mark: '**' } })
    const wideStars = raw.indexOf('＊＊')
    if (wideStars >= 0) report(locate(start + wideStars), { kind: 'mdx-left-over', details: { mark: '＊＊' } })
    if (raw.includes('~~')) report(node, { kind: 'mdx-markdown', details: { name: '~~', instead: 'plain words' } })
    if (/\|\s*:?-{2,}/.test(raw))
      report(node, { kind: 'mdx-markdown', details: { name: 'a table (|)', instead: '<RateTable>' } })
    const invisible = findInvisible(node.value)
    if (invisible) report(node, { kind: 'control-character', details: { code: invisible.code } })
    for (const { offset, ...problem } of wordingProblems(raw, facts)) report(locate(start + offset), problem)
    const filled = fillText(node.value, facts)
    const placeOf = (offset: number) => {
      const brace = [...raw.matchAll(/｛/g)][node.value.slice(0, offset).split('｛').length - 1]
      return brace ? locate(start + brace.index) : place
    }
    for (const { offset, ...problem } of filled.problems) report(placeOf(offset), problem)
    for (const { offset, ...problem } of textProblems(raw, facts)) report(locate(start + offset), problem)
    if (Object.keys(filled.stated).length > 0) stated.push({ ...place, facts: filled.stated, isFolded: folds > 0 })
    words.push({ ...place, value: filled.text, written: node.value, isFolded: folds > 0 })
    return [{ type: 'text', value: filled.text }]
  }

  const readBlock = (element: BlockElement, parent: BlockName | undefined): BodyNode[] => {
    const name = element.name ?? ''
    if (!isBlockName(name)) {
      report(element, unknownTag(name) ?? { kind: 'unknown-block', details: { name, ...suggest(name, blockNames) } })
      const meant = nearest(name, blockNames) ?? ''
      readAll(element.children, isBlockName(meant) ? meant : undefined)
      return []
    }
    const attributes = readAttributes(element, locate)
    for (const { property, ...problem } of attributes.problems)
      report(problem, problem, property === '...' ? name : `${name}.${property}`)
    const { placedByPage, children: allowed } = blockOf(name)
    if (placedByPage) report(element, { kind: 'block-placed-by-page', details: { name } })
    const owner = parentOf(name)
    if (owner !== undefined && owner !== parent)
      report(element, { kind: 'block-in-wrong-place', details: { name, parent: owner } })
    const diagnosticsBefore = diagnostics.length
    folds += foldedBlocks.has(name) ? 1 : 0
    const children = wrapPhrasing(readAll(element.children, name))
    folds -= foldedBlocks.has(name) ? 1 : 0
    checkChildren(element, name, allowed, diagnostics.length > diagnosticsBefore)
    const filled = fillData(attributes.props, facts)
    for (const { path, ...problem } of filled.problems)
      report(attributes.positionOf(path), problem, `${name}.${showPath(path)}`)
    for (const { path, facts: named } of filled.statements)
      stated.push({ ...attributes.positionOf(path), facts: named })
    const { texts: ofProperties } = collectReferences(
      file,
      blockOf(name).props,
      attributes.props,
      attributes.positionOf,
    )
    for (const { value, line, column, field } of ofProperties)
      for (const { offset: _, ...problem } of [...plainTextProblems(value, facts), ...wordingProblems(value, facts)])
        report({ line, column }, problem, `${name}.${field}`)
    for (const { path, ...problem } of name === 'RateTable' ? tableDiagnostics(attributes.props) : [])
      report(attributes.positionOf(path), problem, `${name}.${showPath(path)}`)
    // Filling changes texts only, so the properties are still a record.
    const props = filled.data as BlockAttributes['props']
    const block: BlockNode = { type: 'block', name, props, children }
    written.set(block, attributes)
    return [block]
  }

  const checkChildren = (
    element: BlockElement,
    name: BlockName,
    allowed: string | readonly string[],
    hasDiagnostics: boolean,
  ) => {
    if (allowed === 'none') {
      if (!isBlank(element.children)) report(element, { kind: 'block-no-children', details: { name } })
      return
    }
    if (isBlank(element.children) && !hasDiagnostics) report(element, { kind: 'block-empty', details: { name } })
    if (typeof allowed === 'string') return
    // An unknown block already has a diagnostic of its own.
    const isForeign = (child: Nodes) =>
      !('name' in child) || (isBlockName(child.name ?? '') && !allowed.includes(child.name ?? ''))
    const foreign = flattenNodes(element.children).find((child) => !isComment(child) && isForeign(child))
    if (foreign) report(foreign, { kind: 'block-child', details: { parent: name, name: allowed.join(', ') } })
  }

  const read = (node: Nodes, parent?: BlockName): BodyNode[] => {
    const start = node.position?.start ?? { line: 1, column: 1 }
    switch (node.type) {
      case 'text':
        return readText(node, { line: start.line, column: start.column })
      case 'paragraph':
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: readPhrasing(node.children, parent) }]
      case 'listItem':
        return [{ type: 'item', children: readAll(node.children) }]
      case 'list':
        return [{ type: 'list', ordered: node.ordered === true, children: readAll(node.children) }]
      case 'heading':
        if (isBlank(node.children)) report(node, { kind: 'empty-text' })
        if (node.depth === 2 || node.depth === 3)
          return [{ type: 'heading', depth: node.depth, children: readPhrasing(node.children) }]
        report(node, {
          kind: 'mdx-markdown',
          details: { name: `${'#'.repeat(node.depth)} heading`, instead: '## or ###' },
        })
        return []
      case 'link':
        if (isAllowedLink(node.url)) links.push({ line: start.line, column: start.column, value: node.url })
        else report(node, { kind: 'bad-link', details: { got: node.url } })
        if (isBlank(node.children)) report(node, { kind: 'empty-text' })
        return [{ type: 'link', href: node.url, children: readPhrasing(node.children) }]
      case 'break':
        return [{ type: 'break' }]
      case 'thematicBreak':
        return [{ type: 'rule' }]
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return readBlock(node, parent)
      case 'mdxjsEsm':
        report(node, { kind: 'mdx-import' })
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isComment(node) || node.value.trim() === '') report(node, { kind: 'mdx-text-expression' })
        return []
      case 'definition':
      case 'linkReference':
        report(node, { kind: 'mdx-definition' })
        return []
      default: {
        const [name, instead] = unsupportedMarkdown[node.type] ?? [node.type, 'a block']
        report(node, { kind: 'mdx-markdown', details: { name, instead } })
        return []
      }
    }
  }

  const { tree, diagnostic } = parseMdxSyntax(file, source)
  if (diagnostic) diagnostics.push(diagnostic)
  const body = tree ? readAll(tree.children satisfies RootContent[]) : []
  if (diagnostics.length === 0)
    for (const { node, ...problem } of structureProblems(body)) report(placeOf(node), problem)
  return { body, diagnostics, texts, words, links, stated, refusedProperties, placeOf, positionOf }
}
