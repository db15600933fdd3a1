import type { ReactNode } from 'react'

import type { BlockData, BlockName } from '#schemas/blocks.ts'

/**
 * One way in which a block is used. Every example is shown on `/examples/blueprints`, and checked there as HTML,
 * for accessibility, and at several widths: a new example costs no test code.
 */
export type Example<Name extends BlockName> = {
  /** What it shows, as a sentence in Japanese. Unlike that of the block's other examples. */
  title: string
  props: BlockData<Name>
  children?: ReactNode
}
