import type { Nodes, PhrasingContent, RootContent } from 'mdast'

import { blockSchemas, isBlockName, type BlockName } from '#schemas/blocks.ts'
import { isAllowedLink } from '#schemas/primitives.ts'

import { readAttributes, type BlockElement, type Locate } from './block-attributes.ts'
import type { BodyNode } from './body.ts'
import type { Fault, FaultDetails, Place } from './fault.ts'
import { parseMdxSyntax } from './mdx-syntax.ts'
import { suggest } from './suggest.ts'
import type { Path } from './validate.ts'

export type BlockNode = Extract<BodyNode, { type: 'block' }>
export type PlacedText = Place & { value: string }

export type MdxFile = {
  body: BodyNode[]
  faults: Fault[]
  /** Every run of text with its place, for the check of marks. */
  texts: PlacedText[]
  links: PlacedText[]
  /** Where a block's property stands. */
  placeOf: (block: BlockNode, path: Path) => Place
}

/** Markdown that pages do not have, and what to use in its place. */
const insteadOf: Readonly<Record<string, [name: string, instead: string]>> = {
  blockquote: ['a quotation (>)', '<Notice>'],
  code: ['a code block', 'plain text'],
  inlineCode: ['code (`…`)', '**…**'],
  image: ['a Markdown picture', '<Image src="…" alt="…" />'],
  imageReference: ['a Markdown picture', '<Image src="…" alt="…" />'],
  html: ['raw HTML', 'Markdown or a block'],
}

/** The block that may hold this one where it is not free to stand anywhere. */
function parentOf(name: BlockName): string | undefined {
  return Object.entries(blockSchemas).find(([, { children }]) => typeof children !== 'string' && (children as readonly string[]).includes(name))?.[0]
}

function locator(source: string): Locate {
  const starts = [0]
  for (let index = source.indexOf('\n'); index >= 0; index = source.indexOf('\n', index + 1)) starts.push(index + 1)
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset) + 1
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}

function isSpace(node: Nodes): boolean {
  return (node.type === 'text' && node.value.trim() === '') || (node.type === 'mdxTextExpression' && node.value.trim() === '')
}

/** A paragraph that holds nothing but blocks is those blocks: `<Fact term="…">…</Fact>` on a line of its own. */
function unravel(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if (node.type !== 'paragraph') return [node]
    const holdsOnlyBlocks = node.children.every((child) => child.type === 'mdxJsxTextElement' || isSpace(child))
    return holdsOnlyBlocks ? node.children.filter((child) => !isSpace(child)) : [node]
  })
}

const phrasing: readonly string[] = ['text', 'strong', 'emphasis', 'link', 'break'] satisfies PhrasingContent['type'][]

/** Text that stands in a block without a paragraph of its own gets one. */
function wrapPhrasing(children: BodyNode[]): BodyNode[] {
  const wrapped: BodyNode[] = []
  for (const child of children) {
    const last = wrapped.at(-1)
    if (!phrasing.includes(child.type)) wrapped.push(child)
    else if (last?.type === 'paragraph') last.children.push(child)
    else wrapped.push({ type: 'paragraph', children: [child] })
  }
  return wrapped
}

