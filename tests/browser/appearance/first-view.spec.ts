import { pointsForPayment } from '#domain/money/points.ts'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.describe('on a phone', () => {
  test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 375, height: 553 } })

  test('the first view of a screen has a link to what the screen is for', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    for (const [url, name, leadsTo] of [
      ['/jp/card/entry/?scenario=signed-in', 'えらべる特典', '#promotions'],
      ['/jp/card/invitation/?scenario=signed-in', '紹介コードを見る', '#invite'],
      ['/jp/card/invitation/?scenario=signed-in&invite-code=HARU2023', '紹介コードが届いた方', '#invite'],
      ['/jp/lending/?scenario=signed-in', 'お返し試算', '#simulator'],
    ] as const) {
      await page.goto(url)
      await expect(page.locator('.skeleton')).toHaveCount(0)
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(link, url).toBeVisible()
      const box = (await link.boundingBox()) ?? { y: Infinity, height: 0 }
      expect(box.height, url).toBeGreaterThanOrEqual(48)
      expect(box.y + box.height, url).toBeLessThanOrEqual(553)
      await link.click()
      await expect(page.locator(leadsTo), url).toBeInViewport()
    }
  })

  test('a month shows its poster alone, and the action of a campaign in full below its stage', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-08-10T12:00:00+09:00'))
    await page.goto('/jp/card/202308-9/')
    const campaign = page.locator('#seller-fee')
    const action = campaign.getByRole('link', { name: '販売手数料について' }).last()
    await campaign.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top - innerHeight + 200))
    await expect(campaign).toBeInViewport()
    await expect(action).not.toBeInViewport()
    await campaign.getByText('対象', { exact: true }).first().scrollIntoViewIfNeeded()
    await expect(action).toBeInViewport({ ratio: 1 })
  })

  test('a promotion estimates the points for an amount', async ({ page }) => {
    await page.goto('/jp/card/entry/?scenario=signed-in')
    const card = page.locator('#promotions li').first()
    await card.locator('summary').click()
    const sum = card.getByRole('group', { name: 'いくら戻る？' })
    for (const yen of [0, 99, 3_330, 123_456]) {
      await sum.getByRole('textbox').fill(String(yen))
      const { base, extra } = pointsForPayment(yen, { base: 1, extra: 3, cap: 500 })
      await expect(sum.locator('[data-put=total]')).toHaveText((base + extra).toLocaleString('ja-JP'))
    }
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.iosApp, viewport: { width: 375, height: 740 } })

  test('the way to a shop stays in reach, and states first what earns no points', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/202305-9/field-radio/in-app/')
    const ways = page.getByRole('link', { name: /で ?買い物をする$/ })
    await expect(ways).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, innerHeight))
    await expect(ways.last()).toBeInViewport()
    await ways.last().click()
    await expect(page.getByRole('dialog')).toContainText('ポイント還元の対象になりません')
  })
})

test.describe('on a tablet', () => {
  test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 768, height: 700 } })

  test('a stage has its picture next to its words, so that its link is in a low window', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/entry/?scenario=signed-in')
    const link = page.getByRole('link', { name: 'えらべる特典' })
    await expect(link).toBeInViewport({ ratio: 1 })
    const words = await link.boundingBox()
    const picture = await page.locator('article img').first().boundingBox()
    expect(picture?.x).toBeGreaterThan((words?.x ?? Infinity) + (words?.width ?? 0))
  })
})

test.describe('on a desktop', () => {
  test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 900 }, expectedNoise: /status of 401/ })

  test('whoever is not signed in finds the page behind the notice, not an empty place', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/invitation/?scenario=anonymous')
    const notice = page.getByRole('alert').filter({ hasText: 'ログインしていません' })
    await expect(notice).toBeVisible()
    const { y = 0, height = Infinity } = (await notice.boundingBox()) ?? {}
    const next = page.getByRole('heading', { level: 2 }).filter({ hasText: 'ポイントのもらいかた' })
    expect(((await next.boundingBox())?.y ?? Infinity) - y - height).toBeLessThan(90)
    // The button of the notice starts in the first view; its frame ends a little below it.
    expect(Math.floor(y + height)).toBeLessThanOrEqual(940)
    expect(height).toBeLessThan(420)
  })

  test('the action of a campaign is in the first view of a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 660 })
    await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
    await page.goto('/jp/card/202302-9/noodles/')
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })

  test('no button is wider than 360 px', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    for (const path of ['/jp/card/invitation', '/jp/lending']) {
      await page.goto(`${path}/?scenario=signed-in`)
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      const widths = await page
        .locator('main button:visible')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
      expect(widths.length, path).toBeGreaterThan(0)
      expect(Math.max(...widths), path).toBeLessThanOrEqual(360)
    }
  })
})
