import { expect, test, userAgents } from '../support/page-test.ts'
import { watchShifts } from '../support/watch-shifts.ts'

/** Every screen in its main state, as most visitors of that URL see it. */
const addresses = [
  '/jp/card/invitation/?scenario=signed-in',
  '/jp/card/entry/?scenario=signed-in',
  '/jp/card/entry/?scenario=entered',
  '/jp/card/entry/refound/?scenario=signed-in',
  '/jp/loyalty/?scenario=signed-in',
  '/jp/card/loyalty/?scenario=signed-in',
  '/jp/card/loyalty/notification/?scenario=signed-in&id=stage-up-1',
  '/guide/easypay/registration/?scenario=signed-in',
  '/guide/easypay/registration/mercard/?scenario=signed-in',
  '/jp/lending/?scenario=signed-in',
  '/install-app/?scenario=signed-in',
  '/r/mercard-application/?scenario=signed-in',
  '/jp/card/202302-9/noodles/?scenario=signed-in',
]

for (const [width, userAgent] of [
  [320, userAgents.iosBrowser],
  [375, userAgents.androidBrowser],
  [1280, userAgents.desktop],
] as const) {
  test.describe(`at ${width} px`, () => {
    // Tall enough to include shifts below a phone's first screen.
    test.use({ userAgent, viewport: { width, height: 3200 }, expectedNoise: /intent:|request to/ })

    test('nothing moves when what depends on the visitor comes, and nothing is cut off', async ({ page }) => {
      const moved = await watchShifts(page)
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      for (const address of addresses) {
        await page.goto(`${address}&latency=250`)
        await expect(page.locator('.skeleton:visible')).toHaveCount(0)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await moved(), `${address} at ${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      }
    })
  })
}
