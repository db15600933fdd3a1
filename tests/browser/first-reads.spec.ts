import type { Page } from '@playwright/test'

import { fullBrowser } from '../../playwright.config.ts'
import { chunks } from '../support/break-page.ts'
import { expect, test } from '../support/page-test.ts'

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...fullBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Screens that read at once, with the calls that leave before their scripts. */
const early: Readonly<Record<string, readonly string[]>> = {
  '/jp/card/entry/': ['list_entry_type_campaign_promotions'],
  '/jp/card/invitation/': ['get_invite_code'],
  '/jp/card/loyalty/?id=a1': ['get_loyalty'],
  '/jp/lending/': ['get_kyc_post_pay_setup_progress', 'get_landing_page', 'list_monthly_repay_amount_choices'],
}

/** Records the names of all calls of a page, in their order. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url().replace(/^.*\//u, ''))
  })
  return calls
}

/** Opens a screen whose scripts never arrive. Returns the names of its calls. */
async function openWithoutScripts(page: Page, address: string): Promise<string[]> {
  await page.clock.setFixedTime('2024-06-01T12:00:00+09:00')
  await page.route(chunks, () => new Promise(() => undefined))
  const calls = recordCalls(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return calls
}

for (const [address, expected] of Object.entries(early)) {
  test(`${address} asks for its first answers before its scripts have loaded`, async ({ page }) => {
    const calls = await openWithoutScripts(page, address)
    expect([...new Set(calls)].sort()).toEqual([...expected].sort())
  })

  test(`${address} asks for nothing while it is only prerendered`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
    expect(await openWithoutScripts(page, address)).toEqual([])
  })
}

test('a screen out of the back/forward cache sends nothing early again', async ({ page }) => {
  await page.clock.setFixedTime('2023-05-10T12:00:00+09:00')
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { isBack: true })),
  )
  await page.goto('/jp/card/invitation/')
  await expect(page.getByLabel('紹介コード', { exact: true })).toBeVisible()
  await page.goto('/campaigns/')
  const calls = recordCalls(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'isBack' in window).catch(() => false)).toBe(true)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  // The client may ask anew for what it shows, once.
  expect(calls.filter((name) => name === 'get_invite_code').length).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => (Reflect.get(window, 'firstReads') as Map<string, unknown>).size)).toBe(0)
})
