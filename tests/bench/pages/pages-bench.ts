import { chromium } from '@playwright/test'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'

import { findChromium } from '#tools/shared/processes/find-chromium.ts'
import { ensureInstalled, pagePeersFolder } from '../support/ensure-installed.ts'
import type { Row } from '../support/row.ts'
import { compareMakers } from './compare-makers.ts'
import { measureEveryPage, measureSummaryPage } from './own-pages.ts'

/** Lighthouse runs per page, unless `--once` asks for a quick look. */
const lighthouseRuns = 5

/** The same for the benchmark of every campaign page, which takes a quarter of an hour. */
const everyPageRuns = 3

/** Size and speed of a page: ours against the same page by other tools, then a summary page of ours. */
export async function benchPages(_folders: unknown, options: ReadonlySet<string>): Promise<Row[]> {
  if (!(await buildSiteIfChanged(production))) throw new Error('the site could not be built')
  await ensureInstalled(pagePeersFolder)
  const runs = options.has('--once') ? 1 : lighthouseRuns
  if (options.has('--every')) return measureEveryPage(options.has('--once') ? 1 : everyPageRuns)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    return [...(await compareMakers(browser, runs)), ...(await measureSummaryPage(browser, runs))]
  } finally {
    await browser.close()
  }
}
