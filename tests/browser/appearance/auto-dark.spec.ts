import type { Page } from '@playwright/test'

import { decode } from '#tools/review/screenshots/find-differences.ts'

import { expect, test } from '../../support/pages/page-test.ts'
import { selectShare } from '../../support/run/grid.ts'
import { screenPaths } from '../../support/pages/screen-paths.ts'

// On a light system, Chromium darkens every page with this setting, as only old web views of apps do.
test.use({ viewport: { width: 375, height: 740 }, colorScheme: 'dark', expectedNoise: /status of 404/ })

/** Screens that look the same inside the app are looked at once. */
const screens = screenPaths.filter((path) => path === '/jp/card/campaign/in-app' || !path.endsWith('/in-app'))
const contentPages = ['/jp/card/202302-9', '/jp/card', '/jp/card/202302-9/noodles']
const paths = ['/404.html', ...selectShare(contentPages, 0, 3), ...selectShare(screens, 0, 12)]

/** Largest change of a colour channel, of 256 levels, that drawing the same rounded edge again may make. */
const edgeTolerance = 8

/** Returns the largest change of a colour channel between two screenshots of one page. */
async function largestChange(before: Buffer, after: Buffer): Promise<number> {
  const [old, now] = await Promise.all([decode(before), decode(after)])
  expect([now.width, now.height]).toEqual([old.width, old.height])
  return old.data.reduce((largest, level, index) => Math.max(largest, Math.abs(level - (now.data[index] ?? 0))), 0)
}

const takeScreenshot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' })

for (const path of paths) {
  test(`a browser that darkens pages leaves ${path} as it is`, async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    await page.goto(path.endsWith('.html') ? path : `${path}/${path.endsWith('notification') ? '?id=stage-up' : ''}`)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // Pictures further down are loaded when the first one scrolls to them.
    await takeScreenshot(page)
    const expected = await takeScreenshot(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    expect(await largestChange(expected, await takeScreenshot(page))).toBeLessThanOrEqual(edgeTolerance)
    // Without the words `only light` it is darkened.
    await page.evaluate(() => {
      for (const meta of document.querySelectorAll('meta[name=color-scheme]')) meta.remove()
      document.documentElement.style.colorScheme = 'light'
    })
    expect(await largestChange(expected, await takeScreenshot(page))).toBeGreaterThan(100)
    await session.detach()
  })
}
