import type { Page } from '@playwright/test'

import { grantFor } from '#domain/money/points.ts'

import { expect, test, userAgents } from '../support/page-test.ts'

const campaign = '/jp/card/202302-9/noodles/'
const grant = { base: 1, extra: 4, cap: 300 }

const group = (page: Page) => page.getByRole('group', { name: 'いくら戻る？' }).first()
const field = (page: Page) => group(page).getByRole('textbox', { name: 'お支払い' })
const slider = (page: Page) => group(page).getByRole('slider', { name: 'お支払い' })
const result = (page: Page) => group(page).getByRole('status')

/** The points shown: always, added, together. */
async function shown(page: Page): Promise<number[]> {
  const places = ['always', 'added', 'total'].map((place) => group(page).locator(`[data-put=${place}]`).textContent())
  return (await Promise.all(places)).map((text) => Number(text?.replaceAll(',', '')))
}

for (const [where, address, userAgent] of [
  ['in a browser', campaign, userAgents.iosBrowser],
  ['in the app', `${campaign}in-app/`, userAgents.iosApp],
] as const) {
  test.describe(where, () => {
    test.use({ userAgent })
    test('a sum typed gives its points, before the cap, at it and beyond it', async ({ page }) => {
      await page.goto(address)
      for (const yen of [0, 1, 24, 25, 99, 100, 3_330, 7_499, 7_500, 7_501, 123_456]) {
        await field(page).fill(String(yen))
        const { always, added } = grantFor(yen, grant)
        expect(await shown(page)).toEqual([always, added, always + added])
        expect(await result(page).innerText()).toContain(yen < 7_500 ? 'あと' : '上乗せは上限の300ポイントです。')
      }
      expect(await result(page).innerText()).not.toContain('あと')
      await field(page).blur()
      await expect(field(page)).toHaveValue('123,456')
      await expect(slider(page)).toHaveValue('15000')
    })
  })
}

test('the slider is moved by keys, tells its sum in words, and meets the mark of the cap in its middle', async ({
  page,
}) => {
  await page.goto(campaign)
  await slider(page).focus()
  await page.keyboard.press('End')
  await expect(field(page)).toHaveValue('15,000')
  await page.keyboard.press('Home')
  for (let moves = 0; moves < 75; moves += 1) await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '7,500円')
  expect(await shown(page)).toEqual([75, 300, 375])
  const [track, mark] = await Promise.all([
    slider(page).boundingBox(),
    group(page).getByText('7,500円で上限').boundingBox(),
  ])
  const middle = (box: typeof track) => (box ? box.x + box.width / 2 : Number.NaN)
  expect(Math.abs(middle(track) - middle(mark))).toBeLessThan(1)
})

test('digits of a Japanese keyboard count, and a page that is loaded again starts anew', async ({ page }) => {
  await page.goto(campaign)
  await field(page).fill('１２，０００')
  expect(await shown(page)).toEqual([120, 300, 420])
  await page.reload()
  await expect(field(page)).toHaveValue('3,000')
  expect(await shown(page)).toEqual([30, 120, 150])
})

test('a month tells it for a campaign that it has in full, and a campaign without a rate has none', async ({
  page,
}) => {
  await page.goto('/jp/card/202308-9/')
  await page.locator('#seller-fee summary').first().click()
  const fee = page.locator('#seller-fee').getByRole('group', { name: 'いくら戻る？' })
  await fee.getByRole('textbox', { name: '販売手数料の合計' }).fill('5000')
  await expect(fee.getByRole('status')).toContainText('2,500')
  await page.goto('/jp/card/202302-9/')
  await expect(page.locator('#store')).toBeVisible()
  await expect(page.locator('#store [data-grant]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('it is a table', async ({ page }) => {
    await page.goto(campaign)
    await expect(group(page).getByRole('row', { name: '7,500円 75P 300P 375P' })).toBeVisible()
    await expect(group(page).locator('input:visible')).toHaveCount(0)
  })
})
