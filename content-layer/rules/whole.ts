import type { ScreenDefinition } from '#schemas/screens.ts'
import { doOverlap, spanOf } from '#domain/time/moments.ts'

import type { CampaignUnit, MonthUnit } from '../units/units.ts'
import type { ImageReference, TextReference } from '../read/fields/collect.ts'
import type { Picture } from '../pictures/picture.ts'
import type { SharedTexts } from '../read/shared-text.ts'

/** All that rules between files look at. */
export type Whole = {
  campaigns: readonly CampaignUnit[]
  months: readonly MonthUnit[]
  entry: ScreenDefinition<'entry'> | undefined
  /** The texts of the entry screen. */
  entryTexts: readonly TextReference[]
  images: readonly ImageReference[]
  pictures: ReadonlyMap<string, Picture | undefined>
  /** True if nothing is missing because of a fault. */
  isWhole: boolean
  shared: SharedTexts
}

/** A unit whose fields could be read: then all that is kept of it is there. */
export type Ready = Required<CampaignUnit>

export type ReadyMonth = Required<MonthUnit>

export function isReady(unit: CampaignUnit): unit is Ready {
  return unit.definition !== undefined
}

export function isReadyMonth(unit: MonthUnit): unit is ReadyMonth {
  return unit.definition !== undefined
}

export function runTogether(one: Ready, other: Ready): boolean {
  return doOverlap(spanOf(one.definition.period), spanOf(other.definition.period))
}
