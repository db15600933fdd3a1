import { createElement, type ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import type { Scope } from '#blocks/block-props.ts'
import { getBlockComponent, isWideBlock } from '#blocks/registry.ts'
import { renderText } from '#blocks/rich-text.tsx'

import { listBlocks, type BodyNode } from '#content-layer/entries/body.ts'

import { groupBySection, pairSections } from './sections.ts'

type BlockNode = Extract<BodyNode, { type: 'block' }>

/** `occurrences`: the numbers of blocks among those of their name, without the first of each. */
type Context = { scope: Scope; occurrences: ReadonlyMap<BodyNode, number> }

/** Numbers the blocks of the same name, from 2 on. */
function numberRepeatedBlocks(nodes: readonly BodyNode[]): ReadonlyMap<BodyNode, number> {
  const counts = new Map<string, number>()
  return new Map(
    listBlocks(nodes).flatMap((block): [BodyNode, number][] => {
      const count = (counts.get(block.name) ?? 0) + 1
      counts.set(block.name, count)
      return count > 1 ? [[block, count]] : []
    }),
  )
}

function renderBlock(node: BlockNode, context: Context): ReactNode {
  const occurrence = context.occurrences.get(node)
  const scope = { ...context.scope, ...(occurrence === undefined ? {} : { occurrence }) }
  return createElement(getBlockComponent(node.name), { ...node.props, scope }, ...renderNodes(node.children, context))
}

const headingClasses = {
  2: 'text-heading font-extrabold',
  3: 'mt-8! mb-2 text-lead font-bold',
} as const
const listClasses = 'grid gap-1.5 pl-5 not-first:mt-3'

/** Renders a node. A missing case does not compile, and children are spread, so that none needs a key. */
function renderNode(node: BodyNode, context: Context): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node.value, context.scope)
    case 'break':
      return <br />
    case 'rule':
      return <hr className="my-7 border-line" />
    case 'block':
      return renderBlock(node, context)
  }
  const children = renderNodes(node.children, context)
  switch (node.type) {
    case 'paragraph':
      return createElement('p', { className: 'not-first:mt-3' }, ...children)
    case 'strong':
      return createElement('strong', { className: 'font-bold' }, ...children)
    case 'emphasis':
      return createElement('em', { className: 'font-bold not-italic' }, ...children)
    case 'item':
      return createElement('li', { className: 'pl-1' }, ...children)
    case 'list':
      return node.ordered
        ? createElement('ol', { className: `${listClasses} list-decimal` }, ...children)
        : createElement('ul', { className: `${listClasses} list-disc` }, ...children)
    case 'heading':
      return createElement(
        `h${context.scope.headingLevel + node.depth - 2}`,
        { className: headingClasses[node.depth] },
        ...children,
      )
    case 'link':
      return createElement(
        Anchor,
        { href: node.href, className: 'font-bold underline underline-offset-4' },
        ...children,
      )
  }
}

function renderNodes(nodes: readonly BodyNode[], context: Context): ReactNode[] {
  return nodes.map((node) => renderNode(node, context))
}

type Inserted = { at: number; replaces: boolean; element: ReactNode }

type Props = {
  nodes: readonly BodyNode[]
  scope: Scope
  /**
   * An element that the template inserts before the node at `at`. With `replaces`, it replaces that node until the
   * campaign has ended, if scripts run.
   */
  inserted?: Inserted | undefined
}

/** A rendered node, whether it starts a section, and whether it needs the full width. */
type Part = { element: ReactNode; isStart: boolean; isWide: boolean }

/** Adds the inserted element, with the node that it replaces. */
function insertPart(parts: readonly Part[], { at, replaces, element }: Inserted): Part[] {
  const replaced = replaces && createElement('div', { className: 'scripted:hidden ended:block!' }, parts[at]?.element)
  return parts.toSpliced(at, replaces ? 1 : 0, {
    element: createElement('div', {}, element, replaced),
    isStart: false,
    isWide: true,
  })
}

/** A campaign's long text, in sections that start with the headings of level 2. */
export function Body({ nodes, scope, inserted }: Props) {
  const rendered = renderNodes(nodes, { scope, occurrences: numberRepeatedBlocks(nodes) })
  const parts = nodes.map((node, index) => ({
    element: rendered[index],
    isStart: node.type === 'heading' && node.depth === 2,
    isWide: listBlocks([node]).some(({ name }) => isWideBlock(name)),
  }))
  const sections = groupBySection(inserted ? insertPart(parts, inserted) : parts)
  const areHalf = pairSections(sections.map((section) => section.some(({ isWide }) => isWide)))
  return createElement(
    'div',
    { className: 'sections' },
    ...sections.map((section, index) =>
      createElement(
        'div',
        { className: areHalf[index] ? 'half' : undefined },
        ...section.map(({ element }) => element),
      ),
    ),
  )
}
