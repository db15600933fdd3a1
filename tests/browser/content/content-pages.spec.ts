import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { isWholeGrid, shareOf } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const contentPage = '/jp/card/202304-9/tablets/'

test.describe('what the browser may fetch ahead', () => {
  const listing = '/jp/card/202304-9/'
  const slow = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]

  for (const connection of shareOf(slow, 0, 3)) {
    test(`is nothing with ${JSON.stringify(connection)}`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(request.url())
      })
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await page.goto(listing)
      await page.locator(`a[href="${contentPage}"]`).first().hover()
      // A pointer that rests for 200 ms is about to follow.
      await page.waitForTimeout(600)
      expect(fetched).toEqual([])
    })
  }

  test('is fetched when a visitor is about to follow a link', async ({ page }) => {
    await page.goto(listing)
    const link = page.locator(`a[href="${contentPage}"]`).first()
    const requested = page.waitForRequest(
      (request) => request.url().endsWith(contentPage) && request.headers()['sec-purpose'] === 'prefetch',
    )
    await link.hover()
    await requested
  })
})

test.describe('the page-load bar of a content page', () => {
  const width = (page: Page) =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement, '::after').width))

  /** Browsers before 2025 do not report that a load has ended without a page. */
  const withoutNavigationApi = () => void Reflect.deleteProperty(window, 'navigation')

  const follow = (page: Page, path: string) =>
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`main a[href^="${href}"]`)?.click(), path)

  test('runs from a tap on a link until the next page, however long that takes', async ({ page }) => {
    await page.addInitScript(withoutNavigationApi)
    // An answer without content leaves the page where it is.
    await page.route(`**${contentPage}`, (route) => route.fulfill({ status: 204 }))
    await page.goto('/jp/card/202304-9/')
    expect(await width(page)).toBe(0)
    await follow(page, contentPage)
    await expect.poll(() => width(page)).toBeGreaterThan(20)
    const moveTo = (milliseconds: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time
      }, milliseconds)
    await moveTo(90_000)
    expect(await width(page)).toBeGreaterThan(300)
    // Another tap starts it again.
    await follow(page, contentPage)
    await expect.poll(() => width(page)).toBeGreaterThan(20)
    expect(await width(page)).toBeLessThan(300)
  })

  for (const modifier of shareOf(['Shift', 'Control', 'Alt'] as const, 0, 3))
    test(`does not run where ${modifier} opens the page elsewhere`, async ({ page, context }) => {
      await page.goto('/jp/card/202304-9/')
      context.on('page', (opened) => void opened.close())
      await page
        .locator(`main a[href^="${contentPage}"]:visible`)
        .first()
        .click({ modifiers: [modifier] })
      await page.waitForTimeout(600)
      expect(await width(page)).toBe(0)
    })

  if (isWholeGrid)
    test('does not run for the middle button', async ({ page, context }) => {
      await page.goto('/jp/card/202304-9/')
      context.on('page', (opened) => void opened.close())
      await page.locator(`main a[href^="${contentPage}"]:visible`).first().click({ button: 'middle' })
      await page.waitForTimeout(600)
      expect(await width(page)).toBe(0)
    })

  test('is removed from a restored page', async ({ page }) => {
    await page.addInitScript(withoutNavigationApi)
    await page.route(`**${contentPage}`, (route) => route.fulfill({ status: 204 }))
    await page.goto('/jp/card/202304-9/')
    await follow(page, contentPage)
    await expect.poll(() => width(page)).toBeGreaterThan(20)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await width(page)).toBe(0)
  })

  test('does not run for a jump on the page', async ({ page }) => {
    await page.goto(contentPage)
    await follow(page, '#')
    await page.waitForTimeout(400)
    expect(await width(page)).toBe(0)
  })
})

test('the scripts of a campaign page are at most 4.2 kB', async () => {
  const html = await readFile(path.join(fixtureSite.folder, contentPage, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).join('')
  expect(scripts.length).toBeGreaterThan(1_000)
  expect(brotliCompressSync(scripts).length).toBeLessThanOrEqual(4_200)
})

test('without scripts a content page shows all its text except the state, which depends on the time', async ({
  browser,
  baseURL,
}) => {
  const textOfPage = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: baseURL ?? '',
      userAgent: userAgents.iosBrowser,
    })
    const page = await context.newPage()
    await page.goto(contentPage)
    const text = await page.locator('main article').evaluate((article) => {
      for (const state of article.querySelectorAll('[data-words]')) state.textContent = ''
      return article.textContent
    })
    await context.close()
    return text
  }
  expect(await textOfPage(false)).toBe(await textOfPage(true))
})
