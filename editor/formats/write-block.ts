import { tagNames, type TagName } from '#schemas/blocks.ts'

import { getFormProperties, prose, type BlockForm } from './block-form.ts'
import { isRecord } from '#domain/is-record.ts'

/** Maximum number of characters of an opening tag on one line. */
const maxLineLength = 100

/** Formats a value as JavaScript. Lists of lists or objects take one line per item. */
function writeLiteral(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => !Array.isArray(item) && !isRecord(item))
    if (isFlat) return `[${value.map((item) => writeLiteral(item, indent)).join(', ')}]`
    const items = value.map((item) => `${indent}  ${writeLiteral(item, `${indent}  `)}`)
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  if (!isRecord(value)) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null && item !== '')
  return `{ ${entries.map(([key, item]) => `${key}: ${writeLiteral(item, indent)}`).join(', ')} }`
}

/** Formats an attribute of a block; `indent` is that of its line. */
export function writeAttribute(name: string, value: unknown, indent: string): string {
  if (value === true) return name
  // Entities and line breaks mean something else in an attribute than in a string.
  if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${writeLiteral(value, indent)}}`
}

/** Indents the lines within a block. */
export function indentText(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : indent + line))
    .join('\n')
}

/** Returns the properties of a block to write: those that the form offers and that have a value. */
export function listWrittenProperties(name: TagName, data: BlockForm): [string, unknown][] {
  return Object.keys(getFormProperties(name)).flatMap((property): [string, unknown][] => {
    const value = data[property]
    const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
    return isEmpty ? [] : [[property, value]]
  })
}

/** Formats the opening tag of a block, on one line if it is short enough. `close` is the end of the tag. */
function writeOpening(name: TagName, data: BlockForm, indent: string, close: '>' | '/>'): string {
  const properties = listWrittenProperties(name, data)
  const attributes = properties.map(([property, value]) => writeAttribute(property, value, `${indent}  `))
  const line = [`<${name}`, ...attributes].join(' ')
  const isShort = !line.includes('\n') && indent.length + line.length <= maxLineLength
  if (isShort) return `${indent}${line}${close === '/>' ? ' />' : '>'}`
  return [`${indent}<${name}`, ...attributes.map((attribute) => `${indent}  ${attribute}`), `${indent}${close}`].join(
    '\n',
  )
}

/** Formats a new block as MDX, without a line break at its end. */
export function writeBlock(data: BlockForm, indent = ''): string {
  if (data.type === prose) return indentText(data.body ?? '', indent)
  const name = tagNames.find((candidate) => candidate === data.type)
  if (!name) throw new Error(`no block: ${data.type}`)
  const inner = [
    ...(data.body ? [indentText(data.body, `${indent}  `)] : []),
    ...(data.parts ?? []).map((part) => writeBlock(part, `${indent}  `)),
  ]
  if (inner.length === 0) return writeOpening(name, data, indent, '/>')
  return [writeOpening(name, data, indent, '>'), ...inner, `${indent}</${name}>`].join('\n')
}
