import type { ReactNode } from 'react'

import type { BlockAnchor, BlockData, BlockName } from '#schemas/blocks.ts'

/**
 * The context of a block: the notes its marks link to, the level of its headings, and its number among the blocks of
 * the same name, counted from 1 (absent for the first).
 */
export type Scope = { id: string; headingLevel: 2 | 3; occurrence?: number }

/**
 * A block's data. Without this, a block that takes none would allow no other property: its inferred type is an index
 * signature of `never`.
 */
type DataOf<Name extends BlockName> = string extends keyof BlockData<Name> ? unknown : BlockData<Name>

/** The props of a block's component: its validated data, its context and its children. */
export type BlockProps<Name extends BlockName> = DataOf<Name> & { scope: Scope; children?: ReactNode }

/**
 * The id of an anchor. On a campaign's own page it is the plain name; on a page with several campaigns it is prefixed
 * with the campaign's id, so that ids are unique.
 */
export function anchorId({ id, headingLevel, occurrence }: Scope, anchor: BlockAnchor | 'shop'): string {
  return [anchor, ...(headingLevel === 2 ? [] : [id]), ...(occurrence === undefined ? [] : [occurrence])].join('-')
}

/** The id of an annotation, to which a mark in the text links. */
export function noteId(scope: Scope, number: string): string {
  return `note-${scope.id}-${number}`
}
