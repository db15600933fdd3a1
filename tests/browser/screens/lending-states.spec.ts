import type { Page } from '@playwright/test'

import { chooseMonthly } from '../../support/pages/choose-monthly.ts'
import { doubleTextSize, widenTextSpacing } from '../../support/pages/text-settings.ts'
import { delayCalls } from '../../support/pages/calls.ts'
import { findViolations } from '../../support/pages/find-violations.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 320, height: 640 }, expectedNoise: /status of 40\d|: status 40\d/ })

async function simulate(page: Page): Promise<void> {
  await page.getByLabel('使いたい額', { exact: true }).fill('300000')
  await chooseMonthly(page, '10,000')
}

async function mistype(page: Page): Promise<void> {
  await page.getByLabel('使いたい額', { exact: true }).fill('400000')
}

const nothing = () => Promise.resolve()

/** States of the lending page, how to reach them, and a text that identifies each. */
const states = [
  ['signed-in', simulate, '378,331円、'],
  ['preferential-rate', simulate, '341,112'],
  ['signed-in', mistype, '300,000円以下の額を入力してください'],
  ['anonymous', nothing, 'ログインしていません'],
  ['no-limit', nothing, 'いまは、お使いいただける額がありません'],
  ['soliciting-denied', nothing, 'ご案内を停止しています'],
  ['failing-with-message', nothing, 'ただいま混み合っています。'],
] as const

for (const [scenario, act, text] of selectShare(states, 0, 6)) {
  test(`in the scenario ${scenario}, at "${text}", the page is accessible and fits 320 px, also with text of twice the size`, async ({
    page,
  }) => {
    await page.goto(`/jp/lending/?scenario=${scenario}`)
    await act(page)
    await expect(page.getByText(text).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await doubleTextSize(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
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
