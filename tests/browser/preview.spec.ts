import { previewFolder } from '#site/commands/root.ts'
import { startServer, type RunningServer } from '#site/hosting/server.ts'

import { expect, test } from '../support/page-test.ts'

let host: RunningServer

// A plain file host: nothing answers calls there.
test.beforeAll(async () => {
  host = await startServer(previewFolder, 0)
})
test.afterAll(() => host.stop())
test.use({ expectedNoise: /request to http:\/\/localhost|: status 50\d|: malformed/ })

test('a preview answers its own calls, and asks no server', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto(`${host.origin}/examples/check-webview/status/`)
  await expect(page.getByText('読めた')).toHaveCount(3)
  expect(posts).toEqual([])
})

test('a scenario in the address holds for the pages after it, until another is chosen', async ({ page }) => {
  const status = `${host.origin}/examples/check-webview/status/`
  await page.goto(`${status}?scenario=anonymous`)
  await expect(page.getByText('読めない')).toHaveCount(2)
  await page.goto(`${host.origin}/campaigns/`)
  await page.goto(status)
  await expect(page.getByText('読めない')).toHaveCount(2)
  await page.goto(`${status}?scenario=signed-in`)
  await expect(page.getByText('読めた')).toHaveCount(3)
})
