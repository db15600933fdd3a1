import type { ReactNode } from 'react'

import type { BlockData, BlockName } from '#schemas/blocks.ts'

/** Where a block stands: whose notes its marks lead to, and how deep its headings are. */
export type Scope = { id: string; headingLevel: 2 | 3 }

/** What a block's component is given: its checked data, its place, and what stands inside it. */
export type BlockProps<Name extends BlockName> = BlockData<Name> & { scope: Scope; children?: ReactNode }

/** What a link such as `#shops` may lead to. */
type Place = 'shops' | 'items' | 'faq' | 'notes'

/**
 * The id of a place that links lead to. On a campaign's own page it is the bare name; where several stand on one
 * page, each carries its own id, so that none is there twice.
 */
export function placeId({ id, headingLevel }: Scope, place: Place): string {
  return headingLevel === 2 ? place : `${place}-${id}`
}

/** The id of an annotation, which a mark in the text leads to. */
export function noteId(scope: Scope, number: string): string {
  return `note-${scope.id}-${number}`
}
