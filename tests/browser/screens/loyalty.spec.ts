import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 375, height: 740 } })

const rates = '/jp/loyalty/'

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
    await expect(page.getByText('2.5%')).toHaveCount(1)
    await page.context().addCookies([{ name: 'sandbox-scenario', value: 'anonymous', domain: 'localhost', path: '/' }])
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('ログインしていません')).toBeVisible()
    await expect(page.getByText('2.5%')).toHaveCount(0)
  })
})

test('a notification leads to the rates', async ({ page }) => {
  await page.goto('/jp/card/loyalty/notification/?scenario=signed-in&id=stage-up-1')
  await page.getByRole('link', { name: 'いまの進呈率を見る' }).click()
  await expect(page).toHaveURL(/\/jp\/card\/loyalty\/$/)
})

test('without JavaScript everything but the rates is there to read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(rates)
  await expect(page.getByText('JavaScript を有効にしてください。')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'よくあるご質問' })).toBeVisible()
  await context.close()
})

test('on a desktop the card is beside the rate, and steps and questions are two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${rates}?scenario=signed-in`)
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  const boxes = await page
    .locator('main dl, main h3, main h2')
    .evaluateAll((elements) => elements.map((element) => [element.tagName, element.getBoundingClientRect()] as const))
  const find = (tag: string, index: number) => boxes.filter(([name]) => name === tag)[index]?.[1]
  const [rate, card, steps, questions] = [find('DL', 0), find('H3', 0), find('H2', 1), find('H2', 2)]
  expect(card?.left).toBeGreaterThan(rate?.right ?? Infinity)
  expect(card?.top).toBeLessThan(rate?.bottom ?? 0)
  expect(questions?.top).toBe(steps?.top)
  expect(questions?.left).toBeGreaterThan(steps?.right ?? Infinity)
})
