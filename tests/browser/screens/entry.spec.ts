import type { Locator, Page } from '@playwright/test'

import { delayCalls, watchCalls } from '../../support/pages/calls.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const during = '2023-05-10T12:00:00+09:00'
const pages = [
  { route: '/jp/card/entry/', at: during, keys: ['spring-noodles', 'spring-drugstore', 'spring-online'] },
  {
    route: '/jp/card/entry/refound/',
    at: '2023-06-10T12:00:00+09:00',
    keys: ['refound-utility', 'refound-mobile', 'refound-subscription'],
  },
  {
    route: '/jp/card/campaign/in-app/',
    at: '2023-07-10T12:00:00+09:00',
    keys: ['in-app-summer-convenience', 'in-app-summer-trip'],
  },
] as const

async function open(page: Page, { query = '', at = during, route = '/jp/card/entry/' } = {}): Promise<void> {
  await page.clock.setFixedTime(new Date(at))
  await page.goto(`${route}${query}`)
}

test('after the end the figure of the notice is grey, like the page', async ({ page }) => {
  await open(page, { at: '2024-01-01T12:00:00+09:00' })
  const figure = page.locator('#promotions svg.painted').filter({ visible: true })
  await expect(figure).toHaveCSS('filter', /grayscale\(1\)/)
})

const card = (page: Page) => page.locator('#spring-noodles')
const enter = (within: Locator) => within.getByRole('button', { name: '参加する' })

for (const { route, at, keys } of pages) {
  test.describe(() => {
    // App-only campaigns can be entered nowhere else.
    test.use(route.endsWith('/in-app/') ? { userAgent: userAgents.iosApp } : {})

    test(`on ${route} each promotion is entered from the summary, and the list is loaded again`, async ({ page }) => {
      const lists = watchCalls(page, 'list_entry_type_campaign_promotions')
      const entries = watchCalls(page, 'create_entry_type_campaign_entry')
      await open(page, { route, at })
      const first = page.locator(`#${keys[0]}`)
      await enter(first).click()
      await expect(first.getByText('参加済み')).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: '参加しました' })).toHaveCount(1)
      const requestBody = JSON.stringify({ promotionKeys: keys })
      await expect.poll(() => lists).toEqual([requestBody, requestBody])
      expect(entries).toEqual([JSON.stringify({ promotionKey: keys[0] })])
      await expect(page.getByRole('button', { name: '参加する' })).toHaveCount(keys.length - 1)
      await page.reload()
      await expect(first.getByText('参加済み')).toBeVisible()
    })
  })
}

test.describe('what is in the app only', () => {
  test.use({ userAgent: userAgents.iosBrowser, expectedNoise: /sorapay:|request to https:\/\/apps\.example\.jp/ })
  test('offers no entry in a browser, but opens the same page in the app', async ({ page }) => {
    await open(page, { route: '/jp/card/campaign/in-app/', at: pages[2].at })
    const into = page.getByRole('button', { name: '手帳アプリで開く' })
    await expect(into).toHaveCount(1)
    await expect(page.getByRole('button', { name: '参加する' })).toHaveCount(0)
    const opened = page.waitForEvent('request', (request) => request.url().startsWith('sorapay://openURL'))
    await into.click()
    expect(decodeURIComponent((await opened).url())).toMatch(/\/jp\/card\/campaign\/in-app\/$/)
  })
})

test('a URL that names a promotion opens its details', async ({ page }) => {
  await open(page, { query: '?promotion=spring-online' })
  await expect(page.getByText('ネットショップでの1回2,000円以上のご精算')).toBeInViewport()
})

test('a double tap and the keyboard send one entry', async ({ page }) => {
  await open(page)
  const sent = watchCalls(page, 'create_entry_type_campaign_entry')
  const { release } = await delayCalls(page, 'create_entry_type_campaign_entry')
  await enter(card(page)).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await card(page).getByRole('button', { name: '参加しています' }).dispatchEvent('click')
  await release()
  const confirmation = card(page).getByText('参加済み')
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveCSS('outline', 'rgb(31, 95, 208) solid 3px')
  expect(sent.length).toBe(1)
})

test('after the end the stage leads to what runs now in place of its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await open(page, { at: '2023-06-01T00:00:00+09:00' })
  const stage = page.locator('article > :first-child')
  await expect(stage.getByRole('link', { name: 'えらべる特典' })).toHaveCount(0)
  await expect(stage.getByRole('link', { name: 'いま開催中のキャンペーンを見る' })).toHaveCount(1)
  await expect(stage.getByRole('link', { name: 'いま開催中のキャンペーンを見る' })).toBeInViewport({ ratio: 1 })
})

test.describe('a visitor of the app who is not signed in', () => {
  test.use({ userAgent: userAgents.iosApp, expectedNoise: /status of 401|sorapay:/ })

  test('is asked to sign in by the button, and enters on coming back', async ({ page }) => {
    await open(page, { route: '/jp/card/campaign/in-app/', at: pages[2].at, query: '?scenario=anonymous' })
    const login = page.waitForEvent('request', (request) => request.url() === 'sorapay://openLogin')
    await page.getByRole('button', { name: 'サインインして参加' }).click()
    await login
    await page.context().addCookies([{ name: 'sandbox-scenario', value: 'signed-in', url: new URL(page.url()).origin }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('button', { name: '参加する' })).toHaveCount(2)
  })
})

test.describe('on a phone, without an active card', () => {
  test.use({ userAgent: userAgents.iosApp, expectedNoise: /sorapay:/ })
  test('one button opens the page of the app that activates the card', async ({ page }) => {
    await open(page, { query: '?scenario=card-not-active' })
    const opened = page.waitForEvent(
      'request',
      (request) => request.url() === `sorapay://openActivity?path=${encodeURIComponent('/card/activate')}`,
    )
    await page.getByRole('button', { name: 'ソラカードを有効にする' }).click()
    await opened
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the stage has the range of all promotions, and every term can be read', async ({ page }) => {
    await page.goto('/jp/card/entry/')
    const stage = page.locator('article > :first-child')
    await expect(stage).toContainText(/2%\s*〜\s*4%\s*ポイント\s*おまけ/)
    await expect(stage.getByRole('listitem')).toHaveText(['上限 300〜500ポイント', 'エントリー必要'])
    await card(page).getByText('決まりをくわしく見る').click()
    await expect(card(page).getByText('出前サービスの使用料、予約金')).toBeVisible()
    await expect(card(page).getByText('参加するには、JavaScript を有効にしてください。')).toBeVisible()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    await page.goto('/jp/card/entry/refound/')
    await expect(stage).toContainText(/5%\s*〜\s*10%\s*・\s*500P/)
  })
})
