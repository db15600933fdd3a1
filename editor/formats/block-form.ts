import type { z } from 'zod'

import { getBlock, isBlockName, isTagName, getParentBlock, tagNames, type TagName } from '#schemas/blocks.ts'

/** The `type` of Markdown between blocks; any other type is the name of a block. */
export const prose = 'text'

/** What a body belongs to: a shared text may contain other blocks than a campaign. */
export type BodyOptions = { isShared?: boolean }

/** A block of a body as a value of the form. Its properties stand next to these, under their own names. */
export type BlockForm = {
  type: string
  /** Its index in the file that the form was opened on; undefined for a new block. */
  at?: number
  /** The Markdown in it. */
  body?: string
  parts?: BlockForm[]
} & Record<string, unknown>

/** Returns the properties that a form offers: without those that a field of the campaign fills. */
export function getFormProperties(name: TagName): Record<string, z.core.$ZodType> {
  const { props, filledFrom } = getBlock(name)
  if (typeof filledFrom === 'string') return {}
  const shapeProperties = Object.entries(props.shape).filter(([property]) => !Object.hasOwn(filledFrom ?? {}, property))
  return Object.fromEntries(shapeProperties)
}

function isAllowedIn(name: TagName, parent: TagName | undefined): boolean {
  // A use of a shared text, which may contain any blocks, or parts of the list around it.
  if (name === 'Shared') return parent === undefined || (parent !== 'Shared' && getPartName(parent) !== undefined)
  // A campaign's own replacement for a part of the shared text around it.
  if (name === 'Instead') return parent === 'Shared'
  return !getBlock(name).placedByPage && getParentBlock(name) === parent
}

/** Returns the tags that are allowed in a parent, or without one at the top level of a body. */
export function listBlocksWithin(parent?: TagName): TagName[] {
  return tagNames.filter((name) => isAllowedIn(name, parent))
}

/** Returns the blocks that are allowed at the top level of a body: in a shared text, also the parts of lists. */
export function listTopLevelBlocks({ isShared = false }: BodyOptions): TagName[] {
  const parts = tagNames.filter((name) => isBlockName(name) && getParentBlock(name) !== undefined)
  return isShared ? [...listBlocksWithin(), ...parts] : listBlocksWithin()
}

/** Returns the block that a list consists of, such as `Step` for `Steps`; undefined for all others. */
export function getPartName(name: TagName): TagName | undefined {
  const { children } = getBlock(name)
  const [part = ''] = typeof children === 'string' ? [] : children
  return isTagName(part) ? part : undefined
}

/** Returns whether a block encloses Markdown. */
export function enclosesText(name: TagName): boolean {
  return getBlock(name).children === 'markdown'
}
