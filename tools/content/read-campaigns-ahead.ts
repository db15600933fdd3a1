import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import { Tinypool } from 'tinypool'

import type { CampaignEntry, SharedContent } from '#content-layer/entries/entries.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { listCampaignTexts, type CampaignText } from '#content-layer/load/read-campaigns.ts'
import type { TextReadContext } from '#content-layer/load/read-context.ts'

import { bundleTypeScript } from '../shared/bundling/import-typescript.mjs'
import type { ContentCache } from './content-cache.ts'
import { readCampaignTexts } from './read-campaign-texts.ts'

/** Minimum number of campaigns that makes starting a thread worthwhile. */
const manyCampaigns = 150

/** Number of campaigns in a task of another thread. */
const taskSize = 20
/** Number of campaigns in a batch on this thread, between messages from other threads. */
const batchSize = 4

/** Opens threads that read campaigns. Starting one takes about a second of processor time. */
export async function openThreads(threads: number, shared: SharedContent) {
  const pool = new Tinypool({
    filename: await bundleTypeScript('tools/content/campaign-worker.ts'),
    workerData: shared,
    minThreads: threads,
    maxThreads: threads,
    // Each thread has its next task queued, because this thread may be busy when it needs more.
    concurrentTasksPerWorker: 2,
    // In megabytes: less memory than by default, in the same time (decision 48).
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    read: (texts: readonly CampaignText[]) => pool.run(texts) as Promise<CampaignEntry[]>,
    close: () => pool.destroy(),
  }
}

/**
 * Reads the campaigns of a large content folder that are not cached, on all cores, and adds them to the cache. For a few
 * of them this thread alone is faster than starting another. Small content would only be read twice.
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
    const elsewhere = pool ? Array.from({ length: others * 2 }, () => readSome(taskSize, pool.read)) : []
    await Promise.all([...elsewhere, readSome(batchSize, readHere)])
  } finally {
    await pool?.close()
  }
}
