/** The part of an ESTree node that a literal can be made of. */
type SyntaxNode = {
  type: string
  start?: number
  value?: unknown
  regex?: unknown
  bigint?: unknown
  operator?: string
  argument?: SyntaxNode
  elements?: (SyntaxNode | null)[]
  properties?: SyntaxNode[]
  key?: SyntaxNode & { name?: string }
  computed?: boolean
  kind?: string
  method?: boolean
  shorthand?: boolean
  quasis?: { value: { cooked?: string | null } }[]
  expressions?: SyntaxNode[]
}

export class NotALiteral extends Error {}

function readKey(property: SyntaxNode): string {
  const isPlain = property.type === 'Property' && property.kind === 'init' && !property.computed && !property.method && !property.shorthand
  const key = property.key?.type === 'Identifier' ? property.key.name : property.key?.value
  if (!isPlain || typeof key !== 'string' || key === '__proto__') throw new NotALiteral()
  return key
}

/**
 * The value of a syntax tree made of strings, numbers, booleans, null, plain arrays and plain objects.
 * Nothing is evaluated: anything else in the tree is refused.
 * @throws NotALiteral
 */
export function readLiteral(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'Literal':
      if (node.regex !== undefined || node.bigint !== undefined) throw new NotALiteral()
      return node.value
    case 'TemplateLiteral':
      if ((node.expressions ?? []).length > 0) throw new NotALiteral()
      return node.quasis?.[0]?.value.cooked ?? ''
    case 'UnaryExpression': {
      const value = node.argument ? readLiteral(node.argument) : undefined
      if (node.operator !== '-' || typeof value !== 'number') throw new NotALiteral()
      return -value
    }
    case 'ArrayExpression':
      return (node.elements ?? []).map((element) => {
        if (!element) throw new NotALiteral()
        return readLiteral(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties ?? []).map((property) => {
          const key = readKey(property)
          return [key, readLiteral(property.value as SyntaxNode)]
        }),
      )
    default:
      throw new NotALiteral()
  }
}

/**
 * The offset in the source of what `path` leads to inside a literal's syntax tree, as near as the tree knows.
 */
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
    return rest.length === 0 ? property.start : offsetInLiteral(property.value as SyntaxNode, rest)
  }
  return node.start
}

export type { SyntaxNode }