/** Reads a body of Markdown and blocks. Content is data: whatever would be code is a fault with its place. */
export function parseMdx(file: string, source: string): MdxFile {
  const faults: Fault[] = []
  const texts: PlacedText[] = []
  const links: PlacedText[] = []
  const places = new WeakMap<BlockNode, (path: Path) => Place>()
  const placeOf = (block: BlockNode, path: Path) => places.get(block)?.(path) ?? { line: 1, column: 1 }
  const locate = locator(source)

  const report = (node: Nodes | Place, kind: string, details: FaultDetails = {}, field = '-') => {
    const place = 'line' in node ? node : { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
    faults.push({ file, line: place.line, column: place.column, field, kind, details })
  }

  const readAll = (nodes: readonly Nodes[], parent?: BlockName): BodyNode[] => unravel(nodes).flatMap((node) => read(node, parent))

  const readBlock = (element: BlockElement, parent: BlockName | undefined): BodyNode[] => {
    const name = element.name ?? ''
    if (!isBlockName(name)) {
      const kind = /^[a-z]/.test(name) || name === '' ? 'mdx-html' : 'unknown-block'
      report(element, kind, { name, ...suggest(name, Object.keys(blockSchemas)) })
      readAll(element.children)
      return []
    }
    const attributes = readAttributes(element, locate)
    for (const { kind, details, field, ...place } of attributes.slips) report(place, kind, details, field)
    if ('placedByPage' in blockSchemas[name]) report(element, 'block-placed-by-page', { name })
    const owner = parentOf(name)
    if (owner !== undefined && owner !== parent) report(element, 'block-in-wrong-place', { name, parent: owner })
    const allowed: string | readonly string[] = blockSchemas[name].children
    const children = wrapPhrasing(readAll(element.children, name)).filter((child) => child.type !== 'text' || child.value.trim() !== '')
    checkChildren(element, name, allowed, children)
    const block: BlockNode = { type: 'block', name, props: attributes.props, children }
    places.set(block, attributes.placeOf)
    return [block]
  }

  const checkChildren = (element: BlockElement, name: BlockName, allowed: string | readonly string[], children: BodyNode[]) => {
    if (allowed === 'none') {
      if (children.length > 0) report(element, 'block-no-children', { name })
      return
    }
    if (children.length === 0 && element.children.length === 0) report(element, 'block-empty', { name })
    if (typeof allowed === 'string') return
    const stranger = children.findIndex((child) => child.type !== 'block' || !allowed.includes(child.name))
    const strangerNode = unravel(element.children)[stranger]
    if (stranger >= 0) report(strangerNode ?? element, 'block-child', { parent: name, name: allowed.join(', ') })
  }

  const read = (node: Nodes, parent?: BlockName): BodyNode[] => {
    const start = node.position?.start ?? { line: 1, column: 1 }
    switch (node.type) {
      case 'text':
        texts.push({ line: start.line, column: start.column, value: node.value })
        return [{ type: 'text', value: node.value }]
      case 'paragraph':
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: readAll(node.children) }]
      case 'listItem':
        return [{ type: 'item', children: readAll(node.children) }]
      case 'list':
        return [{ type: 'list', ordered: node.ordered === true, children: readAll(node.children) }]
      case 'heading':
        if (node.depth === 2 || node.depth === 3) return [{ type: 'heading', depth: node.depth, children: readAll(node.children) }]
        report(node, 'mdx-markdown', { name: `${'#'.repeat(node.depth)} heading`, instead: '## or ###' })
        return []
      case 'link':
        if (isAllowedLink(node.url)) links.push({ line: start.line, column: start.column, value: node.url })
        else report(node, 'bad-link', { got: node.url })
        return [{ type: 'link', href: node.url, children: readAll(node.children) }]
      case 'break':
        return [{ type: 'break' }]
      case 'thematicBreak':
        return [{ type: 'rule' }]
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return readBlock(node, parent)
      case 'mdxjsEsm':
        report(node, 'mdx-import')
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!/^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value)) report(node, 'mdx-text-expression')
        return []
      case 'definition':
      case 'linkReference':
        report(node, 'mdx-definition')
        return []
      default: {
        const [name, instead] = insteadOf[node.type] ?? [node.type, 'a block']
        report(node, 'mdx-markdown', { name, instead })
        return []
      }
    }
  }

  const frontMatter = /^---\r?\n/.test(source)
  if (frontMatter) report({ line: 1, column: 1 }, 'mdx-front-matter')
  const { tree, fault } = frontMatter ? { tree: undefined, fault: undefined } : parseMdxSyntax(file, source)
  if (fault) faults.push(fault)
  const body = tree ? readAll(tree.children satisfies RootContent[]) : []
  return { body, faults, texts, links, placeOf }
}
