import type { Page, Route } from '@playwright/test'

import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { watchCalls } from '../../support/pages/calls.ts'

test.use({ viewport: { width: 375, height: 740 } })

/** Delays the page's next read of a name, with the response from before the write, until `release`. */
async function delayNextRead(
  page: Page,
  name: string,
): Promise<{ isDelayed: () => boolean; release: () => Promise<void> }> {
  let delayed: { route: Route; body: string } | undefined
  const pattern = `**/v1/${name}`
  await page.route(pattern, async (route) => {
    if (delayed) return route.fallback()
    delayed = { route, body: await (await route.fetch()).text() }
  })
  return {
    isDelayed: () => delayed !== undefined,
    // The page may have aborted the read.
    release: async () =>
      delayed?.route.fulfill({ contentType: 'application/json', body: delayed.body }).catch(() => undefined),
  }
}

/** The visitor returns to the tab, so the page reads again. */
const returnToPage = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const writes = [
  {
    name: 'an invite code that was registered',
    url: '/jp/card/invitation/?invite-code=HARU2023',
    read: 'get_invite_code',
    write: 'register_invite_code',
    open: () => Promise.resolve(),
    tap: (page: Page) => page.getByRole('button', { name: '記入する' }),
    done: (page: Page) => page.getByRole('region', { name: '記入した紹介コード' }),
  },
  {
    name: 'an entry from the summary',
    url: '/jp/card/entry/',
    read: 'list_entry_type_campaign_promotions',
    write: 'create_entry_type_campaign_entry',
    open: () => Promise.resolve(),
    tap: (page: Page) => page.locator('#spring-noodles').getByRole('button', { name: '参加する' }),
    done: (page: Page) => page.locator('#spring-noodles').getByText('参加済み'),
  },
  {
    name: 'an entry from the detail',
    url: '/jp/card/entry/?promotion=spring-noodles',
    read: 'get_entry_type_campaign_promotion',
    write: 'create_entry_type_campaign_entry',
    open: (page: Page) => expect(page.locator('#spring-noodles details')).toHaveAttribute('open'),
    tap: (page: Page) => page.locator('#spring-noodles').getByRole('button', { name: '参加する' }),
    done: (page: Page) => page.locator('#spring-noodles').getByText('参加済み'),
  },
] as const

for (const [row, { name, url, read, write, open, tap, done }] of writes.entries()) {
  for (const order of selectShare(['after the write', 'while the write is under way'] as const, row, 2)) {
    test(`${name} stays so when an older read answers ${order}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      const sent = watchCalls(page, write)
      await page.goto(url)
      await open(page)
      await expect(tap(page)).toBeVisible()
      const older = await delayNextRead(page, read)
      // While the first read is under way, coming back asks for nothing more.
      await expect(async () => {
        await returnToPage(page)
        expect(older.isDelayed()).toBe(true)
      }).toPass()
      if (order === 'while the write is under way') {
        await page.route(`**/v1/${write}`, async (route) => {
          const response = await route.fetch()
          await older.release()
          await route.fulfill({ response })
        })
      }
      await tap(page).click()
      await expect(done(page)).toBeVisible()
      await older.release()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await expect(done(page)).toBeVisible()
      await expect(tap(page)).toHaveCount(0)
      expect(sent).toHaveLength(1)
    })
  }
}
