import type { z } from 'zod'

import { blockOf, isBlockName, isTagName, parentOf, tagNames, type TagName } from '#schemas/blocks.ts'

/** The name of what is no block: Markdown between blocks. */
export const prose = 'text'

/**
 * A block of a campaign's body as the form has it: its properties under their own names, the Markdown that it encloses
 * as `body`, or the blocks that it encloses as `parts`. `at` is its number in the file that the form was opened on.
 */
export type BlockForm = { type: string; at?: number; body?: string; parts?: BlockForm[] } & Record<string, unknown>

/** Returns the properties that a form offers: without those that a field of the campaign fills. */
export function formProperties(name: TagName): Record<string, z.core.$ZodType> {
  const { props, filledFrom } = blockOf(name)
  if (typeof filledFrom === 'string') return {}
  const shapeProperties = Object.entries(props.shape).filter(([property]) => !Object.hasOwn(filledFrom ?? {}, property))
  return Object.fromEntries(shapeProperties)
}

/**
 * Returns whether a tag is allowed in a body, or in the given tag. A shared text may contain parts of a list, and all
 * else.
 */
function isAllowedIn(name: TagName, parent: TagName | undefined): boolean {
  if (name === 'Shared') return parent === undefined || (parent !== 'Shared' && partOf(parent) !== undefined)
  if (name === 'Instead') return parent === 'Shared'
  return !blockOf(name).placedByPage && parentOf(name) === parent
}

/** Returns the blocks that are allowed in a body, or in the given block. */
export function blocksWithin(parent?: TagName): TagName[] {
  return tagNames.filter((name) => isAllowedIn(name, parent))
}

/** Returns the blocks that are allowed at the top level of a body: in a shared text, also the parts of lists. */
export function blocksOnTop(isShared: boolean): TagName[] {
  const parts = tagNames.filter((name) => isBlockName(name) && parentOf(name) !== undefined)
  return isShared ? [...blocksWithin(), ...parts] : blocksWithin()
}

/** Returns the block that a list consists of, such as `Step` for `Steps`; undefined for all others. */
export function partOf(name: TagName): TagName | undefined {
  const { children } = blockOf(name)
  const [part = ''] = typeof children === 'string' ? [] : children
  return isTagName(part) ? part : undefined
}

/** Returns whether a block encloses Markdown. */
export function enclosesText(name: TagName): boolean {
  return blockOf(name).children === 'markdown'
}
