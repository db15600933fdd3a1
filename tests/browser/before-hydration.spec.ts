import { expect, test, userAgents } from '../support/page-test.ts'
import { chunks } from '../support/break-page.ts'

/** How long scripts are held back, in milliseconds, on a processor that is slowed sixfold. */
const held = 3_000
const tries = 20

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2023-05-10T12:00:00+09:00')
  await page.route(chunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, held))
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
})

test.describe('on a phone', () => {
  test.use({ userAgent: userAgents.androidApp })

  test('a tap on the way into the app is taken up once the scripts are there', async ({ page }) => {
    await page.addInitScript(() => {
      // What opens the app is a navigation that no browser here can follow.
      Object.assign(window, { opened: 0 })
      document.addEventListener('click', (event) => {
        if (document.documentElement.dataset['hydration'] === 'done' && event.defaultPrevented)
          Object.assign(window, { opened: Number(Reflect.get(window, 'opened')) + 1 })
      })
    })
    for (let count = 0; count < tries; count += 1) {
      await page.goto('/r/mercard-application/', { waitUntil: 'commit' })
      const link = page.locator('[data-island=AppRedirect] a').first()
      await link.click({ noWaitAfter: true })
      await expect(link).toHaveAttribute('data-tapped', '')
      await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
      await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'opened')))).toBe(1)
      await expect(page).toHaveURL(/mercard-application/)
    }
  })
})

test('what is typed before the scripts are there stays, and is reckoned with', async ({ page }) => {
  for (let count = 0; count < tries; count += 1) {
    await page.goto('/jp/card/entry/', { waitUntil: 'commit' })
    const details = page.locator('#spring-noodles details').first()
    await details.locator('summary').click()
    const field = details.locator('[data-grant] input').first()
    await field.fill(`${count + 1}000`)
    expect(await page.evaluate(() => document.documentElement.dataset['hydration'])).toBeUndefined()
    const total = details.locator('[data-put=total]').first()
    const reckoned = await total.textContent()
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
    await expect(field).toHaveValue(/^\d{1,2},?000$/)
    await expect(details).toHaveAttribute('open', '')
    await expect(total).toHaveText(reckoned ?? '')
  }
})
