import type { ReactNode } from 'react'

import type { BlockData, BlockName } from '#schemas/blocks.ts'

/** Where a block stands: whose notes its marks lead to, and how deep its headings are. */
export type Scope = { id: string; headingLevel: 2 | 3 }

/** What a block's component is given: its checked data, its place, and what stands inside it. */
export type BlockProps<Name extends BlockName> = BlockData<Name> & { scope: Scope; children?: ReactNode }

/** The id of an annotation, which a mark in the text leads to. */
export function noteId(scope: Scope, number: string): string {
  return `note-${scope.id}-${number}`
}
