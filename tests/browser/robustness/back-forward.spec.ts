import type { Page } from '@playwright/test'

import { fullBrowser } from '../../../playwright.config.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { isWholeGrid } from '../../support/run/grid.ts'
import { watchAlerts } from '../../support/pages/watch-alerts.ts'

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...fullBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  viewport: { width: 375, height: 740 },
})

const during = '2023-05-10T12:00:00+09:00'
const after = '2023-09-01T00:00:00+09:00'

/** Sets the device's clock, also for a page in the cache, which reads the clock each time. */
async function setClock(page: Page, time: string): Promise<void> {
  await page.evaluate((now) => localStorage.setItem('test-now', String(now)), Date.parse(time))
}

/** Opens a page with the clock at a moment when its campaign runs. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript((now) => {
    Object.assign(Date, { now: () => Number(localStorage.getItem('test-now') ?? now) })
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { isBack: true }))
  }, Date.parse(during))
  await page.goto(url)
}

/** Goes to another page and back, and expects the page to be restored from the back/forward cache within so many ms. */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  timeout = 90_000,
): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'isBack'))
  await page.goto('/campaigns/')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  const isBack = () => page.evaluate(() => 'isBack' in window).catch(() => false)
  await expect.poll(isBack, { message: 'came out of the back/forward cache', timeout, intervals: [50] }).toBe(true)
}

/** Acts in another tab as the same visitor. */
async function inOtherTab(page: Page, url: string, act: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await page.context().newPage()
  await open(tab, url)
  await act(tab)
  await tab.close()
}

const setScenario = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'sandbox-scenario', value, domain: 'localhost', path: '/' }])

