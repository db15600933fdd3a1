/** The properties of ESTree nodes that literals consist of. */
export type SyntaxNode = {
  type: string
  start?: number
  value?: unknown
  regex?: unknown
  bigint?: unknown
  operator?: string
  argument?: SyntaxNode | null | undefined
  elements?: (SyntaxNode | null)[]
  properties?: SyntaxNode[]
  key?: SyntaxNode & { name?: unknown }
  computed?: boolean
  kind?: string
  method?: boolean
  shorthand?: boolean
  quasis?: { value: { cooked?: string | null | undefined } }[]
  expressions?: SyntaxNode[]
  object?: SyntaxNode
  end?: number
}

/** Thrown for the part of a syntax tree that is not a literal; has its offset in the source if the tree has one. */
export class NotALiteral extends Error {
  constructor(
    readonly offset?: number,
    readonly kind: 'mdx-expression' | 'mdx-missing-comma' | 'block-duplicate-property' = 'mdx-expression',
  ) {
    super(kind)
  }
}

/** Returns whether a value is a node of the tree. A property's value is a node, a literal's the value itself. */
function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function readKey(property: SyntaxNode): string {
  const isPlain =
    property.type === 'Property' &&
    property.kind === 'init' &&
    !property.computed &&
    !property.method &&
    !property.shorthand
  const key = property.key?.type === 'Identifier' ? property.key.name : property.key?.value
  if (!isPlain || typeof key !== 'string' || key === '__proto__') throw new NotALiteral(property.start)
  return key
}

function readObject(properties: readonly SyntaxNode[]): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const property of properties) {
    const key = readKey(property)
    if (entries.has(key)) throw new NotALiteral(property.start, 'block-duplicate-property')
    if (!isNode(property.value)) throw new NotALiteral(property.start)
    entries.set(key, readLiteral(property.value))
  }
  return Object.fromEntries(entries)
}

/**
 * Returns the value of a syntax tree of strings, numbers, booleans, null, plain arrays and plain objects. Nothing is
 * evaluated; anything else is refused.
 * @throws NotALiteral
 */
export function readLiteral(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'Literal':
      if (node.regex !== undefined || node.bigint !== undefined) throw new NotALiteral(node.start)
      return node.value
    case 'TemplateLiteral':
      if ((node.expressions ?? []).length > 0) throw new NotALiteral(node.start)
      return node.quasis?.[0]?.value.cooked ?? ''
    case 'UnaryExpression': {
      const value = node.argument ? readLiteral(node.argument) : undefined
      if (node.operator !== '-' || typeof value !== 'number') throw new NotALiteral(node.start)
      return -value
    }
    case 'ArrayExpression':
      return (node.elements ?? []).map((element) => {
        if (!element) throw new NotALiteral(node.start)
        return readLiteral(element)
      })
    case 'ObjectExpression':
      return readObject(node.properties ?? [])
    case 'MemberExpression':
      // Two lists without a comma in between are parsed as an access to the first.
      if (node.object?.type === 'ArrayExpression') throw new NotALiteral(node.object.end, 'mdx-missing-comma')
      throw new NotALiteral(node.start)
    default:
      throw new NotALiteral(node.start)
  }
}

/** Returns the source offset of the value at `path` inside a literal, or of its nearest known ancestor. */
export function offsetInLiteral(node: SyntaxNode, path: readonly PropertyKey[]): number | undefined {
  const [step, ...rest] = path
  if (step === undefined) return node.start
  if (node.type === 'ArrayExpression' && typeof step === 'number') {
    const element = node.elements?.[step]
    return element ? offsetInLiteral(element, rest) : node.start
  }
  if (node.type === 'ObjectExpression') {
    const property = node.properties?.find((candidate) => (candidate.key?.name ?? candidate.key?.value) === step)
    if (!property) return node.start
    return rest.length > 0 && isNode(property.value) ? offsetInLiteral(property.value, rest) : property.start
  }
  return node.start
}
