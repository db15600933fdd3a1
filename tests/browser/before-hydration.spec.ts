import type { Page } from '@playwright/test'

import { expect, test, userAgents } from '../support/page-test.ts'
import { chunks } from '../support/break-page.ts'

const tries = 20

/** What scripts wait for. */
let held: Promise<void> = Promise.resolve()

/** Opens a page whose scripts are held back on a processor that is slowed sixfold. Returns what lets them go. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined
  held = new Promise((resolve) => {
    release = resolve
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2023-05-10T12:00:00+09:00')
  await page.route(chunks, async (route) => {
    await held
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
})

test.describe('on a phone', () => {
  // What opens the app is a navigation that no browser here can follow.
  test.use({ userAgent: userAgents.androidApp, expectedNoise: /intent:/ })

  for (let count = 1; count <= tries; count += 1) {
    test(`a tap on the way into the app is taken up once the scripts are there, ${count}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { opened: 0 })
        document.addEventListener('click', (event) => {
          if (document.documentElement.dataset['hydration'] === 'done' && event.defaultPrevented)
            Object.assign(window, { opened: Number(Reflect.get(window, 'opened')) + 1 })
        })
      })
      const release = await openHeld(page, '/r/mercard-application/')
      const link = page.locator('[data-island=AppRedirect] a').first()
      await link.click()
      await expect(link).toHaveAttribute('data-tapped', '')
      release()
      await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
      await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'opened')))).toBe(1)
      await expect(page).toHaveURL(/mercard-application/)
    })
  }
})

test('what is typed before the scripts are there stays, and is reckoned with', async ({ page }) => {
  for (let count = 0; count < tries; count += 1) {
    const release = await openHeld(page, '/jp/card/entry/')
    const details = page.locator('#spring-noodles details').first()
    await details.locator('summary').click()
    const field = details.locator('[data-grant] input').first()
    await field.fill(`${count + 1}000`)
    expect(await page.evaluate(() => document.documentElement.dataset['hydration'])).toBeUndefined()
    const total = details.locator('[data-put=total]').first()
    const reckoned = await total.textContent()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
    await expect(field).toHaveValue(/^\d{1,2},?000$/)
    await expect(details).toHaveAttribute('open', '')
    await expect(total).toHaveText(reckoned ?? '')
  }
})
