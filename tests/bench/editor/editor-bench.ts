import path from 'node:path'

import type { Browser } from 'playwright-core'

import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { bundleEngine } from '#tools/editor/bundle-engine.ts'

import { openChromium } from '../../support/browsers/open-chromium.ts'
import { openEngine } from '../../support/editor/open-engine.ts'
import { packFolder } from '../../support/engine/pack-files.ts'
import { largestContents, middleCampaignFile, middlePagePath } from '../generate/generate-content.ts'
import { repeat, type Row } from '../support/row.ts'
import { typeInPage } from './type-in-page.ts'

/** Number of measured keystrokes. */
const runs = 15
/** Number of keystrokes before them, which warm the engine up, as an author's first words do. */
const warmUpRuns = 5

/** Maximum time from a keystroke to the diagnostics and the new page, in milliseconds. */
const goal = 150

/** Returns what the pages and workers of a browser took of the processor until now, in milliseconds. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { type, cpuTime }) => (type === 'renderer' ? sum + cpuTime * 1000 : sum), 0)
}

/** A content, and the campaign of it that is edited. `campaigns` is absent for the project's own. */
type Case = { folder: string; file: string; url: string; campaigns?: number }

async function measure(browser: Browser, { folder, file, url, campaigns }: Case): Promise<Row[]> {
  console.log(`› The editor's engine, ${campaigns ?? 'own'} campaigns …`)
  const content = await readContentFolder(folder, ContentCache.empty())
  const engine = await openEngine(browser, await bundleEngine(content, { now: Number.MAX_SAFE_INTEGER }))
  const files = await packFolder(folder)
  const start = performance.now()
  await engine.load(files)
  const loaded = performance.now() - start
  const type = (run: number) => engine.page.evaluate(typeInPage, { file, url, run })
  await repeat(warmUpRuns, type)
  const before = await processorTime(browser)
  const typed = await repeat(runs, (run) => type(warmUpRuns + run))
  const spent = ((await processorTime(browser)) - before) / runs
  await engine.page.close()
  const row = (what: string, figures: number[], limit?: number): Row => ({
    part: 'editor',
    who: "the editor's engine",
    ...(campaigns === undefined ? {} : { campaigns }),
    what,
    unit: 'ms',
    runs: figures,
    ...(limit === undefined ? {} : { goal: limit, goalIs: '≤' }),
  })
  const limit = campaigns === undefined || campaigns <= 100 ? goal : undefined
  return [
    row('whole content to diagnostics', [loaded]),
    row(
      'keystroke to diagnostics',
      typed.map(({ diagnostics }) => diagnostics),
    ),
    row(
      'keystroke to diagnostics and page',
      typed.map(({ page }) => page),
      limit,
    ),
    row('processor time of a keystroke', [spent]),
  ]
}

/** Measures the engine in a worker of Chromium: from a keystroke in a body to all diagnostics, and to the page. */
export async function benchEditor(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const browser = await openChromium()
  const projectCase: Case = {
    folder: path.join(root, 'content'),
    file: 'campaigns/202302-1/restaurant.mdx',
    url: '/jp/card/202302-1/restaurant/',
  }
  const generated = largestContents(folders, 2).map(([campaigns, folder]): Case => ({
    folder,
    file: path.relative(folder, middleCampaignFile(folder, campaigns)),
    url: middlePagePath(campaigns),
    campaigns,
  }))
  const rows: Row[] = []
  try {
    for (const one of [projectCase, ...generated]) rows.push(...(await measure(browser, one)))
    return rows
  } finally {
    await browser.close()
  }
}
