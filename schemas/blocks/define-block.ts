import type { z } from 'zod'

/** What may stand inside a block: nothing, Markdown with blocks, or only the named blocks. */
export type BlockChildren = 'none' | 'markdown' | readonly string[]

export type BlockSchema = {
  props: z.ZodObject
  children: BlockChildren
  description: string
  /** Placed by the page itself; content does not write it. */
  placedByPage?: true
}

/** Keeps a block's exact prop types while checking its shape. */
export function defineBlock<const Schema extends BlockSchema>(schema: Schema): Schema {
  return schema
}
