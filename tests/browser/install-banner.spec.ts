import { test, userAgents } from '../support/page-test.ts'

test.use({ userAgent: userAgents.iosBrowser, expectedNoise: /sorapay:|request to https:\/\/apps\.example\.jp/ })

for (const path of ['/jp/loyalty/', '/jp/card/202302-9/noodles/']) {
  test(`on ${path} an iPhone without the app gets from the banner to the store`, async ({ page }) => {
    await page.goto(path)
    const store = page.waitForEvent('request', (request) =>
      request.url().startsWith('https://apps.example.jp/ios/sorapay'),
    )
    const app = page.waitForEvent('request', (request) => request.url().startsWith('sorapay://openURL'))
    await page.getByRole('link', { name: 'アプリで開く' }).click()
    await app
    await store
  })
}
