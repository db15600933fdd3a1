import type { Page } from '@playwright/test'

import { delayCalls, watchCalls } from '../../support/pages/calls.ts'
import { watchAlerts } from '../../support/pages/watch-alerts.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const path = '/jp/card/invitation/'
const during = '2023-05-10T12:00:00+09:00'

async function open(page: Page, { query = '', at = during, route = path } = {}): Promise<void> {
  await page.clock.setFixedTime(new Date(at))
  await page.goto(`${route}${query}`)
}

const section = (page: Page) => page.getByRole('region', { name: '知り合いを紹介する' })
const form = (page: Page) => page.getByRole('region', { name: '紹介コードが届いた方' })
const field = (page: Page) => page.getByRole('textbox', { name: '紹介コード' })

test.describe('a friend is invited', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the text that is copied leads a friend to a page with the code filled in, and the friend registers it', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page)
    const code = (await section(page).locator('.select-all').textContent()) ?? ''
    expect(code).toMatch(/^[A-Z0-9]{6,12}$/)
    await page.getByRole('button', { name: 'メッセージをコピー' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'コピーしました' })).toHaveCount(1)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('P3,000')
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? '')
    expect([link.pathname, link.search]).toEqual([path, `?invite-code=${code}&referer=copy`])

    const friend = await browser.newContext({ locale: 'ja-JP', ...(baseURL === undefined ? {} : { baseURL }) })
    const friendsPage = await friend.newPage()
    await open(friendsPage, { query: link.search })
    await expect(field(friendsPage)).toHaveValue(code)
    const sent = watchCalls(friendsPage, 'register_invite_code')
    await form(friendsPage).getByRole('button', { name: '記入する' }).click()
    await expect(friendsPage.getByRole('region', { name: '記入した紹介コード' })).toBeFocused()
    await expect(friendsPage.getByRole('status').filter({ hasText: '紹介コードを記入しました' })).toHaveCount(1)
    await expect(form(friendsPage)).toBeHidden()
    expect(sent).toEqual([JSON.stringify({ inviteCode: code })])
    await friendsPage.reload()
    await expect(friendsPage.getByRole('region', { name: '記入した紹介コード' })).toContainText(code)
    await friend.close()
  })

  test('where there is no share sheet, sharing copies the text made for sharing', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
    await open(page)
    await page.getByRole('button', { name: '紹介メッセージを送る' }).click()
    await expect(section(page).getByText('コピーしました')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?invite-code=\w+&referer=share$/)
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.iosApp })
  test('copying is handed to the app', async ({ page }) => {
    await open(page, { route: `${path}in-app/` })
    const opened = page.waitForEvent('request', (request) => request.url().startsWith('sorapay://copy?text='))
    await page.getByRole('button', { name: 'メッセージをコピー' }).click()
    expect(decodeURIComponent((await opened).url())).toContain('referer=copy')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
  test.use({ expectedNoise: /sorapay:/ })
})

test.describe('a code', () => {
  test('from a link is trimmed, and markup is ignored', async ({ page }) => {
    await open(page, {
      query: `?invite-code=${encodeURIComponent('  HARU2023 <img src=x onerror=alert(1)>')}&referer=evil`,
    })
    await expect(field(page)).toHaveValue('HARU2023')
    await open(page, { query: `?invite-code=${encodeURIComponent('<img src=x onerror=alert(1)>')}&referer=evil` })
    await expect(field(page)).toHaveValue('')
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  })

  test('that is typed with the keyboard alone is sent once, trimmed, however often it is sent', async ({ page }) => {
    await open(page)
    const sent = watchCalls(page, 'register_invite_code')
    const { release } = await delayCalls(page, 'register_invite_code')
    await field(page).focus()
    await page.keyboard.type('  HARU2023 ')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '記入しています' }).dispatchEvent('click')
    await release()
    await expect(page.getByRole('region', { name: '記入した紹介コード' })).toContainText('HARU2023')
    expect(sent).toEqual(['{"inviteCode":"HARU2023"}'])
  })

  test.describe('that the server refuses', () => {
    test.use({ expectedNoise: /status of 400/ })
    test('stays in the field, and an alert says why', async ({ page }) => {
      await open(page)
      const alerts = watchAlerts(page)
      await field(page).fill('???')
      await form(page).getByRole('button', { name: '記入する' }).click()
      await expect.poll(() => alerts).toEqual(['エラー\n招待コードが見つかりません。もう一度お確かめください。'])
      await expect(field(page)).toHaveValue('???')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all texts but the codes are shown', async ({ page }) => {
    await page.goto(path)
    for (const text of ['ふたりともおトク。', 'ポイントのもらいかた', 'ご注意'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('紹介コードを使うには、JavaScript を有効にしてください。')).toBeVisible()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  })
})
