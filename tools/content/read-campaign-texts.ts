import { TakesTooLong, unguarded, type Guard } from '#content-layer/read/guard-parsing.ts'
import { textLimits } from '#content-layer/read/limits.ts'
import { readCampaignText, type CampaignText } from '#content-layer/read-content.ts'
import type { CampaignEntry, SharedContent } from '#content-layer/units/units.ts'

import { runWithTimeout } from '../shared/run-with-timeout.ts'

/**
 * What some campaigns say, in no more time than one of them may take, which is far more than they do: a time limit has a
 * thread of its own, and three of them for each campaign are a tenth of the whole work. Where that time is over, each is
 * read within its own limits, so that the one that takes too long is told.
 */
export function readCampaignTexts(
  texts: readonly CampaignText[],
  shared: SharedContent,
  guard: Guard = runWithTimeout,
): CampaignEntry[] {
  try {
    return guard(textLimits.milliseconds, () => texts.map((text) => readCampaignText(text, shared, unguarded)))
  } catch (error) {
    if (!(error instanceof TakesTooLong)) throw error
    return texts.map((text) => readCampaignText(text, shared, guard))
  }
}
