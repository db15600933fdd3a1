import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from '@playwright/test'
import { glob } from 'tinyglobby'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { campaignPaths, otherPaths } from '../../support/sites/fixture-paths.ts'

const forms = (path: string) => [path, `${path}/`, `${path}/index.html`]

for (const path of [...campaignPaths, ...otherPaths]) {
  test(`${path} answers 200 in its three forms, without a redirect`, async ({ request }) => {
    const bodies = new Set<string>()
    for (const form of forms(path)) {
      const response = await request.get(form, { maxRedirects: 0 })
      expect(response.status(), form).toBe(200)
      expect(response.headers()['x-robots-tag'], form).toBe('noindex, nofollow')
      expect(response.headers()['content-type'], form).toContain('text/html')
      bodies.add(await response.text())
    }
    expect(bodies.size).toBe(1)
  })
}

/** Returns a page as text, with each sentence in one piece again. */
function joinPhrases(html: string): string {
  return html.replaceAll('<i></i>', '')
}

test('only the pages of the specification are built', async () => {
  const built = (await glob('**/index.html', { cwd: fixtureSite.folder })).map(
    (file) => `/${file.replace(/\/index\.html$/, '')}`,
  )
  // The start page shows what runs now.
  expect(built.sort()).toEqual(['/index.html', ...campaignPaths, ...otherPaths].sort())
})

const absent = [
  '/jp',
  '/jp/card/202309-1',
  '/jp/card/202302-2',
  '/jp/card/202302-9/nothing',
  '/jp/card/202302-9/store',
  '/jp/card/202302-9/noodles/in-app/in-app',
  '/jp/card/202305-9/cloud-closet',
  '/jp/card/202302-9/noodles.html',
  '/jp/card/202302-9/index',
  '/JP/card/202302-9',
  '/404',
  '/404.html',
  '/_not-found',
  '/errors/500',
  '/errors/500.html',
  '/nginx.conf',
  '/.htaccess',
  '/Caddyfile',
  '/jp/card//202302-9',
]

for (const path of absent) {
  test(`${path} is not found, and says so with the status and the page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    const text = joinPhrases(await response.text())
    expect(text).toContain('Page not found')
    expect(text).toContain('お探しのページは見つかりませんでした。')
  })
}

test('a malformed address and another method get the error page with their status', async ({ request }) => {
  const malformed = await request.get('/%E0%A4%A', { maxRedirects: 0 })
  expect(malformed.status()).toBe(400)
  const post = await request.post('/jp/card/202302-9/')
  expect(post.status()).toBe(405)
  expect(post.headers()['allow']).toBe('GET, HEAD')
  expect(joinPhrases(await post.text())).toContain('エラーが発生しました。')
  expect(await post.text()).toContain('An error occurred')
})

test('the page of a server error says what to do, and has a button that loads the same address again', async ({
  page,
}) => {
  const body = await readFile(path.join(fixtureSite.folder, 'errors', '503.html'), 'utf8')
  const address = '/jp/card/202302-9/?a=1'
  const answer = { status: 503, contentType: 'text/html', body }
  await page.route(`**${address}`, (route) => route.fulfill(answer), { times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('エラーが発生しました。')
  await expect(page.getByRole('main')).toContainText('直らないときは、時間をおいてお試しください。')
  await page.getByRole('link', { name: 'もう一度読み込む' }).click()
  await expect(page.locator('article').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('?a=1')
})

test('robots.txt excludes all robots, except those that fetch a shared link', async ({ request }) => {
  const fetchers = 'User-agent: Twitterbot\nUser-agent: facebookexternalhit\nAllow: /\n'
  expect(await (await request.get('/robots.txt')).text()).toBe(`${fetchers}\nUser-agent: *\nDisallow: /\n`)
})
