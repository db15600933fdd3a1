import type { Page } from '@playwright/test'

import { failureTexts } from '#site/error-page-texts.ts'

import { refuseStorage, throwInEffects, throwInEventHandlers } from '../../support/pages/break-browser-apis.ts'
import { breakChunksWith, chunks, chunksWith, throwInsteadOfText } from '../../support/pages/break-chunks.ts'
import { changeBeforeHydration, foreignChanges } from '../../support/pages/change-page.ts'
import { selectCells, selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { screenPaths } from '../../support/pages/screen-paths.ts'

type Screen = {
  url: string
  /** On a desktop the screen needs no browser. */
  userAgent?: string
  /** A text of the code that only the screen's own part in the browser writes. */
  scriptMarker: string
  /** Acts, and sees that it had its effect. */
  works: (page: Page) => Promise<void>
}

/** Waits for a visible text: the largest texts are also there unseen, to reserve their space. */
const sees = (text: string) => (page: Page) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** Every screen that has its own component. */
const screens: readonly Screen[] = [
  {
    url: '/jp/card/invitation/?invite-code=HARU2023',
    scriptMarker: 'invite-code-hint',
    works: async (page) => {
      await page.locator('form [type=submit]').click()
      await expect(page.locator('[aria-labelledby=registered-code]')).toContainText('HARU2023')
    },
  },
  {
    url: '/jp/card/entry/',
    scriptMarker: 'mt-3 min-h-11 w-full rounded-full border border-line',
    works: async (page) => {
      const card = page.locator('#spring-noodles')
      await card.getByRole('button').last().click()
      await expect(card.locator('p[tabindex="-1"]')).toBeVisible()
      await expect(card.getByRole('button', { name: '参加する' })).toHaveCount(0)
    },
  },
  {
    url: '/jp/loyalty/',
    scriptMarker: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
    works: sees('ソラカードをお使い中です'),
  },
  {
    url: '/jp/card/loyalty/notification/?id=down',
    scriptMarker: 'mt-3 text-title',
    works: sees('進呈率が下がりました'),
  },
  {
    url: '/guide/easypay/registration/',
    scriptMarker: 'inline-block rounded-chip',
    works: sees('お届け出いただけます'),
  },
  {
    url: '/jp/lending/',
    scriptMarker: 'mt-3 grid min-h-28',
    works: async (page) => {
      const total = page.locator('section[aria-busy] .figure-number')
      await page.locator('[name=monthly][value="5000"]').check()
      await expect(total).toContainText('10,191')
      await page.locator('[name=monthly][value="2000"]').check()
      await expect(total).toContainText('10,389')
    },
  },
  {
    url: '/r/mercard-application/',
    userAgent: userAgents.androidApp,
    scriptMarker: 'text-center',
    works: sees('手帳アプリで申し入む'),
  },
]

/** Pages for those who build the app: what they share with the screens is tried on those. */
const diagnostics: readonly Screen[] = [
  { url: '/examples/check-webview/', scriptMarker: 'min-h-44', works: sees('User-Agent') },
  { url: '/examples/check-webview/detail/', scriptMarker: 'min-h-84', works: sees('使える機能') },
  { url: '/examples/check-webview/status/', scriptMarker: 'もう一度確かめる', works: sees('読めた') },
  { url: '/examples/date/', scriptMarker: 'datetime-local', works: sees('日本時間') },
  { url: '/examples/deeplinks/', scriptMarker: 'mb-3 block text-small font-bold', works: sees('試す') },
  { url: '/examples/dummy-external/', scriptMarker: '前のページへ戻る', works: sees('前のページへ戻る') },
]

const during = new Date('2023-05-10T12:00:00+09:00')

test.use({
  viewport: { width: 375, height: 740 },
  // React's log messages, and the thrown errors.
  expectedNoise:
    /Minified React error #418|broken on purpose|status of 404|SyntaxError|Unexpected|Invalid (?:or unexpected|regular expression)|Unterminated|missing \)|Failed to load|dynamically imported|inside a ScreenProvider|No QueryClient|: network|Load failed|intent:/,
})

test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(during)
})

// Requests that a page still makes when its test is over.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: failureTexts.advice })

/**
 * Expects the page as the server rendered it, the message of specification §8, and a button to try again; nothing loads
 * for ever.
 */
async function expectNotice(page: Page, cell: string): Promise<void> {
  await expect(notice(page).first(), cell).toBeVisible()
  await expect(notice(page).first(), cell).toContainText(failureTexts.title)
  await expect(notice(page).first().getByRole('button', { name: failureTexts.retry }), cell).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first(), cell).toBeVisible()
  await expect(page.locator('.skeleton').filter({ visible: true }), cell).toHaveCount(0)
  await expect(page.locator('html'), cell).toHaveAttribute('data-environment', /^(?:android-app|other-browser)$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), cell).toBeLessThanOrEqual(375)
}

async function expectWorking(page: Page, { works }: Screen, cell: string): Promise<void> {
  await expect(page.locator('html'), cell).toHaveAttribute('data-hydration', 'done')
  await expect(page.locator('.skeleton').filter({ visible: true }), cell).toHaveCount(0)
  await expect(notice(page).filter({ visible: true }), cell).toHaveCount(0)
  await expect(page.locator('html'), cell).toHaveAttribute('data-environment', /^(?:android-app|other-browser)$/)
  await test.step(cell, () => works(page))
}

