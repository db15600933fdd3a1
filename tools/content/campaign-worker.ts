import { Tinypool } from 'tinypool'

import type { CampaignEntry, SharedContent } from '#content-layer/entries/entries.ts'
import type { CampaignText } from '#content-layer/load/read-campaigns.ts'

import { readCampaignTexts } from './read-campaign-texts.ts'

const shared = Tinypool.workerData as SharedContent

/** Reads the campaigns of a task. */
export default function readCampaigns(texts: readonly CampaignText[]): CampaignEntry[] {
  return readCampaignTexts(texts, shared)
}
