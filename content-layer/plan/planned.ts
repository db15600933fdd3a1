import type { Fact } from '#schemas/facts.ts'

import type { CampaignKind } from '../common/campaign-kinds.ts'

export type PlannedItem = { id: string; price: number; points: number }

/** A fact by its name, as fields write it and as a value. */
export type PlannedFact = { name: string; text: string; fact: Fact }

/**
 * What a plan decides of a campaign: rates in percent, caps and points in points, prices in yen; `null` where there is
 * to be none. What has not been decided yet is absent.
 */
export type PlannedValues = {
  kind: CampaignKind
  rate: number | null
  cap: number | null
  /** Days with a time, as fields have them. */
  start: string
  end: string
  grant: string | null
  entry: 'required' | 'not-required'
  /** The points of a bonus (`points`), and those that are added to a rate (`plus`). */
  points: number | null
  plus: number | null
  items: readonly PlannedItem[]
  /** Further figures of its sentences; those that are not named are not decided. */
  facts: readonly PlannedFact[]
  /** What readers have to fulfil, without spaces and what parts them; empty for nothing. */
  conditions: string
}

/** A row of a plan. `row` counts as spreadsheets do, from 1, the headings included. */
export type PlannedCampaign = { id: string; row: number; values: Partial<PlannedValues> }

/** What a plan decides of a screen; its `id` is the screen's path, with the key of a promotion: `screens/entry/spring`. */
export type PlannedScreen = PlannedCampaign
