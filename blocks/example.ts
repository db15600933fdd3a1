import type { ReactNode } from 'react'

import type { BlockData, BlockName } from '#schemas/blocks.ts'
import type { Period } from '#schemas/period.ts'

import type { Scope } from './block-props.ts'

/**
 * An example of a block. Every example is shown on `/examples/blueprints` and checked there for HTML, accessibility and
 * several widths, so a new example needs no test code.
 */
export type Example<Name extends BlockName> = {
  /** Describes the example in a Japanese sentence, unique among the block's examples. */
  title: string
  props: BlockData<Name>
  /** The block's children. Nested blocks need the scope of the page. */
  children?: (scope: Scope) => ReactNode
  /** The period of the surrounding campaign, if the block's appearance depends on one that is not among its props. */
  period?: Period
}

/** Periods far enough from today that their status does not change. */
export const examplePeriods = {
  ended: { start: '2020-02-01 00:00', end: '2020-02-29 23:59' },
  running: { start: '2020-02-01 00:00', end: '2099-02-28 23:59' },
  upcoming: { start: '2099-02-01 00:00', end: '2099-02-28 23:59' },
  upcomingDay: { start: '2099-02-08 00:00', end: '2099-02-08 23:59' },
} as const satisfies Record<string, Period>
