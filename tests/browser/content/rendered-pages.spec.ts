import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { selectShare } from '../../support/run/grid.ts'
import { listPaths, readPageReports } from '../../support/sites/page-reports.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

let folder = ''

// In one worker, which renders the pages once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plain-pages-'))
  const script = ['tools/commands/run.mjs', 'tests/support/sites/render-plain-pages.ts', folder]
  const { status, stderr } = spawnSync(process.execPath, script, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(status, stderr).toBe(0)
})

test.afterAll(async () => rm(folder, { recursive: true, force: true }))

const contentPages = readPageReports(fixtureSite.folder).filter(({ isScreen }) => !isScreen)
const allPaths = listPaths(contentPages.map(({ page }) => page))

/** An in-app page contains nothing that its web variant lacks, so only in-app-only pages are compared in addition. */
const addressed = allPaths.filter(
  (url) => !url.endsWith('/in-app/') || !allPaths.includes(url.slice(0, -'in-app/'.length)),
)

/** One page of each kind, for the slower checks. */
const kinds = [
  '/jp/card/202302-9/',
  '/jp/card/202304-9/tablets/',
  '/jp/card/202305-9/cloud-closet/in-app/',
  '/jp/card/202308-9/',
  '/install-app/',
  '/campaigns/',
]

/** Times before, during and after the campaigns' periods. */
const duringApril = '2023-04-25T12:00:00+09:00'
const beforeAnyPeriod = '2023-01-15T12:00:00+09:00'

type Look = { width: number; userAgent?: string; at: string; paths: readonly string[] }

const looks: Readonly<Record<string, Look>> = {
  'on a phone': { width: 375, userAgent: userAgents.iosBrowser, at: duringApril, paths: addressed },
  'in the app': { width: 320, userAgent: userAgents.androidApp, at: beforeAnyPeriod, paths: kinds },
  'on a desktop': { width: 1280, userAgent: userAgents.desktop, at: duringApril, paths: kinds },
}

/** A screenshot of the whole page with all pictures, lazy ones included. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

for (const [row, [where, { width, userAgent, at, paths }]] of Object.entries(looks).entries()) {
  // Split, so that both workers get a share.
  for (const half of selectShare([0, 1], row, 2)) {
    const sampled = selectShare(
      paths.filter((_, index) => index % 2 === half),
      row,
      8,
    )
    test(`${sampled.length} content pages look ${where} as React renders them under the whole style sheet, to the pixel (${half + 1})`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        baseURL: baseURL ?? '',
        ...(userAgent === undefined ? {} : { userAgent }),
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(at)
      for (const url of sampled) {
        const plain = await readFile(path.join(folder, `${url}index.html`), 'utf8')
        await page.goto(url)
        const finished = await takeScreenshot(page)
        await page.route(
          ({ pathname }) => pathname === url,
          (route) => route.fulfill({ body: plain, contentType: 'text/html; charset=utf-8' }),
        )
        await page.goto(url)
        expect(
          await page.evaluate(() => document.querySelector('head > style')?.textContent),
          `${url} has the whole style sheet`,
        ).toContain('.sr-only')
        const asRendered = await takeScreenshot(page)
        expect(finished.equals(asRendered), `${url} looks the same`).toBe(true)
      }
      await context.close()
    })
  }
}