/** The same components at other addresses, and what has no part in the browser. */
const twins = [
  '/jp/card/invitation/in-app',
  '/jp/card/entry/refound',
  '/jp/card/campaign/in-app',
  '/jp/loyalty/in-app',
  '/jp/card/loyalty',
  '/jp/lending/in-app',
]
const elsewhere = ['/guide/easypay/registration/mercard', '/install-app']

test('the table breaks every screen in every way', () => {
  const broken = screens.map(({ url }) => new URL(url, 'http://localhost').pathname.replace(/\/$/, ''))
  expect([...broken, ...twins, ...elsewhere].sort()).toEqual([...screenPaths].sort())
})

test('each screen has a chunk with the text that marks its own part', async () => {
  for (const { url, scriptMarker } of [...screens, ...diagnostics])
    expect((await chunksWith(scriptMarker)).size, `${url}: ${scriptMarker}`).toBeGreaterThan(0)
})

for (const [row, screen] of selectShare([...screens, ...diagnostics], 0, 6).entries()) {
  const { url, scriptMarker, userAgent } = screen

  test.describe(() => {
    test.use(userAgent === undefined ? {} : { userAgent })

    test(`${url} works where it was changed before React took it over`, async ({ page, context }) => {
      for (const [name, change] of selectShare(Object.entries(foreignChanges), row, 6)) {
        await context.clearCookies()
        await changeBeforeHydration(page, url, change)
        await expectWorking(page, screen, name)
      }
    })

    test(`${url} says what happened, and keeps what the server made, where its own part throws while it is rendered`, async ({
      page,
    }) => {
      const replaced = await throwInsteadOfText(page, scriptMarker)
      await page.goto(url)
      await expectNotice(page, 'throws in render')
      expect(replaced()).toBeGreaterThan(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await notice(page).first().getByRole('button').click()
      await expectWorking(page, screen, 'another try')
    })
  })
}

// The path from an error to its notice is the same on every screen, so three screens represent all.
for (const [row, screen] of selectCells(
  screens.filter(({ url }) => /\/(?:invitation|entry|lending)\//.test(url)),
  () => 'a screen',
).entries()) {
  const { url, scriptMarker } = screen

  test(`${url} works where it was changed after React took it over`, async ({ page, context }) => {
    const uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    for (const [name, change] of selectShare(Object.entries(foreignChanges), row, 6)) {
      await context.clearCookies()
      await page.goto(url)
      await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await page.evaluate(change)
      await expectWorking(page, screen, name)
      expect(uncaught, name).toEqual([])
    }
  })

  test(`${url} says what happened where effects throw`, async ({ page }) => {
    await page.addInitScript(throwInEffects)
    await page.goto(url)
    await expectNotice(page, 'throws in effects')
  })

  test(`${url} stays as it is where what a tap does throws`, async ({ page }) => {
    await page.goto(url)
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
    await expect(page.locator('.skeleton')).toHaveCount(0)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.evaluate(throwInEventHandlers)
    await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('main button, main [type=radio]')) button.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page).filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main button').first()).toBeAttached()
  })

  test(`${url} is loaded again once, and then says what happened, where a chunk is missing`, async ({ page }) => {
    let documents = 0
    page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0))
    await breakChunksWith(page, scriptMarker, () => ({ status: 404, body: '' }))
    await page.goto(url)
    await expectNotice(page, 'a chunk is missing')
    expect(documents).toBe(2)
  })

  test(`${url} reports a chunk that arrives garbled`, async ({ page }) => {
    // Cut inside a word, a script may still be one: the bracket before it makes it none, wherever it is cut.
    await breakChunksWith(page, scriptMarker, (source) => ({
      status: 200,
      body: `)${source.slice(0, source.length / 2)}`,
    }))
    await page.goto(url)
    await expectNotice(page, 'a garbled chunk')
  })

  test(`${url} works in a browser that keeps nothing`, async ({ page }) => {
    await page.addInitScript(refuseStorage)
    await page.goto(url)
    await expectWorking(page, screen, 'no storage')
  })
}

test('a page whose scripts cannot run stays as the server made it', async ({ page }) => {
  await page.addInitScript(() => {
    // Its islands ask for it in their first render; the page's own script does not need it.
    Object.defineProperty(window, 'URLSearchParams', {
      value: function broken() {
        throw new Error('broken on purpose')
      },
    })
  })
  for (const url of ['/jp/card/invitation/', '/jp/lending/?scenario=signed-in']) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
  }
})

test('in the app, a page that React has rendered again still hands its links to the app', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) SoraApp/39006' }),
  )
  await changeBeforeHydration(page, '/jp/lending/in-app/', foreignChanges['another title'])
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
  await expect(page.locator('html')).toHaveAttribute('data-environment', 'ios-app')
  await expect(page.locator('a[href^="https://"]')).toHaveCount(0)
})

test('a page whose schemas a deployment has removed is loaded again once, and then says what happened', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0))
  await breakChunksWith(page, 'not what is sent', () => ({ status: 404, body: '' }))
  await page.goto('/jp/lending/?scenario=signed-in')
  await expect(page.getByRole('alert').filter({ hasText: '読み込めませんでした' })).toBeVisible()
  expect(documents).toBe(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText('通常の一年あたりの率').filter({ visible: true })).toBeVisible()
})

test('the message replaces the skeletons when no chunk arrives', async ({ page }) => {
  await page.route(chunks, (route) => route.abort())
  await page.goto('/jp/lending/')
  await expectNotice(page, 'no chunk')
  await expect(notice(page)).toHaveCount(1)
})
