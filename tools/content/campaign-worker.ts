import { Tinypool } from 'tinypool'

import type { CampaignEntry } from '#content-layer/entries/entries.ts'
import type { CampaignText } from '#content-layer/load/read-content.ts'
import type { SharedContent } from '#content-layer/entries/entries.ts'

import { readCampaignTexts } from './read-campaign-texts.ts'

const shared = Tinypool.workerData as SharedContent

/** Answers a task of reading some campaigns. */
export default function readCampaigns(texts: readonly CampaignText[]): CampaignEntry[] {
  return readCampaignTexts(texts, shared)
}
