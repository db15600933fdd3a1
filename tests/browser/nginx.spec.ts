import { expect, test } from '@playwright/test'

import { startNginx } from '../support/start-nginx.ts'
import { campaignPaths, otherPaths } from '../support/site-paths.ts'

test.describe.configure({ mode: 'serial' })

let nginx: Awaited<ReturnType<typeof startNginx>>

test.beforeAll(async () => {
  nginx = await startNginx(4180)
})

test.afterAll(() => nginx.stop())

test('under nginx every page answers 200 in its three forms, without a redirect', async ({ request }) => {
  for (const path of [...campaignPaths, ...otherPaths]) {
    for (const form of [path, `${path}/`, `${path}/index.html`]) {
      const response = await request.get(nginx.origin + form, { maxRedirects: 0 })
      expect(response.status(), form).toBe(200)
      expect(response.headers()['x-robots-tag'], form).toBe('noindex, nofollow')
      expect(response.headers()['x-content-type-options'], form).toBe('nosniff')
      expect(response.headers()['cache-control'], form).toBe('no-cache')
    }
  }
})

for (const path of ['/', '/jp/card', '/jp/card/202309-1', '/jp/card/202305-1/sola-closet', '/404.html', '/errors/500.html', '/nginx.conf', '/_headers']) {
  test(`under nginx ${path} is not found, and says so with the status and the page`, async ({ request }) => {
    const response = await request.get(nginx.origin + path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('お探しのページは見つかりませんでした。')
    expect(response.headers()['x-robots-tag']).toBe('noindex, nofollow')
  })
}

test('under nginx another method gets the error page with its status', async ({ request }) => {
  const response = await request.post(`${nginx.origin}/jp/card/202302-1/`)
  expect(response.status()).toBe(405)
  expect(await response.text()).toContain('エラーが発生しました。')
})

test('under nginx pictures may be kept for ever, because their names change with them', async ({ request }) => {
  const page = await (await request.get(`${nginx.origin}/jp/card/202302-1/`)).text()
  const picture = /\/media\/[\w.-]+\.svg/.exec(page)?.[0] ?? ''
  const response = await request.get(nginx.origin + picture)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/svg+xml')
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})
