import type { Fact } from '#schemas/facts.ts'

import type { CampaignKind } from '../common/campaign-kinds.ts'

/** An item for sale, its price in yen, and its points: `laptop 149,800円 5,994ポイント`. */
export type PlannedItem = { id: string; price: number; points: number }

/** A fact by its name, as field text and as a value: `回数`, `1回`. */
export type PlannedFact = { name: string; text: string; fact: Fact }

/**
 * Values that a plan decides for a campaign or a screen, one per column of `columns.ts`; `null` means none. Undecided
 * values are absent. Unless a field names its kinds, it applies to all.
 */
export type PlannedValues = {
  /** Kind of a campaign, `items`; screens have none. */
  kind: CampaignKind
  /** Rate in percent, 4.5: on top of the base rate, or, for the kind `selling-fee`, of the fee; not for `bonus`. */
  rate: number | null
  /** Maximum points that the rate gives, 1000; null for a rate without a cap. */
  cap: number | null
  /** First minute in Japan time: `2023-09-01 00:00`. */
  start: string
  /** Last minute in Japan time: `2023-09-30 23:59`. */
  end: string
  /** Day by which the points are granted: `2023-10-31`. */
  grant: string | null
  /** Whether visitors have to enter the campaign: `required` for the kind `entry`. */
  entry: 'required' | 'not-required'
  /** Points instead of a rate, 300: for the kind `bonus`, and for rewards on screens. */
  bonusPoints: number | null
  /** Points besides those of the headline, under a condition of their own, 1500. */
  additionalPoints: number | null
  /** Items that each have their own points: for the kind `items`. */
  items: readonly PlannedItem[]
  /** Further figures of its sentences; facts that are not named are undecided. */
  facts: readonly PlannedFact[]
  /**
   * Conditions for readers, `PR1回2000円以上`; '' for none. A cell and a list of fields separate them differently, so spaces
   * and separators are removed from both before they are compared.
   */
  conditions: string
}

/**
 * A row of a plan. `id` is that of a campaign, or the path of a screen with the key of a promotion, if any:
 * `screens/entry/spring`. `row` counts from 1 like spreadsheets, including the headings.
 */
export type PlannedRow = { id: string; row: number; values: Partial<PlannedValues> }
