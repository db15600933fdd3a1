import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import type { CampaignEntry, SharedContent } from '#content-layer/entries/entries.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { listCampaignTexts, type CampaignText } from '#content-layer/load/read-campaigns.ts'
import type { TextReadContext } from '#content-layer/load/read-context.ts'

import { openPool } from '../shared/worker-pool.ts'
import type { ContentCache } from './content-cache.ts'
import { readCampaignTexts } from './read-campaign-texts.ts'

/** Minimum number of campaigns that makes starting a thread worthwhile. */
const manyCampaigns = 150

/** A smaller young generation than by default, in megabytes: less memory in the same time (decision 39). */
const ofThread = { maxYoungGenerationSizeMb: 16 }

/** Number of campaigns in a task of another thread. */
const taskSize = 20
/** Number of campaigns in a batch on this thread, between messages from other threads. */
const batchSize = 4

/** Opens threads that read campaigns in parallel with this one. */
function openThreads(threads: number, shared: SharedContent) {
  const worker = 'tools/content/campaign-worker.ts'
  return openPool<readonly CampaignText[], CampaignEntry[]>(worker, shared, { threads, limits: ofThread })
}

/**
 * Reads the campaigns of a large content folder that are not cached, in batches, and adds them to the cache. Uses all
 * cores, including that of this thread; if only a few campaigns are left, uses this thread alone, which is faster than
 * starting another. Does nothing for small content, which would be read twice.
 */
export async function readCampaignsAhead(context: TextReadContext, cache: ContentCache): Promise<void> {
  const { files } = listContentFiles(context.folder)
  if (files.filter(({ role }) => role === 'campaign').length < manyCampaigns) return
  const { shared, texts } = listCampaignTexts(context, files)
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
    // Each thread has its next tasks queued, because this thread may be busy when it needs more.
    const elsewhere = pool ? Array.from({ length: others * 2 }, () => readSome(taskSize, pool.run)) : []
    await Promise.all([...elsewhere, readSome(batchSize, readHere)])
  } finally {
    await pool?.close()
  }
}
