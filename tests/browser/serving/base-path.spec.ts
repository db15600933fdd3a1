import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { drawQrCode } from '#site/render/draw-qr-code.ts'

import { expect, test } from '../../support/pages/page-test.ts'
import { isWholeGrid, selectShare } from '../../support/run/grid.ts'
import { serveBelowPath, type HostBelowPath } from '../../support/servers/serve-below-path.ts'
import { fixturePreview, previewLocation } from '../../support/sites/fixture-site.ts'
import { screenPaths } from '../../support/pages/screen-paths.ts'

// A preview under a path of a shared host, as for reviewing one branch of many.
const { siteUrl, basePath } = previewLocation

let host: HostBelowPath
test.beforeEach(async ({ page }) => {
  host = await serveBelowPath(fixturePreview.folder, basePath)
  await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
})
test.afterEach(() => host.stop())
test.use({ expectedNoise: /^request to http:\/\/localhost/, viewport: { width: 375, height: 740 } })

/** Returns every same-host URL on the page, including all widths of pictures. */
async function urlsOfSite(page: Page): Promise<string[]> {
  const urls = await page.locator('[href], [src], [srcset]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const candidates = (element.getAttribute('srcset') ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(' ')[0])
      return [element.getAttribute('href'), element.getAttribute('src'), ...candidates].flatMap((url) =>
        url && element.tagName !== 'STYLE' ? [new URL(url, document.baseURI).href] : [],
      )
    }),
  )
  const { origin } = new URL(page.url())
  return [...new Set(urls.filter((url) => url.startsWith(`${origin}/`)))]
}

/** Pages of each kind, with every screen: tests/builds/base-path.test.ts reads the addresses of all. */
const pages = selectShare(
  [
    '/campaigns',
    '/jp/card/202302-9',
    '/jp/card/202302-9/noodles',
    '/jp/card/202304-9/tablets',
    '/jp/card/202305-9/cloud-closet/in-app',
    ...screenPaths,
  ],
  0,
  3,
)

const parts = isWholeGrid ? 2 : 1
for (let part = 0; part < parts; part += 1) {
  test(`no page links or requests outside its path, part ${part + 1} of ${parts}`, async ({ page, request }) => {
    const seen = new Set<string>()
    for (const name of pages.filter((_, index) => index % parts === part)) {
      await page.goto(`${host.site}${name}/`)
      await expect(page.locator('.skeleton'), name).toHaveCount(0)
      for (const url of await urlsOfSite(page)) seen.add(url)
    }
    expect(seen.size).toBeGreaterThan(40)
    expect([...seen].filter((url) => !url.startsWith(`${host.site}/`))).toEqual([])
    for (const url of seen) expect((await request.get(url)).status(), url).toBe(200)
    expect(host.missed).toEqual([])
  })
}

test('a reviewer gets from the list of campaigns to one of them and back, and to the screens', async ({ page }) => {
  await page.goto(`${host.site}/campaigns/`)
  await page.locator('a[href*="/jp/card/202302-9/"]').first().click()
  await page
    .getByRole('link', { name: /めんの店.*くわしく見る/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${host.site}/jp/card/202302-9/noodles/`)
  await page.goBack()
  await expect(page).toHaveURL(`${host.site}/jp/card/202302-9/`)
  await page.goto(`${host.site}/jp/lending`)
  await expect(page).toHaveURL(`${host.site}/jp/lending/`)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  expect(host.missed).toEqual([])
})

test('a QR code and the way into the app lead to the preview, not to the published site', async ({ page }) => {
  expect(await readFile(path.join(fixturePreview.folder, 'qr', 'jp', 'lending.svg'), 'utf8')).toBe(
    drawQrCode(`${siteUrl}/jp/lending/`),
  )
  await page.goto(`${host.site}/jp/lending/`)
  const [link] = await page
    .locator('a[href^="sorapay:"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')))
  expect(link).toBe(`sorapay://openURL?url=${encodeURIComponent(`${siteUrl}/jp/lending/in-app/`)}`)
})

test.describe('a page that is not there', () => {
  test.use({ expectedNoise: /^request to http:\/\/localhost|status of 404/ })

  test('shows the error page of this site, with links into it', async ({ page }) => {
    await page.goto(`${host.site}/jp/card/209901-1/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`^${host.site}/jp/card/`))
    expect(host.missed).toEqual([`${basePath}/jp/card/209901-1/`])
  })
})

test.describe('an invitation', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with a link to the preview below its base path', async ({ page }) => {
    await page.goto(`${host.site}/jp/card/invitation/?scenario=signed-in`)
    await page.getByRole('button', { name: 'メッセージをコピー' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${siteUrl}/jp/card/invitation/?invite-code=`)
  })
})
