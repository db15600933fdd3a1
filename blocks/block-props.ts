import type { ReactNode } from 'react'

import type { BlockAnchor, BlockData, BlockName } from '#schemas/blocks.ts'

/**
 * Context of a block: the notes that its marks link to, the level of its headings, and its number among the blocks of
 * the same name, counted from 1 (absent for the first).
 */
export type Scope = { id: string; headingLevel: 2 | 3; occurrence?: number }

/**
 * Data of a block. Without this type, a block without data would allow no other property, because its inferred type is
 * an index signature of `never`.
 */
type DataOf<Name extends BlockName> = string extends keyof BlockData<Name> ? unknown : BlockData<Name>

/** The props of a block's component: its validated data, its context and its children. */
export type BlockProps<Name extends BlockName> = DataOf<Name> & { scope: Scope; children?: ReactNode }

/**
 * Returns the id of an anchor. On a campaign's own page it is the plain name; on a page with several campaigns it is
 * prefixed with the campaign's id, so that ids are unique.
 */
export function anchorId({ id, headingLevel, occurrence }: Scope, anchor: BlockAnchor | 'shop'): string {
  return [anchor, ...(headingLevel === 2 ? [] : [id]), ...(occurrence === undefined ? [] : [occurrence])].join('-')
}

/** Returns the id of an annotation, which a mark in the text links to. */
export function noteId(scope: Scope, number: string): string {
  return `note-${scope.id}-${number}`
}
