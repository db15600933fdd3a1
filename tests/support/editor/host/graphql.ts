/** A field that a query asks for, with what is asked of its value. */
export type Selection = { name: string; alias: string; given: Given; inner: Selection[]; on?: string }

type Given = Record<string, unknown>

/** A value with fields; a function takes the arguments of its field. */
export type Node = { [field: string]: unknown }

const token = /\.\.\.|"(?:[^"\\]|\\.)*"|[{}()[\]:!=$]|-?\d+|\w+/g

/** Reads the part of GraphQL that clients of a host send: one operation, fields, arguments, fragments in place. */
class Reader {
  readonly #tokens: string[]
  readonly #variables: Given
  #at = 0

  constructor(query: string, variables: Given) {
    this.#tokens = query.match(token) ?? []
    this.#variables = variables
  }

  /** Reads the fields that the operation requests. */
  read(): Selection[] {
    while (this.#peek() !== '{') {
      if (this.#peek() === '(') while (this.#next() !== ')');
      else this.#next()
    }
    return this.#selections()
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #next(): string {
    const found = this.#peek()
    if (found === '') throw new Error('Parse error: unexpected end')
    this.#at += 1
    return found
  }

  #selections(): Selection[] {
    const found: Selection[] = []
    this.#next()
    while (this.#peek() !== '}') found.push(this.#selection())
    this.#next()
    return found
  }

  #selection(): Selection {
    const first = this.#next()
    if (first === '...') {
      this.#next()
      return { name: '', alias: '', given: {}, on: this.#next(), inner: this.#selections() }
    }
    const isAlias = this.#peek() === ':'
    if (isAlias) this.#next()
    const name = isAlias ? this.#next() : first
    const given = this.#peek() === '(' ? this.#arguments() : {}
    return { name, alias: first, given, inner: this.#peek() === '{' ? this.#selections() : [] }
  }

  #arguments(end = ')'): Given {
    const given: Given = {}
    this.#next()
    while (this.#peek() !== end) {
      const name = this.#next()
      this.#next()
      given[name] = this.#value()
    }
    this.#next()
    return given
  }

  #value(): unknown {
    if (this.#peek() === '{') return this.#arguments('}')
    const found = this.#next()
    if (found === '$') return this.#variables[this.#next()]
    if (found.startsWith('"')) return JSON.parse(found)
    if (found !== '[') return /^-?\d+$/.test(found) ? Number(found) : found
    const items: unknown[] = []
    while (this.#peek() !== ']') items.push(this.#value())
    this.#next()
    return items
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function answerField(node: Node, { name, given, inner }: Selection): unknown {
  if (!(name in node)) throw new Error(`Field '${name}' doesn't exist on type '${String(node['__typename'])}'`)
  const field = node[name]
  const value: unknown = typeof field === 'function' ? (field as (given: Given) => unknown)(given) : field
  if (Array.isArray(value)) return value.map((item: unknown) => (isNode(item) ? answer(item, inner) : item))
  return isNode(value) && inner.length > 0 ? answer(value, inner) : (value ?? null)
}

function answer(node: Node, selections: readonly Selection[]): Node {
  const parts = selections.map((selection) => {
    if (selection.on === undefined) return { [selection.alias]: answerField(node, selection) }
    return selection.on === node['__typename'] ? answer(node, selection.inner) : {}
  })
  return Object.assign({}, ...parts) as Node
}

/**
 * Answers a query or mutation from a tree of values and functions.
 * @throws Error for a field that the tree does not have
 */
export function answerGraphQL(root: Node, query: string, variables: Given): Node {
  return answer(root, new Reader(query, variables).read())
}
