import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Page } from '@playwright/test'

import { editableSentence } from '../generate/campaign-body.ts'
import { listCampaigns } from '../generate/generate-content.ts'
import { copyProject } from '../../support/copy-project.ts'
import { repeat, type Row } from '../support/row.ts'
import { findChromium } from '../../support/find-chromium.ts'
import { startDevServer } from './dev-server.ts'

const campaigns = 100
const runs = 7

/** The longest from saving a file to seeing the new words in the browser, in milliseconds. */
const goal = 1000

type Edit = { seen: number; isLive: boolean }

/** Waits until the page shows the words, without asking it to reload. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, { polling: 20, timeout: 30_000 })
}

/** Saves a new sentence and waits for it in the browser. `isLive` is false where the page was loaded anew. */
async function saveAndWait(page: Page, file: string, from: string, to: string): Promise<Edit> {
  await page.evaluate(() => document.documentElement.setAttribute('data-bench', 'kept'))
  const text = await readFile(file, 'utf8')
  const start = performance.now()
  await writeFile(file, text.replace(from, to))
  await waitForText(page, to)
  const seen = performance.now() - start
  return { seen, isLive: await page.evaluate(() => document.documentElement.getAttribute('data-bench') === 'kept') }
}

/** `npm run dev` with 100 campaigns in a real browser: from saving a body to its new words on the open page. */
export async function benchDev(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  console.log(`› Live update in npm run dev, ${campaigns} campaigns …`)
  const campaign = listCampaigns(campaigns)[campaigns / 2]
  const contentRoot = folders.get(campaigns)
  if (!campaign || contentRoot === undefined) throw new RangeError(`no content of ${campaigns} campaigns`)
  const file = path.join(contentRoot, 'campaigns', campaign.month, `${campaign.id}.mdx`)
  const server = await startDevServer(await copyProject(), contentRoot, `/jp/card/${campaign.month}/${campaign.id}/`)
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const page = await browser.newPage()
    await page.goto(server.url, { waitUntil: 'load' })
    await waitForText(page, editableSentence(campaign, 0))
    const edits = await repeat(runs, async (run) => {
      await page.waitForTimeout(1500)
      return saveAndWait(page, file, editableSentence(campaign, run), editableSentence(campaign, run + 1))
    })
    // The first edit also compiles what only an update needs.
    const [first, ...later] = edits
    const how = edits.every(({ isLive }) => isLive) ? 'live, no reload' : 'page reloads'
    const common = { part: 'dev', who: 'ours', campaigns, unit: 'ms' } as const
    return [
      { ...common, what: `first save to sight in npm run dev (${how})`, runs: first ? [first.seen] : [] },
      { ...common, what: `save to sight in npm run dev (${how})`, runs: later.map(({ seen }) => seen), goal },
    ]
  } finally {
    await browser.close()
    server.stop()
  }
}
