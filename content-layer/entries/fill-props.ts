import { getBlock, type BlockName } from '#schemas/blocks.ts'
import type { BlockSource } from '#schemas/blocks/define-block.ts'

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/**
 * Returns a block's properties: those that its author wrote, and for all others the campaign's data from the fields that
 * the block's schema names (`filledFrom`). An empty field fills nothing.
 */
export function fillProps(
  name: BlockName,
  written: Record<string, unknown>,
  campaign: BlockSource,
): Record<string, unknown> {
  const { filledFrom = {} } = getBlock(name)
  if (typeof filledFrom === 'string') {
    const value: unknown = campaign[filledFrom]
    return { ...(typeof value === 'object' ? value : undefined), ...written }
  }
  const filled = Object.entries(filledFrom).map(([property, field]): [string, unknown] => [
    property,
    field && campaign[field],
  ])
  return { ...Object.fromEntries(filled.filter(([, value]) => !isEmpty(value))), ...written }
}

/** Returns the YAML field that fills a block's property; undefined if its author writes it. */
export function fieldThatFills(name: BlockName, property: string): string | undefined {
  const { filledFrom = {} } = getBlock(name)
  if (typeof filledFrom === 'string') return filledFrom
  return Object.hasOwn(filledFrom, property) ? filledFrom[property] : undefined
}
