import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from '@playwright/test'
import { glob } from 'tinyglobby'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { campaignPaths, otherPaths } from '../../support/sites/fixture-paths.ts'

test('only the pages of the specification are built', async () => {
  const built = (await glob('**/index.html', { cwd: fixtureSite.folder })).map(
    (file) => `/${file.replace(/\/index\.html$/, '')}`,
  )
  // The start page shows what runs now.
  expect(built.sort()).toEqual(['/index.html', ...campaignPaths, ...otherPaths].sort())
})

test('the page of a server error has a button that loads the same address again', async ({ page }) => {
  const body = await readFile(path.join(fixtureSite.folder, 'errors', '503.html'), 'utf8')
  const address = '/jp/card/202302-9/?a=1'
  const answer = { status: 503, contentType: 'text/html', body }
  await page.route(`**${address}`, (route) => route.fulfill(answer), { times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('エラーが発生しました。')
  await page.getByRole('link', { name: 'もう一度読み込む' }).click()
  await expect(page.locator('article').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('?a=1')
})

test('robots.txt excludes all robots, except those that fetch a shared link', async ({ request }) => {
  const fetchers = 'User-agent: Twitterbot\nUser-agent: facebookexternalhit\nAllow: /\n'
  expect(await (await request.get('/robots.txt')).text()).toBe(`${fetchers}\nUser-agent: *\nDisallow: /\n`)
})
