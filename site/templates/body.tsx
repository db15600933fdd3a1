import type { ComponentType, ReactNode } from 'react'

import type { Scope } from '#blocks/block-props.ts'
import { Heading } from '#blocks/heading.tsx'
import { blocks } from '#blocks/registry.ts'
import { RichText } from '#blocks/rich-text.tsx'

import type { BodyNode } from '../content-layer/body.ts'

type BlockNode = Extract<BodyNode, { type: 'block' }>
type AnyBlock = ComponentType<Record<string, unknown> & { scope: Scope; children?: ReactNode }>

function Block({ node, scope }: { node: BlockNode; scope: Scope }) {
  // The content check has proved the props against this block's schema; the type of a pair of name and props is lost in between.
  const Component = blocks[node.name] as unknown as AnyBlock
  const inner = node.children.length > 0 ? <BodyInner nodes={node.children} scope={scope} /> : undefined
  return (
    <Component {...node.props} scope={scope}>
      {inner}
    </Component>
  )
}

const headingLooks = { 2: 'mt-14 mb-4 text-heading font-extrabold first:mt-0', 3: 'mt-7 mb-2 text-lead font-bold' } as const

function NodeView({ node, scope }: { node: BodyNode; scope: Scope }): ReactNode {
  switch (node.type) {
    case 'text':
      return <RichText text={node.value} scope={scope} />
    case 'paragraph':
      return (
        <p className="not-first:mt-3">
          <BodyInner nodes={node.children} scope={scope} />
        </p>
      )
    case 'strong':
      return (
        <strong className="font-bold">
          <BodyInner nodes={node.children} scope={scope} />
        </strong>
      )
    case 'emphasis':
      return (
        <em className="font-bold not-italic">
          <BodyInner nodes={node.children} scope={scope} />
        </em>
      )
    case 'item':
      return (
        <li className="pl-1">
          <BodyInner nodes={node.children} scope={scope} />
        </li>
      )
    case 'list': {
      const Tag = node.ordered ? 'ol' : 'ul'
      return (
        <Tag className={`grid gap-1.5 pl-5 not-first:mt-3 marker:text-sub ${node.ordered ? 'list-decimal' : 'list-disc'}`}>
          <BodyInner nodes={node.children} scope={scope} />
        </Tag>
      )
    }
    case 'heading':
      return (
        <Heading level={scope.headingLevel + node.depth - 2} className={headingLooks[node.depth]}>
          <BodyInner nodes={node.children} scope={scope} />
        </Heading>
      )
    case 'link':
      return (
        <a href={node.href} className="font-bold underline underline-offset-4">
          <BodyInner nodes={node.children} scope={scope} />
        </a>
      )
    case 'break':
      return <br />
    case 'rule':
      return <hr className="my-7 border-line" />
    case 'block':
      return <Block node={node} scope={scope} />
  }
}

function BodyInner({ nodes, scope }: { nodes: readonly BodyNode[]; scope: Scope }) {
  return nodes.map((node, index) => <NodeView key={index} node={node} scope={scope} />)
}

/** A campaign's long text. Every kind of node has its look; one without would not compile. */
export function Body({ nodes, scope }: { nodes: readonly BodyNode[]; scope: Scope }) {
  return (
    <div className="[&>*+*]:mt-4 [&>h2]:mt-14 [&>h2:first-child]:mt-0">
      <BodyInner nodes={nodes} scope={scope} />
    </div>
  )
}
