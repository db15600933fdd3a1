import { refuseStorage } from '../../support/pages/break-browser-apis.ts'
import { fixturePreview, previewLocation } from '../../support/sites/fixture-site.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { serveBelowPath, type HostBelowPath } from '../../support/servers/serve-below-path.ts'

let host: HostBelowPath

// A static file host: no server answers calls there.
test.beforeAll(async () => {
  host = await serveBelowPath(fixturePreview.folder, previewLocation.basePath)
})
test.afterAll(() => host.stop())
test.use({ expectedNoise: /request to http:\/\/localhost|: status 50\d|: malformed/ })

test('a preview answers its own calls, and asks no server', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto(`${host.site}/examples/check-webview/status/`)
  await expect(page.getByText('読めた')).toHaveCount(3)
  expect(posts).toEqual([])
})

test('a scenario in the URL applies to the next pages until another is chosen', async ({ page }) => {
  const status = `${host.site}/examples/check-webview/status/`
  await page.goto(`${status}?scenario=anonymous`)
  await expect(page.getByText('読めない')).toHaveCount(2)
  await page.goto(`${host.site}/campaigns/`)
  await page.goto(status)
  await expect(page.getByText('読めない')).toHaveCount(2)
  await page.goto(`${status}?scenario=signed-in`)
  await expect(page.getByText('読めた')).toHaveCount(3)
})

test('a preview works in a browser that denies storage, and keeps what was written while the page is open', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
  await page.addInitScript(refuseStorage)
  await page.goto(`${host.site}/jp/card/entry/?scenario=signed-in`)
  const card = page.locator('#spring-noodles')
  await card.getByRole('button', { name: '参加する' }).click()
  await expect(card.getByText('参加済み')).toBeVisible()
})
