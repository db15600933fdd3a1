import { doOverlap, parsePeriod } from '#domain/time/spans.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { CampaignEntry, MonthEntry } from '../entries/entries.ts'
import type { SharedTexts } from '../entries/shared-text.ts'
import type { Picture } from '../images/image.ts'
import type { ImageReference, TextReference } from '../source/fields/collect-references.ts'

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

/** Returns whether a campaign or a month has valid fields. */
export function isReady<Entry extends CampaignEntry | MonthEntry>(entry: Entry): entry is Required<Entry> {
  return entry.definition !== undefined
}

/** Returns whether the periods of two campaigns overlap. */
export function haveOverlappingPeriods(one: ReadyCampaign, other: ReadyCampaign): boolean {
  return doOverlap(parsePeriod(one.definition.period), parsePeriod(other.definition.period))
}
