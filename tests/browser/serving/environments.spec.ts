import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { screenPaths } from '../../support/pages/screen-paths.ts'

const environments = [
  { name: 'the app on iOS', userAgent: userAgents.iosApp, isApp: true, hasBanner: false, hasAnonymous: true },
  { name: 'the app on Android', userAgent: userAgents.androidApp, isApp: true, hasBanner: false, hasAnonymous: false },
  { name: 'an iOS browser', userAgent: userAgents.iosBrowser, isApp: false, hasBanner: true, hasAnonymous: false },
  {
    name: 'an Android browser',
    userAgent: userAgents.androidBrowser,
    isApp: false,
    hasBanner: true,
    hasAnonymous: true,
  },
  { name: 'a desktop browser', userAgent: userAgents.desktop, isApp: false, hasBanner: false, hasAnonymous: true },
] as const

/** A page that sends people on leaves at once where there is an app; what it shows is tried in app-pages.spec.ts. */
const sendsOn = '/r/mercard-application'

/** These have their own install links, so no banner repeats them. */
const withoutBanner = ['/install-app', sendsOn]

for (const [row, { name, userAgent, isApp, hasBanner, hasAnonymous }] of environments.entries()) {
  test.describe(name, () => {
    test.use({ userAgent, viewport: { width: 375, height: 740 }, expectedNoise: /status of 401/ })

    for (const scenario of hasAnonymous ? ['signed-in', 'anonymous'] : ['signed-in']) {
      test(`shows every screen in full to a visitor ${scenario}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
        const paths = screenPaths.filter((one) => one !== sendsOn)
        for (const path of selectShare(paths, row, 8)) {
          await page.goto(`${path}/?scenario=${scenario}`)
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
          await expect(page.locator('.skeleton'), path).toHaveCount(0)
          const isInApp = isApp || path.endsWith('/in-app')
          await expect(page.getByRole('contentinfo'), path).toBeVisible({ visible: !isInApp })
          const bannerIsThere = hasBanner && !isInApp && !withoutBanner.includes(path)
          await expect(
            page.getByRole('region', { name: 'アプリの案内' }).getByRole('link', { name: 'アプリで開く' }),
            path,
          ).toHaveCount(bannerIsThere ? 1 : 0)
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
        }
      })
    }
  })
}
