import { shareOf } from '../../support/run/grid.ts'
import { expect, goOffline, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 375, height: 740 } })

const rates = '/jp/loyalty/'
const notification = '/jp/card/loyalty/notification/'

test.describe('a visitor with an active card', () => {
  test('sees both rates as the big figures, and no call to get a card', async ({ page }) => {
    await page.goto(`${rates}?scenario=signed-in`)
    await expect(page.getByRole('definition')).toHaveText(['2.5%', '1%'])
    await expect(page.getByRole('heading', { name: 'ソラカードをお使い中です' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'ソラカードを申し入む' })).toHaveCount(0)
  })

  test("sees the card's rate first on the card's page", async ({ page }) => {
    await page.goto('/jp/card/loyalty/?scenario=signed-in')
    await expect(page.getByRole('definition')).toHaveText(['1%', '2.5%'])
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.iosApp, expectedNoise: /sorapay:/ })

  test('a visitor without a card finds both links to one, without banner and footer', async ({ page }) => {
    await page.goto('/jp/loyalty/in-app/?scenario=no-card')
    await expect(page.getByRole('link', { name: 'ソラカードを申し入む' })).toHaveAttribute(
      'href',
      '/r/mercard-application/',
    )
    const opened = page.waitForEvent('request', (request) => request.url().startsWith('sorapay:'))
    await page.getByRole('link', { name: '届いた札を有効にする' }).click()
    expect((await opened).url()).toBe('sorapay://openActivity?path=%2Fcard%2Factivate')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('インストール', { exact: true })).toHaveCount(0)
  })

  test.describe('and not signed in', () => {
    test.use({ expectedNoise: /sorapay:|status of 401/ })

    test("a signed-out visitor gets the app's login and reads about the programme", async ({ page }) => {
      await page.goto(`${rates}?scenario=anonymous`)
      await expect(page.getByRole('heading', { name: '進呈率が決まるまで' })).toBeVisible()
      await expect(page.getByText('常時', { exact: true })).toBeVisible()
      const opened = page.waitForEvent('request', (request) => request.url().startsWith('sorapay:'))
      await page.getByRole('button', { name: 'ログインする' }).click()
      expect((await opened).url()).toBe('sorapay://openLogin')
    })
  })
})

test.describe('a session that ends while the page is open', () => {
  test.use({ expectedNoise: /status of 401/ })

  test('removes the rates and asks to sign in', async ({ page }) => {
    await page.goto(`${rates}?scenario=signed-in`)
    await expect(page.getByText('2.5%')).toHaveCount(2)
    await page.context().addCookies([{ name: 'sandbox-scenario', value: 'anonymous', domain: 'localhost', path: '/' }])
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('ログインしていません')).toBeVisible()
    await expect(page.getByText('2.5%')).toHaveCount(0)
  })
})

test.describe('a notification', () => {
  const cases = [
    ['?scenario=signed-in&id=stage-up-1', '進呈率が上がりました', 'ご精算の実績を反映しました。'],
    ['?scenario=signed-in&id=stage-down-1', '進呈率が下がりました', 'ご精算の実績を反映しました。'],
    ['?scenario=newer-server&id=stage-1', '進呈率のおたよりです', 'ご精算の実績を反映しました。'],
  ] as const
  for (const [query, title, cause] of shareOf(cases, 0, 3)) {
    test(`says ${title}, why, and where the rates are`, async ({ page }) => {
      await page.goto(notification + query)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(cause)).toBeVisible()
      await page.getByRole('link', { name: 'いまの進呈率を見る' }).click()
      await expect(page).toHaveURL(/\/jp\/card\/loyalty\/$/)
    })
  }

  const neverSent = [
    ['', 'おたよりが選ばれていません'],
    ['?id=', 'おたよりが選ばれていません'],
    ['?id=%20%20', 'おたよりが選ばれていません'],
    ['?id=<img%20src=x%20onerror=alert(1)>', 'おたよりが見つかりません'],
    ['?id=%00', 'おたよりが見つかりません'],
    [`?id=${'9'.repeat(5000)}`, 'おたよりが見つかりません'],
  ] as const
  for (const [query, title] of shareOf(neverSent, 0, 3)) {
    test(`is not asked for by ${JSON.stringify(query.slice(0, 40))}, which has its words`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await page.goto(notification + query)
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByRole('link', { name: 'いまの進呈率を見る' })).toBeVisible()
      expect(sent).toEqual([])
    })
  }

  test.describe('that the server does not know', () => {
    test.use({ expectedNoise: /status of 404/ })

    test("has the server's words, and the way on", async ({ page }) => {
      await page.goto(`${notification}?scenario=signed-in&id=NOT_KNOWN`)
      await expect(page.getByText('お知らせが見つかりません。')).toBeVisible()
      await expect(page.getByRole('link', { name: 'いまの進呈率を見る' })).toBeVisible()
    })
  })
})

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_|: network ?/ })

  test('an offline visitor reads so, and sees the rates once online', async ({ page, context }) => {
    await page.route('**/v1/get_loyalty', (route) => route.abort())
    await page.goto(`${rates}?scenario=signed-in`)
    const again = page.getByRole('button', { name: 'もう一度読み込む' })
    await expect(again).toBeVisible({ timeout: 10_000 })
    await goOffline(page)
    await page.unroute('**/v1/get_loyalty')
    await expect(page.getByText('オフラインです')).toBeVisible()
    await expect(again).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText('2.5%').first()).toBeVisible()
  })
})

test('without JavaScript everything but the rates is there to read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(rates)
  await expect(page.getByText('JavaScript を有効にしてください。')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'よくあるご質問' })).toBeVisible()
  await context.close()
})
