import type { ComponentType, ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { Heading } from '#blocks/heading.tsx'
import { blocks } from '#blocks/registry.ts'
import { RichText } from '#blocks/rich-text.tsx'

import { blocksIn, type BodyNode } from '../content-layer/body.ts'

type BlockNode = Extract<BodyNode, { type: 'block' }>
type AnyBlock = ComponentType<Record<string, unknown> & { scope: Scope; children?: ReactNode }>

type Context = { scope: Scope; later: ReadonlyMap<BodyNode, number> }

/** Which block of its name each one is; the first ones are left out. */
function laterOccurrences(nodes: readonly BodyNode[]): ReadonlyMap<BodyNode, number> {
  const counts = new Map<string, number>()
  return new Map(
    blocksIn(nodes).flatMap((block): [BodyNode, number][] => {
      const count = (counts.get(block.name) ?? 0) + 1
      counts.set(block.name, count)
      return count > 1 ? [[block, count]] : []
    }),
  )
}

function Block({ node, context }: { node: BlockNode; context: Context }) {
  // The content check has proved the props against this block's schema; the type of a pair of name and props is lost in between.
  const Component = blocks[node.name] as unknown as AnyBlock
  const occurrence = context.later.get(node)
  const inner = node.children.length > 0 ? <BodyInner nodes={node.children} context={context} /> : undefined
  return (
    <Component {...node.props} scope={{ ...context.scope, ...(occurrence === undefined ? {} : { occurrence }) }}>
      {inner}
    </Component>
  )
}

const headingLooks = { 2: 'mt-14! mb-4 text-heading font-extrabold first:mt-0!', 3: 'mt-8! mb-2 text-lead font-bold' } as const

function NodeView({ node, context }: { node: BodyNode; context: Context }): ReactNode {
  switch (node.type) {
    case 'text':
      return <RichText text={node.value} scope={context.scope} />
    case 'paragraph':
      return (
        <p className="not-first:mt-3">
          <BodyInner nodes={node.children} context={context} />
        </p>
      )
    case 'strong':
      return (
        <strong className="font-bold">
          <BodyInner nodes={node.children} context={context} />
        </strong>
      )
    case 'emphasis':
      return (
        <em className="font-bold not-italic">
          <BodyInner nodes={node.children} context={context} />
        </em>
      )
    case 'item':
      return (
        <li className="pl-1">
          <BodyInner nodes={node.children} context={context} />
        </li>
      )
    case 'list': {
      const Tag = node.ordered ? 'ol' : 'ul'
      return (
        <Tag className={`grid gap-1.5 pl-5 not-first:mt-3 marker:text-sub ${node.ordered ? 'list-decimal' : 'list-disc'}`}>
          <BodyInner nodes={node.children} context={context} />
        </Tag>
      )
    }
    case 'heading':
      return (
        <Heading level={context.scope.headingLevel + node.depth - 2} className={headingLooks[node.depth]}>
          <BodyInner nodes={node.children} context={context} />
        </Heading>
      )
    case 'link':
      return (
        <a href={node.href} className="font-bold underline underline-offset-4">
          <BodyInner nodes={node.children} context={context} />
        </a>
      )
    case 'break':
      return <br />
    case 'rule':
      return <hr className="my-7 border-line" />
    case 'block':
      return <Block node={node} context={context} />
  }
}

function BodyInner({ nodes, context }: { nodes: readonly BodyNode[]; context: Context }) {
  return nodes.map((node, index) => <NodeView key={index} node={node} context={context} />)
}

/** A campaign's long text. Every kind of node has its look; one without would not compile. */
export function Body({ nodes, scope }: { nodes: readonly BodyNode[]; scope: Scope }) {
  return (
    <div className="[&>*+*]:mt-4">
      <BodyInner nodes={nodes} context={{ scope, later: laterOccurrences(nodes) }} />
    </div>
  )
}
