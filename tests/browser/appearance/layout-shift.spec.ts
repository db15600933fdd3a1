import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { watchShifts } from '../../support/pages/watch-shifts.ts'

/** All states of each screen except the main one, including rare ones. */
const states = {
  '/jp/card/invitation/': ['anonymous', 'no-card', 'code-registered', 'failing-with-message', 'malformed', 'ended'],
  // A message of the server may be longer than the two lines that are reserved above the promotions.
  '/jp/card/entry/': ['anonymous', 'upcoming', 'card-not-active', 'malformed'],
  '/jp/card/entry/refound/': ['anonymous', 'ended', 'upcoming', 'entered'],
  '/jp/card/campaign/in-app/': ['signed-in', 'anonymous', 'entered'],
  '/jp/loyalty/': ['anonymous', 'no-card', 'failing-with-message', 'malformed'],
  '/jp/card/loyalty/': ['anonymous', 'no-card'],
  '/jp/card/loyalty/notification/': ['signed-in'],
  '/guide/easypay/registration/': [
    'anonymous',
    'kyc-needed',
    'under-18',
    'parent-consent',
    'easypay-reviewing',
    'easypay-signed',
    'easypay-canceled',
    'newer-server',
    'malformed',
  ],
  '/jp/lending/': [
    'anonymous',
    'no-bank-account',
    'under-review',
    'kyc-needed',
    'kyc-failed',
    'soliciting-denied',
    'preferential-rate',
    'low-limit',
    'no-limit',
    'failing-with-message',
    'malformed',
  ],
} as const

/** States whose content differs most from what its space is reserved for, visited at every width. */
const criticalStates = [
  '/jp/card/entry/refound/?scenario=signed-in',
  '/jp/card/entry/?scenario=ended',
  '/jp/card/loyalty/notification/?scenario=signed-in&id=%E0',
]

/** Every screen in its main state, as most visitors of that URL see it. */
const mainStates = [
  '/jp/card/invitation/?scenario=signed-in',
  '/jp/card/entry/?scenario=signed-in',
  '/jp/card/entry/?scenario=entered',
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

/** In its other states. */
const otherStates = [
  ...Object.entries(states).flatMap(([path, scenarios]) => scenarios.map((name) => `${path}?scenario=${name}`)),
  '/jp/card/loyalty/notification/?scenario=anonymous&id=up',
  '/jp/card/loyalty/notification/?scenario=malformed&id=up',
]

const widths = [
  [320, userAgents.iosBrowser],
  [375, userAgents.androidBrowser],
  [1280, userAgents.desktop],
] as const

for (const [row, [width, userAgent]] of selectShare(widths, 0, 2).entries()) {
  test.describe(`at ${width} px`, () => {
    // Tall enough to include shifts below a phone's first screen.
    test.use({
      userAgent,
      viewport: { width, height: 3200 },
      expectedNoise: /intent:|request to|status of 40\d|malformed/,
    })

    test('nothing moves when the visitor’s data arrives, and nothing is cut off', async ({ page }) => {
      const moved = await watchShifts(page, 'whole document')
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      for (const url of [
        ...criticalStates,
        ...selectShare(mainStates, row, 4 * widths.length),
        ...selectShare(otherStates, row, 8 * widths.length),
      ]) {
        await page.goto(`${url}&latency=250`)
        await expect(page.locator('.skeleton:visible')).toHaveCount(0)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await moved(), `${url} at ${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(width)
      }
    })
  })
}
