import type { z } from 'zod'

import { blockNames, blockOf, isBlockName, parentOf, type BlockName } from '#schemas/blocks.ts'

/** The name of what is no block: Markdown between blocks. */
export const prose = 'text'

/**
 * A block of a campaign's body as the form has it: its properties under their own names, the Markdown that it encloses
 * as `body`, or the blocks that it encloses as `parts`. `at` is its number in the file that the form was opened on.
 */
export type BlockForm = { type: string; at?: number; body?: string; parts?: BlockForm[] } & Record<string, unknown>

/**
 * The properties that a form offers: those that no field of the campaign fills. A property that repeats a field would
 * state a fact twice.
 */
export function formProperties(name: BlockName): Record<string, z.core.$ZodType> {
  const { props, filledFrom } = blockOf(name)
  if (typeof filledFrom === 'string') return {}
  const own = Object.entries(props.shape).filter(([property]) => !Object.hasOwn(filledFrom ?? {}, property))
  return Object.fromEntries(own)
}

/** The blocks that may stand in a body, or in the given block. */
export function blocksWithin(parent?: BlockName): BlockName[] {
  return blockNames.filter((name) => !blockOf(name).placedByPage && parentOf(name) === parent)
}

/** The block of which a list is made, such as `Step` for `Steps`; undefined for all others. */
export function partOf(name: BlockName): BlockName | undefined {
  const { children } = blockOf(name)
  const [part = ''] = typeof children === 'string' ? [] : children
  return isBlockName(part) ? part : undefined
}

/** True for a block that encloses Markdown. */
export function enclosesText(name: BlockName): boolean {
  return blockOf(name).children === 'markdown'
}
