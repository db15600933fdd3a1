import type { CampaignUnit } from '#content-layer/units/units.ts'
import { listContentFiles } from '#content-layer/read/files/content-files.ts'
import { listCampaignTexts, type CampaignText } from '#content-layer/read-content.ts'
import type { TextReading } from '#content-layer/reading.ts'

import { openPool } from '../shared/worker-pool.ts'
import type { ContentCache } from './content-cache.ts'

/** From how many campaigns on threads are worth their start. */
const manyCampaigns = 150

/**
 * What is new in a thread is cleared away after fewer megabytes than by default: 1,000 campaigns on two threads took 448
 * MB instead of 521, and no longer.
 */
const ofThread = { maxYoungGenerationSizeMb: 16 }

/** How many campaigns a thread is given at once. */
const atOnce = 20

/**
 * Reads the campaigns that the cache does not have on all cores, and adds them to it. Does nothing where there are only a
 * few: one thread reads them in less time than others take to start.
 */
export async function readCampaignsAhead(reading: TextReading, cache: ContentCache): Promise<void> {
  const { files } = listContentFiles(reading.folder)
  if (files.filter(({ role }) => role === 'campaign').length < manyCampaigns) return
  const { shared, texts } = listCampaignTexts(reading, files)
  const unknown = texts.filter(({ from, key }) => !cache.has('campaign', from.file, key))
  if (unknown.length < manyCampaigns) return
  const worker = 'tools/content/campaign-worker.ts'
  const pool = await openPool<readonly CampaignText[], CampaignUnit[]>(worker, shared, ofThread)
  const readSome = async (start: number) => {
    const some = unknown.slice(start, start + atOnce)
    const units = await pool.run(some.map(({ from, text }) => ({ from, text })))
    some.forEach(({ from, key }, index) => {
      const unit = units[index]
      if (unit) cache.add('campaign', from.file, key, unit)
    })
  }
  try {
    const starts = unknown.flatMap((_, index) => (index % atOnce === 0 ? [index] : []))
    await Promise.all(starts.map(readSome))
  } finally {
    await pool.close()
  }
}