test.describe('a page restored from the cache', () => {
  test('of a campaign says that the campaign has ended meanwhile', async ({ page }) => {
    await open(page, '/jp/card/202305-9/tablets/')
    const status = page.getByRole('article').first().getByText('終了しました').first().first()
    await expect(status).toBeHidden()
    await leaveAndReturn(page, () => setClock(page, after))
    await expect(status).toBeVisible()
  })

  const noodles = (page: Page) => page.locator('#spring-noodles')
  const enter = (page: Page) => noodles(page).getByRole('button', { name: '参加する' })

  if (isWholeGrid)
    test('of an entry works as before', async ({ page }) => {
      await open(page, '/jp/card/entry/')
      await expect(enter(page)).toBeVisible()
      await leaveAndReturn(page)
      await enter(page).click()
      await expect(noodles(page).getByText('参加済み')).toBeFocused()
    })

  test('of an entry knows what was entered meanwhile', async ({ page }) => {
    await open(page, '/jp/card/entry/')
    await expect(enter(page)).toBeVisible()
    await leaveAndReturn(page, () =>
      inOtherTab(page, '/jp/card/entry/', (tab) =>
        enter(tab)
          .click()
          .then(() => expect(noodles(tab).getByText('参加済み')).toBeVisible()),
      ),
    )
    await expect(noodles(page).getByText('参加済み')).toBeVisible()
    await expect(enter(page)).toHaveCount(0)
  })

  test('of an entry that was left right after the tap neither hangs nor enters twice', async ({ page }) => {
    const sent: string[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/create_entry_type_campaign_entry') && sent.push(request.url()),
    )
    const alerts = watchAlerts(page)
    await open(page, '/jp/card/entry/')
    await expect(enter(page)).toBeVisible()
    await page.context().addCookies([{ name: 'sandbox-latency', value: '700', domain: 'localhost', path: '/' }])
    await enter(page).click()
    await leaveAndReturn(page)
    await expect(noodles(page).getByText('参加済み')).toBeVisible()
    expect([sent.length, alerts]).toEqual([1, []])
  })

  if (isWholeGrid)
    test('of an invitation has no form any longer once the campaign is over', async ({ page }) => {
      await open(page, '/jp/card/invitation/')
      await expect(page.getByLabel('紹介コード', { exact: true })).toBeVisible()
      await leaveAndReturn(page, () => setClock(page, after))
      await expect(page.getByText('もよおしは終了しました', { exact: true })).toBeVisible()
      await expect(page.getByLabel('紹介コード', { exact: true })).toHaveCount(0)
    })

  test('of an invitation keeps what was typed, and shows the code that was registered meanwhile', async ({ page }) => {
    await open(page, '/jp/card/invitation/')
    await page.getByLabel('紹介コード', { exact: true }).fill('HARU')
    await leaveAndReturn(page)
    await expect(page.getByLabel('紹介コード', { exact: true })).toHaveValue('HARU')
    await leaveAndReturn(page, () =>
      inOtherTab(page, '/jp/card/invitation/?invite-code=HARU2023', async (tab) => {
        await tab.getByRole('button', { name: '記入する' }).click()
        await expect(tab.getByRole('region', { name: '記入した紹介コード' })).toBeVisible()
      }),
    )
    await expect(page.getByRole('region', { name: '記入した紹介コード' })).toContainText('HARU2023')
  })

  if (isWholeGrid)
    test('of lending keeps its figures, and simulates on', async ({ page }) => {
      await open(page, '/jp/lending/?scenario=signed-in')
      await page.getByRole('radio', { name: '5,000円', exact: true }).check()
      await expect(page.getByText('10,191円', { exact: true })).toBeVisible()
      await leaveAndReturn(page)
      await expect(page.getByText('10,191円', { exact: true })).toBeVisible()
      await page.getByLabel('使いたい額', { exact: true }).fill('20000')
      await expect(page.getByText('20,646円', { exact: true })).toBeVisible()
    })

  test('of an invitation sends nothing early again', async ({ page }) => {
    await open(page, '/jp/card/invitation/')
    await expect(page.getByLabel('紹介コード', { exact: true })).toBeVisible()
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/get_invite_code') && calls.push(request.url()))
    await leaveAndReturn(page)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    // The client may read once again what it shows.
    expect(calls.length).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => (Reflect.get(window, 'preloads') as Map<string, unknown>).size)).toBe(0)
  })

  test('of lending that was left while it was loading loads', async ({ page }) => {
    // Chromium usually, but not always, caches a page that waits for a response; otherwise leave it once more.
    await expect(async () => {
      await open(page, '/jp/lending/?scenario=signed-in&latency=1500')
      await expect(page.locator('.skeleton').first()).toBeVisible({ timeout: 5_000 })
      await leaveAndReturn(page, undefined, 5_000)
    }).toPass()
    await expect(page.getByRole('heading', { name: 'お届け出いただけます' })).toBeVisible()
  })

  test.describe('after the session has ended', () => {
    test.use({ expectedNoise: /status of 401|: status 401/ })

    test('of lending takes the limit and the figures away', async ({ page }) => {
      await open(page, '/jp/lending/?scenario=signed-in')
      await page.getByRole('radio', { name: '5,000円', exact: true }).check()
      await expect(page.getByText('10,191円', { exact: true })).toBeVisible()
      await leaveAndReturn(page, () => setScenario(page, 'anonymous'))
      await expect(page.getByRole('alert').filter({ hasText: 'ログインしていません' })).toHaveCount(1)
      await expect(page.getByText('10,191円', { exact: true })).toHaveCount(0)
    })
  })
})

// Chromium rejects a promise that no code can handle when one goes back before the navigation has finished. That cannot
// be provoked reliably.
test.describe('without noise', () => {
  test.use({ expectedNoise: /something else/ })

  test('a transition between pages that was skipped is no error, and everything else still is', async ({ page }) => {
    let uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    for (const path of ['/campaigns/', '/jp/card/entry/']) {
      await page.goto(path)
      uncaught = []
      await page.evaluate(() => {
        void Promise.reject(new DOMException('Transition was skipped. Navigation aborted', 'AbortError'))
        void Promise.reject(
          new DOMException('Transition was aborted because of invalid state. Document hidden', 'InvalidStateError'),
        )
        void Promise.reject(new Error('something else'))
      })
      await expect.poll(() => uncaught).toContain('something else')
      expect(uncaught, path).toEqual(['something else'])
    }
  })
})
