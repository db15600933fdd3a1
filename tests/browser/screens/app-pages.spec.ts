import type { Page } from '@playwright/test'

import { noticeDelay } from '#site/platform/bridge/open-app.ts'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const application = '/r/mercard-application/'
const appUrl = 'sorapay://openActivity?path=%2Fcard%2Fapplication'
const openedText = 'おもてが変わらないときは、押しどころを押してください。'

/** Time in which a page would have redirected on its own, in milliseconds. */
const redirectTime = 2_000

/** Records the URLs outside the site that the page opens, in order. The stores are mocked. */
async function watchExits(page: Page): Promise<string[]> {
  const exits: string[] = []
  page.on('request', (request) => {
    if (!/^http:\/\/localhost/.test(request.url())) exits.push(request.url())
  })
  await page.route('https://apps.example.jp/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Store</title><h1>Store</h1>' }),
  )
  return exits
}

/** Installs a clock, but leaves the entries of `performance`, from which the page knows whether it was reloaded. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { realEntries: performance.getEntriesByType.bind(performance) })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: Reflect.get(window, 'realEntries') as unknown })
  })
}

test.describe('the page that applies for a card', () => {
  test.use({
    viewport: { width: 375, height: 740 },
    expectedNoise: /sorapay:|intent:|request to https:\/\/apps\.example\.jp/,
  })
  test.beforeEach(({ page }) => installClock(page))

  test.describe('in the app', () => {
    test.use({ userAgent: userAgents.iosApp })

    test("opens the application's place in the app at once, whatever the query says", async ({ page }) => {
      const exits = await watchExits(page)
      // It leaves for the app before it has loaded, and a page that is left never fires `load`.
      await page.goto(`${application}?url=https://evil.example/&path=/evil&redirect=//evil.example`, {
        waitUntil: 'commit',
      })
      await expect.poll(() => exits).toEqual([appUrl])
      await expect(page.getByText(openedText)).toBeVisible()
    })

    test('does not redirect again after a reload, but its button still works', async ({ page }) => {
      const exits = await watchExits(page)
      // Chromium hands over a custom-scheme URL only once, so the reload is simulated.
      await page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] }))
      await page.goto(application)
      const button = page.getByRole('link', { name: '手帳アプリで申し入む' })
      await expect(button).toBeVisible()
      await page.clock.runFor(redirectTime)
      expect(exits).toEqual([])
      await button.click()
      await expect.poll(() => exits).toEqual([appUrl])
    })
  })

  test.describe('on Android', () => {
    test.use({ userAgent: userAgents.androidBrowser })

    test("opens the app's intent once", async ({ page }) => {
      const exits = await watchExits(page)
      await page.goto(application, { waitUntil: 'commit' })
      await expect(page.getByText(openedText)).toBeVisible()
      expect(exits).toEqual(['intent://openActivity'])
    })
  })

  test.describe('on iOS without the app', () => {
    test.use({ userAgent: userAgents.iosBrowser })

    test('says after a moment what to do, and goes nowhere by itself (D36)', async ({ page }) => {
      const exits = await watchExits(page)
      await page.goto(application, { waitUntil: 'commit' })
      await expect.poll(() => exits).toEqual([appUrl])
      const notice = page.getByRole('alert').filter({ hasText: 'アプリが開かないときは' })
      await page.clock.runFor(noticeDelay)
      await expect(notice).toHaveCount(1)
      await page.clock.runFor(redirectTime)
      expect(exits).toEqual([appUrl])
      const store = notice.getByRole('link', { name: 'ストアを見る' })
      expect(await store.getAttribute('href')).toBe('https://apps.example.jp/ios/sorapay')
    })
  })

  test.describe('on a desktop', () => {
    test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 900 } })

    test('shows a QR code for the phone, and opens nothing by itself', async ({ page }) => {
      const exits = await watchExits(page)
      await page.goto(application)
      await expect(page.getByRole('img', { name: 'このページをスマートフォンで開くQRコード' })).toBeVisible()
      await expect(page.getByRole('link', { name: '手帳アプリで申し入む' })).toBeHidden()
      await page.clock.runFor(redirectTime)
      expect(exits).toEqual([])
    })
  })
})

test.describe('the install page', () => {
  const stores = { ios: 'https://apps.example.jp/ios/sorapay', android: 'https://apps.example.jp/android/sorapay' }
  const visitors = [
    ['iosBrowser', [stores.ios]],
    ['androidBrowser', [stores.android]],
    ['desktop', [stores.ios, stores.android]],
  ] as const
  for (const [name, expected] of visitors) {
    test.describe(() => {
      test.use({ userAgent: userAgents[name], viewport: { width: 375, height: 740 } })

      test(`shows ${expected.length} store with its stars to ${name}`, async ({ page }) => {
        await page.goto('/install-app/')
        const links = page.getByRole('main').getByRole('link').filter({ visible: true })
        expect(await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))).toEqual(
          expected,
        )
        await expect(page.getByRole('img', { name: /^評価4\.\d、5点満点$/ }).filter({ visible: true })).toHaveCount(
          expected.length,
        )
        await expect(page.getByRole('img', { name: /QRコード$/ }).filter({ visible: true })).toHaveCount(
          name === 'desktop' ? 1 : 0,
        )
      })
    })
  }

  test.describe('in the app', () => {
    test.use({ userAgent: userAgents.androidApp })

    test('says that the app is installed already', async ({ page }) => {
      await page.goto('/install-app/')
      await expect(page.getByText('インストールは済んでいます。')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(0)
    })
  })

  test('needs no JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/install-app/')
    await expect(page.getByRole('link', { name: 'Androidに入れる' })).toBeVisible()
    await context.close()
  })
})
