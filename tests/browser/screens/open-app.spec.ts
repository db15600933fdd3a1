import type { Locator, Page } from '@playwright/test'

import { encodeQrCode } from '#site/encode-qr-code.ts'
import { noticeDelay } from '#site/platform/bridge/open-app.ts'

import { failCall } from '../../support/pages/calls.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const noise = /sorapay:|intent:|status of 401|: status 401/

/** Records the URLs that the page navigates or is redirected to from now on, in order. */
async function watchExits(page: Page): Promise<string[]> {
  const exits: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => exits.push(url))
  return exits
}

/** Returns the URL that a link or an intent opens in the app. */
function openedBy(link: string): string {
  return decodeURIComponent(/[?&]url=([^&#]*)/.exec(link)?.[1] ?? '')
}

const tracking = '&utm_source=mail&at=2023-05-10T12:00:00%2B09:00&device=ios'

/** Screens that read parameters, each with the path that it opens in the app and its button for signing in. */
const screens = [
  {
    path: '/jp/card/invitation/',
    opened: '/jp/card/invitation/in-app/',
    query: '?invite-code=HARU2023&referer=share',
    signIn: 'アプリを開いてログインする',
  },
  {
    path: '/jp/card/entry/',
    opened: '/jp/card/entry/',
    query: '?promotion=spring-online',
    signIn: '手帳アプリを開いてサインインする',
  },
  {
    path: '/jp/card/loyalty/notification/',
    opened: '/jp/card/loyalty/notification/',
    query: '?id=stage-up',
    signIn: 'アプリを開いてログインする',
  },
] as const

async function open(page: Page, { path, query }: { path: string; query: string }): Promise<void> {
  await page.clock.install({ time: new Date('2023-05-10T12:00:00+09:00') })
  await page.goto(`${path}${query}${tracking}&scenario=anonymous`)
}

/**
 * Records what is copied in `data-copied`: while Chromium asks whether to open a missing app, neither clicks nor the
 * clipboard reach the page.
 */
async function watchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text
      return Promise.resolve()
    }
  })
}

/** Expects the banner, and then the button for signing in, to open a URL in the app. */
async function expectToOpen(page: Page, opened: string, signIn: string): Promise<void> {
  const expected = new RegExp(`^https://[^/]+${opened.replace('?', String.raw`\?`)}$`)
  const banner = page.getByRole('link', { name: 'アプリで開く' })
  await expect.poll(async () => openedBy((await banner.getAttribute('href')) ?? '')).toMatch(expected)
  const exits = await watchExits(page)
  await page.getByRole('button', { name: signIn }).first().click()
  await expect.poll(() => exits.map(openedBy)).toEqual([expect.stringMatching(expected)])
}

/** Expects the notice next to the tapped element to have the right links. */
async function expectNotice(notice: Locator): Promise<void> {
  await expect(notice.getByText('アプリが開かないときは')).toBeVisible()
  for (const name of ['もう一度開く', 'ストアを見る', 'リンクをコピー'])
    await expect(notice.getByText(name)).toBeVisible()
}

for (const system of ['ios', 'android'] as const) {
  test.describe(`on ${system}`, () => {
    test.use({
      userAgent: userAgents[`${system}Browser`],
      viewport: { width: 375, height: 740 },
      expectedNoise: noise,
    })

    for (const screen of screens) {
      test(`every way from ${screen.path} into the app carries what the page understands (D34)`, async ({ page }) => {
        await open(page, screen)
        await expectToOpen(page, `${screen.opened}${screen.query}`, screen.signIn)
      })
    }

    test('a typed code is passed to the app if the server reports that the visitor is signed out (D34)', async ({
      page,
    }) => {
      const [{ opened, signIn }] = screens
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      await page.goto('/jp/card/invitation/?utm_source=mail')
      await page.getByRole('textbox', { name: '紹介コード' }).fill('ｎａｔｓｕ2023')
      await failCall(page, '*', '401')
      await page.getByRole('button', { name: '記入する' }).click()
      await expectToOpen(page, `${opened}?invite-code=natsu2023`, signIn)
    })

    for (const path of ['/jp/card/202302-9/noodles/', '/jp/loyalty/']) {
      test(`the banner of ${path} says in its place what to do where the app does not open (D36)`, async ({ page }) => {
        await watchCopies(page)
        await page.clock.install()
        await page.goto(path)
        const exits = await watchExits(page)
        await page.getByRole('link', { name: 'アプリで開く' }).click()
        const notice = page.locator('[data-not-opened]')
        await page.clock.runFor(noticeDelay)
        await expectNotice(notice)
        await page.clock.runFor(noticeDelay)
        expect(exits).toHaveLength(1)
        expect(exits.filter((exit) => exit.startsWith('http'))).toEqual([])
        expect(new URL(page.url()).pathname).toBe(path)
        // Chromium hands over a custom-scheme URL only once.
        expect(await notice.getByRole('link', { name: 'もう一度開く' }).getAttribute('href')).toBe(exits[0])
        await notice.getByRole('button', { name: 'リンクをコピー' }).dispatchEvent('click')
        await expect(notice.getByText('コピーしました')).toBeVisible()
        expect(new URL((await page.evaluate(() => document.documentElement.dataset['copied'])) ?? '').pathname).toBe(
          path,
        )
        expect(await notice.getByRole('link', { name: 'ストアを見る' }).getAttribute('href')).toBe(
          `https://apps.example.jp/${system}/sorapay`,
        )
      })
    }

    test('the sign-in of a screen says the same below its button, and the link that it copies keeps the code', async ({
      page,
    }) => {
      const [invitation] = screens
      await watchCopies(page)
      await open(page, invitation)
      const exits = await watchExits(page)
      await page.getByRole('button', { name: invitation.signIn }).click()
      await page.clock.runFor(noticeDelay)
      const notice = page.getByRole('main')
      await expectNotice(notice)
      expect(exits).toHaveLength(1)
      await notice.getByRole('button', { name: 'リンクをコピー' }).dispatchEvent('click')
      await expect(notice.getByRole('button', { name: 'コピーしました' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.dataset['copied'])).toBe(
        `${new URL(page.url()).origin}${invitation.path}${invitation.query}`,
      )
    })
  })
}

test.describe('on a desktop', () => {
  test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 900 }, expectedNoise: noise })

  for (const screen of screens.slice(0, 2)) {
    test(`the QR code of ${screen.path} carries what the page understands (D34)`, async ({ page }) => {
      await open(page, screen)
      const code = page.getByRole('img', { name: 'このページをスマートフォンで開くQRコード' })
      const strokes = code.locator('path[stroke]')
      const siteUrl = 'https://card.example.jp'
      await expect(strokes).toHaveAttribute('d', encodeQrCode(`${siteUrl}${screen.path}${screen.query}`).path)
    })
  }

  test('a page without parameters of its own shows the QR code of its path', async ({ page }) => {
    await page.goto('/jp/card/invitation/?utm_source=mail')
    await expect(page.locator('img[alt="このページをスマートフォンで開くQRコード"]')).toHaveCount(1)
  })
})
