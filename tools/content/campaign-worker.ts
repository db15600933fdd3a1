import { Tinypool } from 'tinypool'

import type { CampaignUnit } from '#content-layer/units/units.ts'
import { readCampaignText, type CampaignText } from '#content-layer/read-content.ts'
import type { SharedContent } from '#content-layer/units/units.ts'

import { runWithTimeout } from '../shared/run-with-timeout.ts'

const shared = Tinypool.workerData as SharedContent

/** Answers a task of reading some campaigns. */
export default function answer(texts: readonly CampaignText[]): CampaignUnit[] {
  return texts.map((text) => readCampaignText(text, shared, runWithTimeout))
}
