import type { ScreenDefinition } from '#schemas/screens.ts'
import { doOverlap, parsePeriod } from '#domain/time/spans.ts'

import type { CampaignEntry, MonthEntry } from '../entries/entries.ts'
import type { ImageReference, TextReference } from '../source/fields/collect-references.ts'
import type { Picture } from '../images/image.ts'
import type { SharedTexts } from '../entries/shared-text.ts'

/** All input of the rules between files. */
export type LintedContent = {
  campaigns: readonly CampaignEntry[]
  months: readonly MonthEntry[]
  entry: ScreenDefinition<'entry'> | undefined
  /** The texts of the entry screen. */
  entryTexts: readonly TextReference[]
  images: readonly ImageReference[]
  pictures: ReadonlyMap<string, Picture | undefined>
  /** True if no entry is missing because of an error. */
  isComplete: boolean
  shared: SharedTexts
}

/** A campaign with valid fields, which therefore has all optional parts of an entry. */
export type ReadyCampaign = Required<CampaignEntry>

/** A month with valid fields. */
export type ReadyMonth = Required<MonthEntry>

/** Returns whether a campaign has valid fields. */
export function isReady(entry: CampaignEntry): entry is ReadyCampaign {
  return entry.definition !== undefined
}

/** Returns whether a month has valid fields. */
export function isReadyMonth(entry: MonthEntry): entry is ReadyMonth {
  return entry.definition !== undefined
}

/** Returns whether the periods of two campaigns overlap. */
export function runTogether(one: ReadyCampaign, other: ReadyCampaign): boolean {
  return doOverlap(parsePeriod(one.definition.period), parsePeriod(other.definition.period))
}
