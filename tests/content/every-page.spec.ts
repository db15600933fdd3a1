import type { Page } from '@playwright/test'

import { listBoundaries, findSpans } from '#domain/time/spans.ts'

import { pathOfEachKind, contentSites, pagePaths, queries, readPage } from '../support/sites/content-sites.ts'
import { doubleTextSize } from '../support/pages/text-settings.ts'
import { selectShare } from '../support/run/grid.ts'
import { findStructureViolations } from './find-structure-violations.ts'
import { findViolations } from '../support/pages/find-violations.ts'
import { expect, test } from '../support/pages/page-test.ts'
import { watchShifts } from '../support/pages/watch-shifts.ts'

const height = 740

/** Diagnostic pages fill in device data after loading, so they shift. */
const isDiagnostics = (path: string) => path.startsWith('/examples/')

/** Links that are too small for a thumb, in pixels; inline links may be as tall as their line. */
function smallTargets(page: Page) {
  return page.locator('main a:visible, main button:visible, footer a:visible').evaluateAll((targets) =>
    targets
      .filter((target) => target.closest('sup, p, h2, h3, li > span') === null)
      .map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  )
}

/** Returns by how much the page is wider than the screen, and which elements cause it. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [scrollWidth, clientWidth] : []
  })
}

for (const site of contentSites) {
  test.describe(site.name, () => {
    test.use({ baseURL: site.origin })

    test('no page of a month is longer than 6,000 px on a phone, whatever the day', async ({ page }) => {
      await page.setViewportSize({ width: 375, height })
      const months = pagePaths(site).filter((path) => /^\/jp\/card\/\d+-\d+\/(?:in-app\/)?$/.test(path))
      expect(months.length).toBeGreaterThan(0)
      for (const path of selectShare(months, 0, 3)) {
        for (const moment of listBoundaries(findSpans(readPage(site, `${path.slice(1)}index.html`)))) {
          await page.clock.setFixedTime(moment)
          await page.goto(path)
          const length = await page.evaluate(() => document.documentElement.scrollHeight)
          expect(length, `${path} at ${new Date(moment).toISOString()}`).toBeLessThanOrEqual(6000)
        }
      }
    })

    test.describe('the page of a lost address', () => {
      test.use({ expectedNoise: /status of 404/ })

      for (const moment of ['2023-05-10T12:00:00+09:00', '2030-01-01T12:00:00+09:00']) {
        test(`has no violations at ${moment}`, async ({ page }) => {
          await page.clock.setFixedTime(new Date(moment))
          await page.goto('/404.html')
          // A class that sets a display would show what is hidden.
          const hidden = await page
            .locator('[hidden]')
            .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).display))
          expect(new Set(hidden)).toEqual(new Set(['none']))
          expect(await findViolations(page)).toEqual([])
          expect(await findStructureViolations(page)).toEqual([])
        })
      }
    })

    for (const path of selectShare(pathOfEachKind(site), 0, 3)) {
      test(`${path} is accessible, quiet, steady, and fits every screen`, async ({ page }) => {
        await page.setViewportSize({ width: 375, height })
        const moved = await watchShifts(page, 'whole document')
        await page.goto(path + (queries[path] ?? ''))
        await expect(page.locator('.skeleton:visible')).toHaveCount(0)
        expect(await findViolations(page)).toEqual([])
        expect(await findStructureViolations(page), 'at 375 px').toEqual([])
        if (!isDiagnostics(path)) expect(await moved()).toEqual([])
        for (const width of [320, 375, 768, 1280]) {
          await page.setViewportSize({ width, height })
          expect(await overflow(page), `at ${width} px`).toEqual([])
          expect(await smallTargets(page), `at ${width} px`).toEqual([])
        }
        expect(await findStructureViolations(page), 'at 1280 px').toEqual([])
        await page.setViewportSize({ width: 375, height })
        await doubleTextSize(page)
        expect(await overflow(page), 'with text at twice its size').toEqual([])
      })
    }
  })
}
