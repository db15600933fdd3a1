import { chromium, type Browser, type Page } from '@playwright/test'

import { copyProject } from '../../support/sites/copy-project.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'
import { editBody } from '../generate/edit-body.ts'
import { largestContents, middleCampaignFile, middlePagePath } from '../generate/generate-content.ts'
import { repeat, type Row } from '../support/row.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'

const runs = 7

/** Pause before each save, so that the dev server has finished what the former one caused, in milliseconds. */
const pauseMs = 1_500

/** An attribute that the benchmark sets on the document before a save. A reload of the page removes it. */
const keptAttribute = 'data-bench'

/** Maximum time from saving a body to seeing its new text in the browser, in milliseconds. */
const goal = 300

/** `seen` is the time from the save until the text is on the page, in milliseconds. */
type Edit = { seen: number; isLive: boolean }

/** Waits until the page shows a text without being reloaded by us; checks on every animation frame. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((expected) => document.body.textContent.includes(expected), text, {
    polling: 'raf',
    timeout: 30_000,
  })
}

/** Saves a new sentence and waits for it in the browser. `isLive` is false where the page was reloaded. */
async function saveAndWait(page: Page, body: string): Promise<Edit> {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), keptAttribute)
  const start = performance.now()
  await waitForText(page, await editBody(body))
  const seen = performance.now() - start
  const isLive = await page.evaluate((name) => document.documentElement.hasAttribute(name), keptAttribute)
  return { seen, isLive }
}

async function measure(browser: Browser, campaigns: number, contentRoot: string): Promise<Row> {
  console.log(`› Live update in npm run dev, ${campaigns} campaigns …`)
  const server = await startDevServer(await copyProject(), contentRoot, middlePagePath(campaigns))
  try {
    const page = await browser.newPage()
    await page.goto(server.url, { waitUntil: 'load' })
    const edits = await repeat(runs, async () => {
      await page.waitForTimeout(pauseMs)
      return saveAndWait(page, middleCampaignFile(contentRoot, campaigns))
    })
    await page.close()
    const how = edits.every(({ isLive }) => isLive) ? 'live, no reload' : 'page reloads'
    return {
      part: 'dev',
      who: 'npm run dev',
      campaigns,
      what: `save to sight (${how})`,
      unit: 'ms',
      runs: edits.map(({ seen }) => seen),
      goal,
      goalIs: '≤',
    }
  } finally {
    server.stop()
  }
}

/** `npm run dev` in a real browser: from saving a body to its new text on the open page. */
export async function benchDev(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const rows: Row[] = []
  try {
    for (const [campaigns, contentRoot] of largestContents(folders, 2))
      rows.push(await measure(browser, campaigns, contentRoot))
    return rows
  } finally {
    await browser.close()
  }
}
