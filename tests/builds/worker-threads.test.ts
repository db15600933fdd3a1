import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import type { CampaignEntry } from '#content-layer/entries/entries.ts'
import { listCampaignTexts, readCampaignText, type CampaignText } from '#content-layer/load/read-campaigns.ts'
import { listContentFiles } from '#content-layer/source/files/content-files.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { campaignFile } from '#content-layer/documents/document-types.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { listTexts, makeText, type RenderedText, type TextTask } from '#tools/build/make-text.ts'
import type { TextWorkerData } from '#tools/build/text-worker.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { folderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'
import { openPool, type WorkerPool } from '#tools/shared/worker-pool.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { smallContent } from '../support/servers/live-host.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

// Builds and checks of large contents run on all cores. What threads answer is what one thread makes.

const open: WorkerPool<never, unknown>[] = []

afterEach(async () => {
  for (const { close } of open.splice(0)) await close()
})

async function openTestPool<Task, Answer>(file: string, data: unknown): Promise<WorkerPool<Task, Answer>> {
  const pool = await openPool<Task, Answer>(file, data)
  open.push(pool)
  return pool
}

test('threads make every page, QR code and calendar file as one thread does, and report the dependencies of each', async () => {
  const folder = await temporaryFolder()
  const content = await readContentFolder(smallContent, ContentCache.open(undefined, ''))
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents } = await publish(smallContent, content)
  const revisions = new Map([[campaignFile('202302-1', 'noodles'), Date.UTC(2023, 0, 9)]])
  const { content: reader } = readDocumentsInMemory(documents, revisions)
  const scripts = await bundlePageScripts(await reader.provider())
  const data: TextWorkerData = {
    documents,
    revisions,
    shares: new Map(),
    scripts,
    css: '.flex{display:flex}',
    basePath: '/below',
    isPreview: true,
  }
  const site = { content: reader, scripts, basePath: '/below', styleSheet: createStyleSheet(data.css) }
  const pool = await openTestPool<TextTask, RenderedText>('tools/build/text-worker.ts', data)
  const tasks = await listTexts(reader)
  const kinds = tasks.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['page', 'qr-code', 'calendar']))
  // Of each half a half, so that whatever makes them and whatever writes them has work all the time.
  const pagesIn = (part: typeof kinds) => part.filter((kind) => kind === 'page').length
  const middle = Math.ceil(kinds.length / 2)
  expect(Math.abs(pagesIn(kinds.slice(0, middle)) - pagesIn(kinds.slice(middle)))).toBeLessThanOrEqual(1)
  const results = await Promise.all(tasks.map((task) => pool.run(task)))
  for (const [index, task] of tasks.entries())
    expect([task.url, results[index]]).toEqual([task.url, await makeText(task, { site, isPreview: true })])
  await expect(pool.run({ kind: 'page', url: '/nowhere/' })).rejects.toThrow('/nowhere/: the page is listed')
})

test('threads read campaigns as one thread does', async () => {
  const cache = ContentCache.open(undefined, '')
  const reading = { folder: folderOnDisk(smallContent), cache, guard: unguarded }
  const { shared, texts } = listCampaignTexts(reading, listContentFiles(reading.folder).files)
  expect(texts.length).toBeGreaterThan(1)
  const broken = { from: { month: '202302-1', id: 'x', file: 'x.mdx' }, text: '---\ntitle: [\n---\n<Notice' }
  const campaignTexts = [...texts.map(({ from, text }) => ({ from, text })), broken]
  const pool = await openTestPool<readonly CampaignText[], CampaignEntry[]>('tools/content/campaign-worker.ts', shared)
  const entries = await pool.run(campaignTexts)
  expect(entries).toEqual(campaignTexts.map((text) => readCampaignText(text, shared, unguarded)))
  expect(entries.at(-1)?.diagnostics).not.toEqual([])
})
