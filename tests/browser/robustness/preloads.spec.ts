import type { Page } from '@playwright/test'

import { chunks } from '../../support/pages/break-chunks.ts'
import { expect, test } from '../../support/pages/page-test.ts'

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

/** Opens a screen with its scripts blocked. Returns the names of its calls. */
async function openWithoutScripts(page: Page, url: string): Promise<string[]> {
  await page.clock.setFixedTime('2024-06-01T12:00:00+09:00')
  await page.route(chunks, () => new Promise(() => undefined))
  const calls = recordCalls(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  // Requests are reported in their order: after this one, all that left before it are known.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }))
  return calls
}

for (const [url, expected] of Object.entries(early)) {
  test(`${url} asks for its first answers before its scripts have loaded`, async ({ page }) => {
    const calls = await openWithoutScripts(page, url)
    expect([...new Set(calls)].sort()).toEqual([...expected].sort())
  })

  test(`${url} asks for nothing while it is only prerendered`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
    expect(await openWithoutScripts(page, url)).toEqual([])
  })
}
