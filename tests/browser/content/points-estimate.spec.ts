import type { Page } from '@playwright/test'

import { pointsForPayment } from '#domain/money/points.ts'

import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { readText } from '../../support/pages/read-text.ts'

const campaign = '/jp/card/202302-9/noodles/'
const grant = { base: 1, extra: 4, cap: 300 }

const group = (page: Page) => page.getByRole('group', { name: 'いくら戻る？' }).first()
const field = (page: Page) => group(page).getByRole('textbox', { name: 'お支払い' })
const result = (page: Page) => group(page).getByRole('status')

// An estimate gives way once its campaign has ended.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00')))

/** Returns the points shown: always, added, together. */
async function readPoints(page: Page): Promise<number[]> {
  const amounts = ['always', 'added', 'total'].map((name) => group(page).locator(`[data-put=${name}]`).textContent())
  return (await Promise.all(amounts)).map((text) => Number(text?.replaceAll(',', '')))
}

for (const [where, url, userAgent] of [
  ['in a browser', campaign, userAgents.iosBrowser],
  ['in the app', `${campaign}in-app/`, userAgents.iosApp],
] as const) {
  test.describe(where, () => {
    test.use({ userAgent })
    test('a sum typed gives its points, before the cap, at it and beyond it', async ({ page }) => {
      await page.goto(url)
      for (const yen of [0, 1, 24, 25, 99, 100, 3_330, 7_499, 7_500, 7_501, 123_456]) {
        await field(page).fill(String(yen))
        const { base, extra } = pointsForPayment(yen, grant)
        expect(await readPoints(page)).toEqual([base, extra, base + extra])
        const isBeyond = (await readText(result(page))).includes('上乗せは上限の300ポイントです。')
        expect(isBeyond).toBe(yen >= 7_500)
      }
      await field(page).blur()
      await expect(field(page)).toHaveValue('123,456')
    })
  })
}

test('a tap enters a sum, and the bar meets the mark of the cap where the cap is reached', async ({ page }) => {
  await page.goto(campaign)
  const example = group(page).getByRole('button', { name: '3,000円' })
  const tapped = group(page).getByRole('button', { name: '10,000円' })
  const ink = 'rgb(28, 27, 34)'
  await expect(example).toHaveCSS('background-color', ink)
  await tapped.click()
  await expect(tapped).toHaveCSS('background-color', ink)
  await expect(example).not.toHaveCSS('background-color', ink)
  await expect(field(page)).toHaveValue('10,000')
  expect(await readPoints(page)).toEqual([100, 300, 400])
  await field(page).fill('7500')
  const [added, mark] = await Promise.all([
    group(page).locator('[data-bar]').last().boundingBox(),
    group(page).getByText('7,500円で上乗せ上限').boundingBox(),
  ])
  const end = added ? added.x + added.width : Number.NaN
  expect(Math.abs(end - (mark ? mark.x + mark.width / 2 : Number.NaN))).toBeLessThan(1)
})

const windows = [
  [320, 553],
  [375, 553],
  [375, 740],
  [768, 1024],
] as const
for (const [width, height] of selectShare(windows, 0, 3))
  test(`at ${width} × ${height} it scrolls below the action at the bottom of the window, and ends above it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(campaign)
    const action = page.getByRole('link', { name: '該当の店先をさがす' }).last()
    await expect(action).toBeInViewport({ ratio: 1 })
    await expect(group(page).getByRole('button', { name: '3,000円' })).toHaveAttribute('aria-pressed', 'true')
    const hidden = await group(page).evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' })
      return [...element.querySelectorAll('button, input, [data-put]:not([hidden]), p:last-child')].filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }).length
    })
    expect(hidden).toBe(0)
    // Half of the estimate is in the window; what is at the middle of the action is the action.
    await group(page).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - innerHeight, behavior: 'instant' })
    })
    const isOnTop = await action.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(action).toBeInViewport({ ratio: 1 })
  })

test('digits of a Japanese keyboard count, and the sum is kept for the visit', async ({ page }) => {
  await page.goto(campaign)
  await field(page).fill('１２，０００')
  expect(await readPoints(page)).toEqual([120, 300, 420])
  await page.reload()
  await expect(field(page)).toHaveValue('12,000')
  expect(await readPoints(page)).toEqual([120, 300, 420])
})

test('a month shows it for a full campaign article, and a campaign without a rate has none', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-08-10T12:00:00+09:00'))
  await page.goto('/jp/card/202308-9/')
  const fee = page.locator('#seller-fee').getByRole('group', { name: 'いくら戻る？' })
  await fee.getByRole('textbox', { name: '販売手数料の合計' }).fill('5000')
  await expect(fee.getByRole('status')).toContainText('2,500')
  await page.goto('/jp/card/202302-9/')
  await expect(page.locator('#store')).toBeVisible()
  await expect(page.locator('#store [data-grant]')).toHaveCount(0)
})

test('a promotion of the entry screen has an estimate of its own', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
  await page.goto('/jp/card/entry/?scenario=signed-in')
  const promotion = page.locator('#promotions li').first()
  await promotion.locator('summary').click()
  const estimate = promotion.getByRole('group', { name: 'いくら戻る？' })
  for (const yen of [0, 99, 3_330, 123_456]) {
    await estimate.getByRole('textbox').fill(String(yen))
    const { base, extra } = pointsForPayment(yen, { base: 1, extra: 3, cap: 500 })
    await expect(estimate.locator('[data-put=total]')).toHaveText((base + extra).toLocaleString('ja-JP'))
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the breakdown of the rate replaces the estimate', async ({ page }) => {
    await page.goto(campaign)
    await expect(page.locator('[data-grant]')).toBeHidden()
    await expect(page.getByText('上乗せ上限 300ポイント').last()).toBeVisible()
  })
})
