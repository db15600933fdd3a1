import path from 'node:path'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { once } from '#tools/shared/once.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { listPages } from '#site/render/pages.tsx'
import { hashSource } from '#site/render/content-security-policy.ts'
import { renderPage } from '#site/render/render-page.tsx'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { bundleEngine, type BundledEngine } from '#tools/editor/bundle-engine.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { openChromium } from '../support/browsers/open-chromium.ts'
import { openEngine, type OpenEngine } from '../support/editor/open-engine.ts'
import { packFiles, packFolder, packText } from '../support/engine/pack-files.ts'
import { findFirstDifference } from './first-difference.ts'
import { isWholeGrid, selectShare } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { removeBreaks } from '#site/phrases/phrase-markup.ts'

// The editor's engine in a worker of Chromium renders the content of this project as a build does.

const content = path.join(root, 'content')
const campaign = { file: 'campaigns/202302-1/restaurant.mdx', path: '/jp/card/202302-1/restaurant/' }

/** A time at which some pages of `content/` are still scheduled. */
const now = Date.UTC(2023, 3, 1)

let browser: Browser

beforeAll(async () => {
  browser = await openChromium()
})

afterAll(() => browser.close())

function readFromDisk(): Promise<Content> {
  return readContentFolder(content, ContentCache.empty(), now)
}

/** The site as a build renders it. */
const readBuiltSite = once(async () => {
  const folder = await temporaryFolder()
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents } = await publish(content, await readFromDisk())
  const reader = readDocumentsInMemory(documents).content
  const scripts = await bundlePageScripts(await reader.provider())
  return { content: reader, scripts, styleSheet: createStyleSheet(await compileStyles()), basePath: '' }
})

/** Renders the page at a path as a build does. */
async function buildPage(path: string): Promise<string> {
  return (await renderPage(path, await readBuiltSite()))?.html ?? ''
}

async function listPaths(): Promise<readonly string[]> {
  return listPages((await readBuiltSite()).content)
}

const bundleWithPictures = once(async () => bundleEngine(await readFromDisk(), { now }))

async function openWith(bundled: Promise<BundledEngine>): Promise<OpenEngine> {
  const engine = await openEngine(browser, await bundled)
  await engine.load(await packFolder(content))
  return engine
}

const openWithPictures = once(() => openWith(bundleWithPictures()))

/** Opens an engine that has to draw each picture. */
async function openWithoutPictures(): Promise<OpenEngine> {
  const withoutPictures = { ...(await readFromDisk()), pictures: new Map() }
  return openWith(bundleEngine(withoutPictures, { now }))
}

async function readCampaign(): Promise<string> {
  const [[, base64 = ''] = []] = await packFiles(content, [campaign.file])
  return Buffer.from(base64, 'base64').toString()
}

/** Gives the engine the campaign as it is on disk. */
async function restoreCampaign(engine: OpenEngine): Promise<void> {
  await engine.change(await packFiles(content, [campaign.file]))
}

test.each([...(isWholeGrid ? ['all pictures known' as const] : []), 'no picture known' as const])(
  'content pages of the project are the pages that a build makes, byte for byte, with %s beforehand',
  async (known) => {
    const engine = await (known === 'all pictures known' ? openWithPictures() : openWithoutPictures())
    const paths = await listPaths()
    expect(paths.length).toBeGreaterThan(40)
    const compared = known === 'no picture known' ? selectShare(paths, 0, 8) : selectShare(paths, 1, 6)
    for (const path of compared) {
      const rendered = await engine.render(path)
      const actual = 'html' in rendered ? rendered.html : rendered.reason
      expect([path, findFirstDifference(actual, await buildPage(path))]).toEqual([path, undefined])
    }
    console.log(`${compared.length} pages, byte for byte the same, with ${known}`)
  },
)

test('a page shows an edit, is missing while its file is, and is that of a build once both are undone', async () => {
  const engine = await openWithPictures()
  const edited = `${await readCampaign()}\n冬のあいだ、あたたかい席でどうぞ。\n`
  await engine.change([packText(campaign.file, edited)])
  const afterEdit = await engine.render(campaign.path)
  const textAfterEdit = 'html' in afterEdit ? removeBreaks(afterEdit.html) : ''
  expect(textAfterEdit).toContain('冬のあいだ、あたたかい席で')

  await engine.change([[campaign.file, undefined]])
  expect(await engine.render(campaign.path)).toHaveProperty('reason')

  await restoreCampaign(engine)
  const paths = [campaign.path, '/jp/card/202302-1/']
  for (const [index, rendered] of (await Promise.all(paths.map((path) => engine.render(path)))).entries())
    expect(rendered).toEqual({ html: await buildPage(paths[index] ?? '') })
})

test('changes that arrive faster than they can be read are read together, and the last state is reported', async () => {
  const engine = await openWithPictures()
  const text = await readCampaign()
  const typed = ['｛', '｛上', '｛上限', '｛上限の', '｛上限の｝'].map((end) => `${text}\n${end}\n`)
  const reports = await Promise.all(typed.map((edited) => engine.change([packText(campaign.file, edited)])))
  const last = (reports.at(-1) ?? []).filter(({ file }) => file === campaign.file)
  expect(last.map(({ kind }) => kind)).toEqual(['unknown-fact'])
  await restoreCampaign(engine)
})

test('every script of every page may run in a frame of the preview', async () => {
  const { scriptSources } = await bundleWithPictures()
  // Pages of a kind have the same scripts, except that campaigns add those of their blocks.
  const paths = selectShare(await listPaths(), 0, 3)
  const pages = await Promise.all(paths.map(buildPage))
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)</g)])
  const sources = new Set(scripts.map(([, script = '']) => hashSource(script)))
  expect(sources.size).toBeGreaterThan(3)
  expect([...sources].filter((source) => !scriptSources.includes(source))).toEqual([])
})
