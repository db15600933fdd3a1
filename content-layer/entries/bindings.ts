import { blockOf, type BlockName } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

/** Returns whether a value fills nothing. An empty list counts as absent. */
function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Returns a block's properties: those of the author, completed from the campaign's data. */
export function bindProps(
  name: BlockName,
  written: Record<string, unknown>,
  source: BlockSource,
): Record<string, unknown> {
  const { filledFrom = {} } = blockOf(name)
  if (typeof filledFrom === 'string') {
    const value: unknown = source[filledFrom]
    return { ...(typeof value === 'object' ? value : undefined), ...written }
  }
  const filled = Object.entries(filledFrom).map(([property, field]): [string, unknown] => [
    property,
    field && source[field],
  ])
  return { ...Object.fromEntries(filled.filter(([, value]) => !isAbsent(value))), ...written }
}

/** Returns the YAML field that fills a property, or undefined. */
export function fieldFor(name: BlockName, property: string): string | undefined {
  const { filledFrom = {} } = blockOf(name)
  if (typeof filledFrom === 'string') return filledFrom
  return Object.hasOwn(filledFrom, property) ? filledFrom[property] : undefined
}
