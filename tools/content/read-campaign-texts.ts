import { TakesTooLong, unguarded, type Guard } from '#content-layer/source/guard-parsing.ts'
import { textLimits } from '#content-layer/common/text-limits.ts'
import { readCampaignText, type CampaignText } from '#content-layer/load/read-campaigns.ts'
import type { CampaignEntry, SharedContent } from '#content-layer/entries/entries.ts'

import { runWithTimeout } from '../shared/run-with-timeout.ts'

/**
 * Reads the texts of several campaigns within the time limit of one, which is far more than they need. Each limit
 * starts a thread, and three threads for each campaign would take a tenth of the total time. After a timeout, reads
 * each campaign within its own limits, to report the one that takes too long.
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
