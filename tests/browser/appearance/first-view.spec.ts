import { pointsForPayment } from '#domain/money/points.ts'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.describe('on a phone', () => {
  test.use({
    userAgent: userAgents.iosBrowser,
    viewport: { width: 375, height: 553 },
    expectedNoise: /status of 400|: status 400/,
  })

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

  test('a screen that has no main part links to the notice in its place, until a retry brings it', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    for (const [path, name] of [
      ['/jp/card/entry/', 'えらべる特典'],
      ['/jp/card/invitation/', '紹介コードを見る'],
      ['/jp/lending/', 'お返し試算'],
    ] as const) {
      await page.goto(`${path}?scenario=failing-with-message`)
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      const retry = page.getByRole('main').getByRole('button', { name: 'もう一度読み込む' })
      const toNotice = page.getByRole('main').getByRole('link', { name: 'いまの状況を見る', exact: true }).first()
      await expect(retry, path).toHaveCount(1)
      await expect(link, path).toHaveCount(0)
      await expect(toNotice, path).toBeInViewport({ ratio: 1 })
      await toNotice.click()
      await expect(retry, path).toBeInViewport({ ratio: 1 })
      await page
        .context()
        .addCookies([{ name: 'sandbox-scenario', value: 'signed-in', domain: 'localhost', path: '/' }])
      await retry.click()
      await expect(link, path).toBeVisible()
      await expect(toNotice, path).toHaveCount(0)
    }
    await page.goto('/jp/lending/?scenario=no-limit')
    await expect(page.getByText('いまは、お使いいただける額がありません')).toBeVisible()
    await expect(page.getByRole('link', { name: 'お返し試算' })).toHaveCount(0)
  })

  test('what loads for long says so in its own place, and covers no text of the page', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    for (const path of ['/jp/card/entry/', '/jp/card/invitation/', '/jp/lending/', '/jp/loyalty/']) {
      await page.goto(`${path}?scenario=signed-in&latency=30000`)
      const note = page.locator('.wait-text')
      await expect(note, path).toHaveCount(1)
      const opacity = () => note.evaluate((element) => getComputedStyle(element, '::after').opacity)
      await expect.poll(opacity, path).toBe('1')
      const covering = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map((element) => element.innerText.trim()),
      )
      expect(covering.join(''), path).toBe('')
    }
    await page.goto('/jp/loyalty/?latency=0')
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

  test('on its last day a campaign shows its rate and its cap in the first view of what runs', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-02-08T20:00:00+09:00'))
    await page.goto('/jp/card/')
    const row = page.locator('[data-group=last] li')
    await expect(row).toHaveCount(1)
    await expect(row.locator('svg')).toBeInViewport({ ratio: 1 })
    await expect(row.getByText('上限 300ポイント')).toBeInViewport({ ratio: 1 })
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
    expect(height).toBeLessThan(420)
  })

  test('the action of a campaign is in the first view of a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 660 })
    await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
    await page.goto('/jp/card/202302-9/noodles/')
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })

  test('short sections of a campaign are side by side, and a wide one has its row', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
    await page.goto('/jp/card/202302-9/noodles/')
    const box = async (name: string) =>
      (await page.getByRole('heading', { level: 2, name }).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const [wide, left, right] = [await box('進呈率の内訳'), await box('該当の店先'), await box('ポイントのもらいかた')]
    expect([wide.x, left.y]).toEqual([left.x, right.y])
    expect(right.x).toBeGreaterThan(left.x + left.width)
    expect(wide.width).toBeGreaterThan(2 * left.width)
  })

  test('the QR code and the main part of a screen are next to each other in a first view of 800 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    for (const [path, main] of [
      ['/jp/card/entry/', page.locator('#promotions [role=status]')],
      ['/jp/card/invitation/', page.getByRole('alert').filter({ hasText: 'ログインしていません' })],
    ] as const) {
      await page.goto(`${path}?scenario=anonymous`)
      const code = page.locator('article').getByRole('img', { name: 'このページをスマートフォンで開くQRコード' })
      await expect(main, path).toBeInViewport({ ratio: 0.99 })
      await expect(code.filter({ visible: true }), path).toBeInViewport({ ratio: 1 })
    }
  })

  test('a notice fills the space that is reserved for content, so that it leaves no hole', async ({ page }) => {
    for (const height of [800, 1_000]) {
      await page.setViewportSize({ width: 1280, height })
      for (const [path, next] of [
        ['/guide/easypay/registration/', 'よくあるご質問'],
        ['/jp/lending/', 'お返し例'],
      ] as const) {
        await page.goto(`${path}?scenario=anonymous`)
        const notice = page.getByRole('alert').filter({ hasText: 'ログインしていません' })
        await expect(notice).toBeVisible()
        const { y = 0, height: noticeHeight = Infinity } = (await notice.boundingBox()) ?? {}
        const heading = await page.getByRole('heading', { name: next }).boundingBox()
        const caution = path === '/jp/lending/' ? 180 : 0
        expect((heading?.y ?? Infinity) - y - noticeHeight - caution, `${path} at ${height}`).toBeLessThan(64)
      }
    }
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
