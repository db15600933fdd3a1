import type { Fact } from '#schemas/facts.ts'

import type { CampaignKind } from '../common/campaign-kinds.ts'

/** An item for sale: its price in yen, and its points. */
export type PlannedItem = { id: string; price: number; points: number }

/** A fact by its name, as field text and as a value. */
export type PlannedFact = { name: string; text: string; fact: Fact }

/**
 * Planned values of a campaign: rates in percent, caps and points in points, prices in yen; `null` means none.
 * Undecided values are absent.
 */
export type PlannedValues = {
  kind: CampaignKind
  rate: number | null
  cap: number | null
  /** Days with a time, in the format of fields. */
  start: string
  end: string
  grant: string | null
  entry: 'required' | 'not-required'
  /** Points of a bonus (`points`), and points in addition to a rate (`plus`). */
  points: number | null
  plus: number | null
  items: readonly PlannedItem[]
  /** Further figures of its sentences; facts that are not named are undecided. */
  facts: readonly PlannedFact[]
  /** Conditions for readers, without spaces and separators; empty for none. */
  conditions: string
}

/** A row of a plan. `row` counts from 1 like spreadsheets, including the headings. */
export type PlannedCampaign = { id: string; row: number; values: Partial<PlannedValues> }

/** Planned values of a screen; its `id` is the screen's path, with the key of a promotion: `screens/entry/spring`. */
export type PlannedScreen = PlannedCampaign
