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

function findProblem(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  isTwice: boolean,
  locate: Locate,
): AttributeProblem | undefined {
  const position = getStart(attribute)
  if (attribute.type === 'mdxJsxExpressionAttribute') return { ...position, property: '...', kind: 'mdx-spread' }
  const { name } = attribute
  if (isTwice) return { ...position, property: name, kind: 'block-duplicate-property' }
  if (/^on[A-Z]|^on[a-z]+$/.test(name)) return { ...position, property: name, kind: 'mdx-handler', details: { name } }
  try {
    readValue(attribute)
    return undefined
  } catch (error) {
    if (!(error instanceof NotALiteral)) throw error
    const exact = error.offset === undefined ? position : locate(error.offset)
    return { ...exact, property: name, kind: error.kind }
  }
}

/** Reads a block's attributes: literals only, each with its position. */
export function readAttributes(element: BlockElement, locate: Locate): BlockAttributes {
  const props = new Map<string, unknown>()
  const problems: AttributeProblem[] = []
  const written = new Map<string, MdxJsxAttribute>()
  for (const attribute of element.attributes) {
    const isTwice = attribute.type === 'mdxJsxAttribute' && written.has(attribute.name)
    const problem = findProblem(attribute, isTwice, locate)
    if (problem) problems.push(problem)
    if (problem || attribute.type !== 'mdxJsxAttribute') continue
    written.set(attribute.name, attribute)
    props.set(attribute.name, readValue(attribute))
  }
  const positionOf = (path: Path): Position => {
    const attribute = written.get(String(path[0]))
    if (!attribute) return getStart(element)
    const literal = path.length > 1 ? findLiteral(attribute) : undefined
    const offset = literal && offsetInLiteral(literal, path.slice(1))
    return offset === undefined ? getStart(attribute) : locate(offset)
  }
  return { props: Object.fromEntries(props), problems, positionOf }
}
