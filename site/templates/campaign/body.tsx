import { createElement, type ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import type { Scope } from '#blocks/block-props.ts'
import { getBlockComponent } from '#blocks/registry.ts'
import { renderText } from '#blocks/rich-text.tsx'

import { listBlocks, type BodyNode } from '#content-layer/entries/body.ts'

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
  2: 'mt-14! mb-4 text-heading font-extrabold first:mt-0!',
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

type Props = {
  nodes: readonly BodyNode[]
  scope: Scope
  /**
   * An element that the template inserts before the node at `at`. With `replaces`, it replaces that node until the
   * campaign has ended, if scripts run.
   */
  inserted?: { at: number; replaces: boolean; element: ReactNode } | undefined
}

/** A campaign's long text. */
export function Body({ nodes, scope, inserted }: Props) {
  const rendered = renderNodes(nodes, { scope, occurrences: numberRepeatedBlocks(nodes) })
  const children = inserted
    ? rendered.toSpliced(
        inserted.at,
        inserted.replaces ? 1 : 0,
        createElement(
          'div',
          {},
          inserted.element,
          inserted.replaces &&
            createElement('div', { className: 'scripted:hidden ended:block!' }, rendered[inserted.at]),
        ),
      )
    : rendered
  return createElement('div', { className: '[&>*+*]:mt-4' }, ...children)
}
