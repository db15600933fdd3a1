import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { readText } from '../../support/pages/read-text.ts'

test.use({ viewport: { width: 375, height: 740 } })

test.describe('an unknown address', () => {
  test.use({ expectedNoise: /status of 404/ })
  test('says so in Japanese first, with head, foot and the campaigns that run', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-02-10T12:00:00+09:00') })
    await page.goto('/jp/card/999999-1/')
    await expect
      .poll(() => readText(page.getByRole('heading', { level: 1 })))
      .toMatch(/^お探しのページは見つかりませんでした。\s*Page not found/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main li[data-period]:visible')).toHaveCount(3)
  })
  test('on a desktop has its words at the left edge of the logo, and the drawing beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/jp/card/999999-1/')
    const measureBox = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const [logo, button] = await Promise.all([measureBox('header img'), measureBox('main a:visible >> nth=0')])
    const [heading, drawing] = await Promise.all([measureBox('h1'), measureBox('main svg >> nth=1')])
    expect(heading.left).toBe(logo.left)
    expect(drawing.left).toBeGreaterThan(button.right)
    expect(drawing.top).toBeLessThan(button.bottom)
  })

  const unknown = [
    ['/jp/card/999999-1/in-app', true],
    ['/jp/card/999999-1/in-app/', true],
    ['/jp/card/999999-1/in-app/index.html', true],
    ['/jp/card/999999-1/not-in-app/', false],
    ['/jp/card/in-app/999999-1/', false],
  ] as const
  test('on a phone has banner and footer, but for the addresses of the app (D6)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: userAgents.iosBrowser })
    const page = await context.newPage()
    for (const [url, isForApp] of unknown) {
      await page.goto(url)
      await expect(page.getByRole('contentinfo'), url).toBeVisible({ visible: !isForApp })
      await expect(page.getByRole('link', { name: 'インストール' }), url).toBeVisible({ visible: !isForApp })
    }
    await context.close()
  })
})

test.describe('a server error', () => {
  test.use({ expectedNoise: /status of 503/ })

  test('has a page with a button that loads the same address again', async ({ page }) => {
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
})
