import { expect, onTestFinished, test } from 'vitest'

import { listCampaignTexts, readCampaignText } from '#content-layer/load/read-campaigns.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { openThreads } from '#tools/content/read-campaigns-ahead.ts'
import { openFolderOnDisk } from '#tools/content/read-content-cached.ts'

import { smallContentFolder } from '../support/sites/small-content.ts'

test('threads read campaigns as one thread does', async () => {
  const cache = ContentCache.empty()
  const reading = { folder: openFolderOnDisk(smallContentFolder), cache, guard: unguarded }
  const { shared, texts } = listCampaignTexts(reading, listContentFiles(reading.folder).files)
  expect(texts.length).toBeGreaterThan(1)
  const broken = { from: { month: '202302-1', id: 'x', file: 'x.mdx' }, text: '---\ntitle: [\n---\n<Notice' }
  const campaignTexts = [...texts.map(({ from, text }) => ({ from, text })), broken]
  const threads = await openThreads(2, shared)
  onTestFinished(threads.close)
  const entries = await threads.read(campaignTexts)
  expect(entries).toEqual(campaignTexts.map((text) => readCampaignText(text, shared, unguarded)))
  expect(entries.at(-1)?.diagnostics).not.toEqual([])
})
