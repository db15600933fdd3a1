import type { Page } from '@playwright/test'

import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

const current = '/jp/card/'

const week = (page: Page) => page.getByRole('region', { name: '今日からの7日間' })
const eighthDay = (page: Page) => page.locator('li[data-day-word]').filter({ visible: true }).first()

/** Returns the days as they are read, in one line each. */
async function readDays(page: Page): Promise<string[]> {
  const texts = await week(page).getByRole('listitem').allInnerTexts()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

for (const width of selectShare([320, 375, 768, 1280], 0, 3)) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, timezoneId: 'America/New_York' })
    test('the week starts today in Japan, lists the events, and moves on at midnight', async ({ page }) => {
      await page.clock.install({ time: new Date('2023-04-04T23:59:30+09:00') })
      await page.goto(current)
      await expect(week(page)).toBeInViewport({ ratio: 1 })
      expect(await readDays(page)).toEqual([
        '今日 4 日',
        '水 5 日',
        '木 6 日',
        '金 7 日',
        '土 8 日 8の日',
        '日 9 日',
        '月 10 日',
      ])
      await expect(week(page).locator('[data-marked]')).toHaveText('8')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBe(0)
      await page.clock.runFor(31_000)
      await expect(week(page).locator('[aria-current=date]')).toHaveText('5')
    })
  })
}

test('a campaign states the points for an example, and then for the sum that was entered last', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-04-04T12:00:00+09:00'))
  await page.goto(current)
  await expect(eighthDay(page)).toContainText('3,000円なら 270P')
  await page.evaluate(() => sessionStorage.setItem('yen', '12345'))
  await page.reload()
  await expect(eighthDay(page)).toContainText('12,345円なら 423P')
})

test("the first offers are below the page's title or a heading of their own", async ({ page }) => {
  for (const [time, headings] of [
    ['2023-02-15T12:00:00+09:00', []],
    ['2023-02-28T12:00:00+09:00', ['今日まで']],
  ] as const) {
    await page.clock.setFixedTime(new Date(time))
    await page.goto(current)
    await expect(page.locator('main li[data-status=DURING_THE_PERIOD]').first()).toBeVisible()
    const names = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(names.slice(0, names.indexOf('いつでもおトク')), time).toEqual(headings)
  }
})

test('an offer that runs alone leads: its picture and its rate are large at any width', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-08-20T12:00:00+09:00'))
  const row = page.locator('main li[data-status=DURING_THE_PERIOD]')
  const rate = row.locator('svg').first()
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(current)
    await expect(row).toHaveCount(1)
    const figure = await rate.boundingBox()
    expect(figure?.height, `at ${width} px`).toBeGreaterThanOrEqual(Math.min(47, 0.115 * width))
    const picture = await row.locator('img').boundingBox()
    expect(picture?.width, `at ${width} px`).toBeGreaterThanOrEqual(130)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the week is missing, and every rate has its example', async ({ page }) => {
    await page.goto(current)
    await expect(page.locator('[data-week]')).toBeHidden()
    await expect(eighthDay(page)).toContainText('3,000円なら 270P')
  })
})
