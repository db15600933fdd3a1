import type { Page } from '@playwright/test'

import { chooseMonthly } from '../../support/pages/choose-monthly.ts'
import { widenTextSpacing } from '../../support/pages/text-settings.ts'
import { delayCalls } from '../../support/pages/calls.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 320, height: 640 }, expectedNoise: /status of 40\d|: status 40\d/ })

async function simulate(page: Page): Promise<void> {
  await page.getByLabel('使いたい額', { exact: true }).fill('300000')
  await chooseMonthly(page, '10,000')
}

test('nothing moves when the visitor’s data or a result arrives', async ({ page }) => {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'userAgent', { get: () => value }),
    userAgents.iosBrowser,
  )
  // So tall that no place ends below the screen, where it would give back what it does not need.
  await page.setViewportSize({ width: 375, height: 3200 })
  const { release } = await delayCalls(page, '*')
  await page.goto('/jp/lending/?scenario=signed-in')
  const below = page.getByRole('heading', { name: 'お返し例' })
  const top = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  await expect(page.locator('.skeleton').first()).toBeVisible()
  const first = await top()
  await release()
  await expect(page.getByRole('heading', { name: 'お届け出いただけます' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '5,000円', exact: true })).toBeVisible()
  const ready = await top()
  expect(Math.abs(ready - first)).toBeLessThan(16)
  await page.getByRole('radio', { name: '5,000円', exact: true }).check()
  await expect(page.getByText('10,191円', { exact: true })).toBeVisible()
  expect(await top()).toBe(ready)
})

test('with as much space between letters as a reader may set, the amount is shown whole (WCAG 1.4.12)', async ({
  page,
}) => {
  await page.goto('/jp/lending/?scenario=signed-in')
  await simulate(page)
  await widenTextSpacing(page)
  const field = page.getByLabel('使いたい額', { exact: true })
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
