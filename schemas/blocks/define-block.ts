import type { z } from 'zod'

import type { CampaignDefinition } from '../campaign.ts'

/** The allowed children of a block: none, Markdown with blocks, or only the named blocks. */
type BlockChildren = 'none' | 'markdown' | readonly string[]

/** What a block can be filled from: the fields of its campaign, and the provider's base rate in percent. */
export type BlockSource = CampaignDefinition & { baseRate: number }

type Source = keyof BlockSource

/** The definition of a block, except for its rendering. */
export type BlockDefinition<Props extends z.ZodObject = z.ZodObject, Anchor extends string = string> = {
  description: string
  props: Props
  children: BlockChildren
  /** Placed by the page itself; content does not write it. */
  placedByPage?: true
  /** The anchor by which links refer to it: `shops` for `#shops`. */
  anchor?: Anchor
  /**
   * The campaign's fields that fill what the author omits: one field per property, or a single field with all of
   * them.
   */
  filledFrom?: Source | { readonly [Property in keyof z.output<Props>]?: Source }
  /** The campaign's field that is visible only through this block. */
  shows?: Source
}

/** Checks a definition's shape while preserving the exact type of its props. */
export function defineBlock<Props extends z.ZodObject, const Anchor extends string = never>(
  block: BlockDefinition<Props, Anchor>,
): BlockDefinition<Props, Anchor> {
  return block
}
