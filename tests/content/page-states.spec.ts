import type { Page } from '@playwright/test'

import { defaultScenario, isScenarioName, scenarios } from '#api-client/sandbox/scenarios.ts'
import { formatForInput } from '#domain/time/format-time.ts'
import { listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import { parseSpan } from '#domain/time/spans.ts'
import { openContent, createPreviewLayer } from '#tools/build/content-preview.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { expect, test } from '../support/pages/page-test.ts'
import { screenPaths } from '../support/pages/screen-paths.ts'
import { selectCells, selectShare } from '../support/run/grid.ts'
import { projectSite, pagePaths, readSpans } from '../support/sites/content-sites.ts'

// Every state of every page is reached by a link of the preview.

let server: RunningServer

test.beforeAll(async () => {
  const layer = createPreviewLayer(openContent(projectSite.folder))
  server = await startServer(projectSite.folder, 0, { api: createSandboxApi(), layer })
})
test.afterAll(() => server.stop())
test.use({
  viewport: { width: 375, height: 740 },
  expectedNoise: /request to http:\/\/localhost|status of [45]\d\d|error: \/\S+: |net::ERR/,
})

/** A page of each kind: of a campaign and of a month, in a browser and in the app. */
const campaignPages = selectCells(
  pagePaths(projectSite).filter((path) => /^\/jp\/card\/\d/.test(path)),
  (path) => path.replace(/\d{6}-\d/, '').replace(/[a-z0-9-]+(?=\/(?:in-app\/)?$)/, 'one'),
)

test('every campaign page is seen before, in and after its period by a link', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of campaignPages) {
    const moments = listMomentsOfPeriods(readSpans(path))
    expect(moments.length, path).toBeGreaterThanOrEqual(3)
    for (const { name, at } of moments) {
      await page.goto(`${server.origin}${path}?at=${formatForInput(at)}&bar=off`, { waitUntil: 'domcontentloaded' })
      const period = page.locator('[data-period]').first()
      const { start, end } = parseSpan((await period.getAttribute('data-period')) ?? '')
      expect(await period.getAttribute('data-status'), `${path} ${name}`).toBe(periodStatusAt(start, end, at))
    }
  }
})

test('the stamp of what is done fits beside the tag of its stage on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const [path, scenario] of [
    ['/jp/card/entry/', 'entered'],
    ['/jp/card/invitation/', 'code-registered'],
  ]) {
    await page.goto(`${server.origin}${path}?scenario=${scenario}&bar=off`)
    const row = page.locator('main h1').locator('xpath=preceding-sibling::div[1]')
    const stamp = row.locator('[aria-hidden=true]')
    await expect(stamp, path).toBeVisible()
    expect((await row.boundingBox())?.height, path).toBeLessThan(40)
    const hidden = await stamp.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, path).toBeLessThanOrEqual(0)
  }
})

/** Scenarios in which a page is still waiting for an answer. */
const waiting: ReadonlySet<string> = new Set(['slow', 'stalled'])

/**
 * Returns how many parts of a page wait for an answer. Failed calls are tried again after a while, so that passes
 * first.
 */
async function stillLoading(page: Page): Promise<number> {
  await page.clock.runFor(1_000)
  return page.locator('.skeleton:visible').count()
}

for (const [row, path] of selectShare(screenPaths, 0, 2).entries()) {
  test(`${path} is seen in every scenario by a link`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.clock.install()
    const scenarioNames = Object.keys(scenarios).filter(isScenarioName)
    for (const scenario of new Set([defaultScenario, ...selectShare(scenarioNames, row, 16)])) {
      const query = path.endsWith('/notification') ? '&id=stage-up-1' : ''
      await page.goto(`${server.origin}${path}/?scenario=${scenario}&bar=off&at=2023-05-10T12:00${query}`)
      await expect(page.getByRole('heading', { level: 1 }).first(), scenario).toBeVisible()
      if (!waiting.has(scenario))
        await expect.poll(() => stillLoading(page), { message: scenario, intervals: [50] }).toBe(0)
    }
  })
}
