import type { z } from 'zod'

import type { CampaignDefinition } from '../files/campaign.ts'

/** Allowed children of a block: none, Markdown with blocks, or only the named blocks. */
type BlockChildren = 'none' | 'markdown' | readonly string[]

/** Sources that can fill a block: the fields of its campaign, and the provider's base rate in percent. */
export type BlockSource = CampaignDefinition & { baseRate: number }

type Source = keyof BlockSource

/** Definition of a block, except for its rendering. */
export type BlockDefinition<Props extends z.ZodObject = z.ZodObject, Anchor extends string = string> = {
  description: string
  props: Props
  children: BlockChildren
  /** Set if the page itself places the block, so that no body may contain it: the headline is part of every stage. */
  placedByPage?: true
  /** Anchor that links use to refer to it: `shops` for `#shops`. */
  anchor?: Anchor
  /**
   * Fields of the campaign that provide properties which the body omits: one field per property, or a single field with
   * all of them: `{ logos: 'logosOnDetail' }`, `'ineligibleAffiliateList'`.
   */
  filledFrom?: Source | { readonly [Property in keyof z.output<Props>]?: Source }
  /** Field of the campaign that is visible only through this block: `logosOnDetail` needs a `LogoGrid`. */
  shows?: Source
}

/** Checks a definition's shape while preserving the exact type of its props. */
export function defineBlock<Props extends z.ZodObject, const Anchor extends string = never>(
  block: BlockDefinition<Props, Anchor>,
): BlockDefinition<Props, Anchor> {
  return block
}
