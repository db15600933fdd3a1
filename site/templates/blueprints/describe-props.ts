import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'
import type { Unit } from '#schemas/meta.ts'

type Node = z.core.JSONSchema.BaseSchema

/** A property as the catalogue shows it. `path` is written as in content: `period.start`, `items[].price`. */
export type PropRow = {
  path: string
  type: string
  isRequired: boolean
  initial: string | undefined
  description: string
}

const unitNames: Readonly<Record<Unit, string>> = {
  percent: '%',
  points: 'ポイント',
  yen: '円',
  pixels: 'px',
  count: '件',
}
const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  boolean: 'true / false',
  integer: '整数',
  number: '数',
  object: 'まとまり',
}
const formatNames: Readonly<Record<string, string>> = { image: '画像', color: '色' }

function isNode(value: unknown): value is Node {
  return isRecord(value)
}

/** Returns the schema of an array's items; undefined for anything else. */
function itemOf({ items }: Node): Node | undefined {
  return isNode(items) ? items : undefined
}

function isUnit(unit: unknown): unit is Unit {
  return typeof unit === 'string' && Object.hasOwn(unitNames, unit)
}

function typeOf(node: Node): string {
  if (node.anyOf) return node.anyOf.filter(isNode).map(typeOf).join(' か ')
  if (node.enum) return node.enum.join(' / ')
  if (node.type === 'null') return 'null'
  if (node.type === 'array') return `${typeOf(itemOf(node) ?? {})}の一覧`
  const type = typeof node.type === 'string' ? node.type : ''
  const name = formatNames[node.format ?? ''] ?? typeNames[type] ?? ''
  const unit = node['unit']
  return isUnit(unit) ? `${name}（${unitNames[unit]}）` : name
}

function descriptionOf(node: Node): string {
  return (
    node.description ??
    node.anyOf?.filter(isNode).find(({ description }) => description !== undefined)?.description ??
    ''
  )
}

function rowsBelow(node: Node, path: string): PropRow[] {
  const item = itemOf(node)
  if (item) return rowsBelow(item, `${path}[]`)
  const required = new Set(node.required)
  return Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    if (!isNode(property)) return []
    const own = path === '' ? name : `${path}.${name}`
    const row = {
      path: own,
      type: typeOf(property),
      isRequired: required.has(name),
      initial: property.default === undefined ? undefined : JSON.stringify(property.default),
      description: descriptionOf(property),
    }
    return [row, ...rowsBelow(property, own)]
  })
}

/** Returns all properties of a block in the order of its schema, each followed by its nested properties. */
export function describeProps(props: z.ZodObject): PropRow[] {
  return rowsBelow(z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }), '')
}
