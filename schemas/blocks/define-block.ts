import type { z } from 'zod'

import type { CampaignDefinition } from '../campaign.ts'

/** What may stand inside a block: nothing, Markdown with blocks, or only the named blocks. */
type BlockChildren = 'none' | 'markdown' | readonly string[]

/**
 * What a block may take from the campaign that it stands in: the campaign's fields, and the provider's base rate in
 * percent.
 */
export type BlockSource = CampaignDefinition & { baseRate: number }

type Source = keyof BlockSource

/** All that is to be known of a block but its looks. */
export type BlockDefinition<Props extends z.ZodObject = z.ZodObject, Anchor extends string = string> = {
  description: string
  props: Props
  children: BlockChildren
  /** Placed by the page itself; content does not write it. */
  placedByPage?: true
  /** What links lead to it by: `shops` for `#shops`. */
  anchor?: Anchor
  /**
   * The campaign's fields that fill what the author does not write: a field a property, or one that holds all
   * properties.
   */
  filledFrom?: Source | { readonly [Property in keyof z.output<Props>]?: Source }
  /** The campaign's field that no visitor sees without this block. */
  shows?: Source
}

/** Keeps a block's exact prop types while checking its shape. */
export function defineBlock<Props extends z.ZodObject, const Anchor extends string = never>(
  block: BlockDefinition<Props, Anchor>,
): BlockDefinition<Props, Anchor> {
  return block
}
