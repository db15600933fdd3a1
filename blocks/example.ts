import type { ReactNode } from 'react'

import type { BlockData, BlockName } from '#schemas/blocks.ts'
import type { Period } from '#schemas/period.ts'

import type { Scope } from './block-props.ts'

/**
 * One way in which a block is used. Every example is shown on `/examples/blueprints`, and checked there as HTML,
 * for accessibility, and at several widths: a new example costs no test code.
 */
export type Example<Name extends BlockName> = {
  /** What it shows, as a sentence in Japanese. Unlike that of the block's other examples. */
  title: string
  props: BlockData<Name>
  /** What stands inside the block. Its own blocks need the scope that the place of showing gives. */
  children?: (scope: Scope) => ReactNode
  /** The period in which the block stands, where its look depends on one that is not among its props. */
  period?: Period
}

/** Periods for examples, far enough away that the states stay what they are called. */
export const examplePeriods = {
  ended: { start: '2020-02-01 00:00', end: '2020-02-29 23:59' },
  running: { start: '2020-02-01 00:00', end: '2099-02-28 23:59' },
  upcoming: { start: '2099-02-01 00:00', end: '2099-02-28 23:59' },
  upcomingDay: { start: '2099-02-08 00:00', end: '2099-02-08 23:59' },
} as const satisfies Record<string, Period>
