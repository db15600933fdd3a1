import type { ReactNode } from 'react'

import type { BlockAnchor, BlockData, BlockName } from '#schemas/blocks.ts'

/**
 * Where a block stands: whose notes its marks lead to, how deep its headings are, and which of several blocks of the
 * same name it is, counted from 1 (absent for the first).
 */
export type Scope = { id: string; headingLevel: 2 | 3; occurrence?: number }

/**
 * A block's data. One that takes none would otherwise allow nothing beside it: its type is any name with a value that
 * cannot be.
 */
type DataOf<Name extends BlockName> = string extends keyof BlockData<Name> ? unknown : BlockData<Name>

/** What a block's component is given: its checked data, its place, and what stands inside it. */
export type BlockProps<Name extends BlockName> = DataOf<Name> & { scope: Scope; children?: ReactNode }

/**
 * The id of a place that links lead to. On a campaign's own page it is the bare name; where several stand on one
 * page, each carries its own id, so that none is there twice.
 */
export function anchorId({ id, headingLevel, occurrence }: Scope, place: BlockAnchor | 'shop'): string {
  return [place, ...(headingLevel === 2 ? [] : [id]), ...(occurrence === undefined ? [] : [occurrence])].join('-')
}

/** The id of an annotation, which a mark in the text leads to. */
export function noteId(scope: Scope, number: string): string {
  return `note-${scope.id}-${number}`
}
