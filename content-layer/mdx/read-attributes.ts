import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'

import type { Problem, Path, Position, PositionOf } from '../diagnostics/diagnostic.ts'
import { NotALiteral, offsetInLiteral, readLiteral, type SyntaxNode } from './read-literal.ts'

/** A block in the syntax tree of MDX: on lines of its own, or within a paragraph. */
export type BlockElement = MdxJsxFlowElement | MdxJsxTextElement

type AttributeProblem = Position & { property: string } & Problem

/** The attributes of a block after parsing, as its properties. */
export type BlockAttributes = {
  props: Record<string, unknown>
  problems: AttributeProblem[]
  /** Returns the position of the property at `path`, or of the block if the property is absent. */
  positionOf: PositionOf
}

/** Converts an offset in the source to line and column. */
export type Locate = (offset: number) => Position

function getStart(node: { position?: { start: Position } | undefined }): Position {
  const start = node.position?.start
  return { line: start?.line ?? 1, column: start?.column ?? 1 }
}

function findLiteral(attribute: MdxJsxAttribute): SyntaxNode | undefined {
  if (typeof attribute.value !== 'object' || attribute.value === null) return undefined
  const statement = attribute.value.data?.estree?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

function readValue(attribute: MdxJsxAttribute): unknown {
  if (attribute.value === null || attribute.value === undefined) return true
  if (typeof attribute.value === 'string') return attribute.value
  const literal = findLiteral(attribute)
  if (!literal) throw new NotALiteral()
  return readLiteral(literal)
}

/** An attribute with its value. */
type ReadAttribute = { attribute: MdxJsxAttribute; value: unknown }

/** Reads an attribute, or returns why it is refused; `isTwice`: whether the block has another one of this name. */
function readAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  isTwice: boolean,
  locate: Locate,
): ReadAttribute | AttributeProblem {
  const position = getStart(attribute)
  if (attribute.type === 'mdxJsxExpressionAttribute') return { ...position, property: '...', kind: 'mdx-spread' }
  const { name } = attribute
  if (isTwice) return { ...position, property: name, kind: 'block-duplicate-property' }
  if (/^on[A-Z]|^on[a-z]+$/.test(name)) return { ...position, property: name, kind: 'mdx-handler', details: { name } }
  try {
    return { attribute, value: readValue(attribute) }
  } catch (error) {
    if (!(error instanceof NotALiteral)) throw error
    const exact = error.offset === undefined ? position : locate(error.offset)
    return { ...exact, property: name, kind: error.kind }
  }
}

/** Reads a block's attributes: literals only, each with its position. */
export function readAttributes(element: BlockElement, locate: Locate): BlockAttributes {
  const attributes = new Map<string, ReadAttribute>()
  const problems: AttributeProblem[] = []
  for (const each of element.attributes) {
    const isTwice = each.type === 'mdxJsxAttribute' && attributes.has(each.name)
    const read = readAttribute(each, isTwice, locate)
    if ('attribute' in read) attributes.set(read.attribute.name, read)
    else problems.push(read)
  }
  const props = Object.fromEntries([...attributes].map(([name, { value }]) => [name, value]))
  const positionOf = (path: Path): Position => {
    const attribute = attributes.get(String(path[0]))?.attribute
    if (!attribute) return getStart(element)
    const literal = path.length > 1 ? findLiteral(attribute) : undefined
    const offset = literal && offsetInLiteral(literal, path.slice(1))
    return offset === undefined ? getStart(attribute) : locate(offset)
  }
  return { props, problems, positionOf }
}
