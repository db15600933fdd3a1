import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import type { CampaignUnit } from '#content-layer/units/units.ts'
import { listContentFiles } from '#content-layer/read/files/content-files.ts'
import { listCampaignTexts, type CampaignText } from '#content-layer/read-content.ts'
import type { TextReading } from '#content-layer/reading.ts'

import { openPool } from '../shared/worker-pool.ts'
import type { ContentCache } from './content-cache.ts'
import { readCampaignTexts } from './read-campaign-texts.ts'

/** From how many campaigns on a thread is worth its start. */
const manyCampaigns = 150

/**
 * What is new in a thread is cleared away after fewer megabytes than by default: less memory for the same time (decision
 * 39).
 */
const ofThread = { maxYoungGenerationSizeMb: 16 }

/** How many campaigns a thread is given at once, and how many are read here before other threads are attended to. */
const [atOnce, atOnceHere] = [20, 4]

/**
 * Reads the campaigns that the cache does not have on all cores, of which this thread has one, and adds them to it. Does
 * nothing where there are only a few: one thread reads them in less time than another takes to start.
 */
export async function readCampaignsAhead(reading: TextReading, cache: ContentCache): Promise<void> {
  const others = availableParallelism() - 1
  const { files } = listContentFiles(reading.folder)
  if (others === 0 || files.filter(({ role }) => role === 'campaign').length < manyCampaigns) return
  const { shared, texts } = listCampaignTexts(reading, files)
  const left = texts.filter(({ from, key }) => !cache.has('campaign', from.file, key))
  if (left.length < manyCampaigns) return
  const worker = 'tools/content/campaign-worker.ts'
  const pool = await openPool<readonly CampaignText[], CampaignUnit[]>(worker, shared, {
    threads: others,
    limits: ofThread,
  })
  const readSome = async (count: number, read: (some: readonly CampaignText[]) => Promise<CampaignUnit[]>) => {
    while (left.length > 0) {
      const some = left.splice(0, count)
      const units = await read(some.map(({ from, text }) => ({ from, text })))
      some.forEach(({ from, key }, index) => {
        const unit = units[index]
        if (unit) cache.add('campaign', from.file, key, unit)
      })
    }
  }
  const readHere = async (some: readonly CampaignText[]) => {
    const units = readCampaignTexts(some, shared)
    await setImmediate()
    return units
  }
  try {
    // Each has its next ones beside it: this thread is busy when it would ask for more.
    const elsewhere = Array.from({ length: others * 2 }, () => readSome(atOnce, (some) => pool.run(some)))
    await Promise.all([...elsewhere, readSome(atOnceHere, readHere)])
  } finally {
    await pool.close()
  }
}
