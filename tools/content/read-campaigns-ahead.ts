import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import type { CampaignEntry, SharedContent } from '#content-layer/entries/entries.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { listCampaignTexts, type CampaignText } from '#content-layer/load/read-content.ts'
import type { TextReading } from '#content-layer/load/read-context.ts'

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

/** Opens threads that read campaigns in parallel with this one. */
function openThreads(threads: number, shared: SharedContent) {
  const worker = 'tools/content/campaign-worker.ts'
  return openPool<readonly CampaignText[], CampaignEntry[]>(worker, shared, { threads, limits: ofThread })
}

/**
 * Reads the campaigns of a large content that the cache does not have, some at once, and adds them to it: on all cores,
 * of which this thread has one; where only a few are left, in this thread alone, which takes less time than another
 * takes to start. Does nothing for a small content: what it asks for would be asked for twice.
 */
export async function readCampaignsAhead(reading: TextReading, cache: ContentCache): Promise<void> {
  const { files } = listContentFiles(reading.folder)
  if (files.filter(({ role }) => role === 'campaign').length < manyCampaigns) return
  const { shared, texts } = listCampaignTexts(reading, files)
  const left = texts.filter(({ from, key }) => !cache.has('campaign', from.file, key))
  const others = left.length < manyCampaigns ? 0 : availableParallelism() - 1
  const pool = others > 0 ? await openThreads(others, shared) : undefined
  const readSome = async (count: number, read: (some: readonly CampaignText[]) => Promise<CampaignEntry[]>) => {
    while (left.length > 0) {
      const some = left.splice(0, count)
      const entries = await read(some.map(({ from, text }) => ({ from, text })))
      some.forEach(({ from, key }, index) => {
        const unit = entries[index]
        if (unit) cache.add('campaign', from.file, key, unit)
      })
    }
  }
  const readHere = async (some: readonly CampaignText[]) => {
    const entries = readCampaignTexts(some, shared)
    await setImmediate()
    return entries
  }
  try {
    // Each thread has its next tasks queued: this thread is busy when it would ask for more.
    const elsewhere = pool ? Array.from({ length: others * 2 }, () => readSome(atOnce, pool.run)) : []
    await Promise.all([...elsewhere, readSome(atOnceHere, readHere)])
  } finally {
    await pool?.close()
  }
}
