import type { ScreenDefinition } from '#schemas/screens.ts'
import { doOverlap, spanOf } from '#domain/time/spans.ts'

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

/** An entry with valid fields, so that all optional parts are present. */
export type Ready = Required<CampaignEntry>

export type ReadyMonth = Required<MonthEntry>

export function isReady(entry: CampaignEntry): entry is Ready {
  return entry.definition !== undefined
}

export function isReadyMonth(entry: MonthEntry): entry is ReadyMonth {
  return entry.definition !== undefined
}

/** Returns whether the periods of two campaigns overlap. */
export function runTogether(one: Ready, other: Ready): boolean {
  return doOverlap(spanOf(one.definition.period), spanOf(other.definition.period))
}
