import type { Page } from '@playwright/test'

import { chooseMonthly, monthlyChoice } from '../../support/pages/choose-monthly.ts'
import { delayCalls } from '../../support/pages/fail-call.ts'
import { shareOf } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const path = '/jp/lending/'

/** Opens the page with a user agent and a sandbox scenario. */
async function open(
  page: Page,
  scenario = 'signed-in',
  userAgent: string = userAgents.iosBrowser,
  url = path,
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { get: () => value }), userAgent)
  await page.goto(`${url}?scenario=${scenario}`)
}

const amountField = (page: Page) => page.getByLabel('使いたい額', { exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '使いたい額（スライダー）' })
const result = (page: Page) => page.getByRole('region', { name: '試算の結果' })
const main = (page: Page) => page.getByRole('main')

/** Records every request for a simulation or its choices: its input, and whether it was cancelled. */
function watch(page: Page) {
  const requested: string[] = []
  const cancelled: string[] = []
  page.on('request', (request) => /choices|simulate/.test(request.url()) && requested.push(request.postData() ?? ''))
  page.on(
    'requestfailed',
    (request) => /choices|simulate/.test(request.url()) && cancelled.push(request.postData() ?? ''),
  )
  return { requested, cancelled }
}

test.describe('simulating a repayment', () => {
  // Worked out by hand in the sandbox's tests: 100,000 yen at 15 % a year, 10,000 yen a month.
  test('with full-width digits typed and a monthly amount picked, total, interest and month are shown', async ({
    page,
  }) => {
    await open(page)
    await amountField(page).fill('１００，０００円')
    await chooseMonthly(page, '10,000')
    await expect(result(page)).toContainText('107,497円')
    await expect(result(page)).toContainText(/お返し回数\s*11回\s*実質年率\s*15\.0%/)
    await expect(result(page)).toContainText('7,497円')
    await expect(result(page).getByRole('status')).toHaveText(
      /^お返し総額107,497円、うち利息7,497円、完済予定は\d{4}年\d{1,2}月です。$/,
    )
    await amountField(page).blur()
    await expect(amountField(page)).toHaveValue('100,000')
  })

  test('slider, choice and reset work with the keyboard alone', async ({ page }) => {
    await open(page)
    // While it loads, the skeleton contains an invisible field, which cannot be focused.
    await expect(amountField(page)).toBeVisible()
    await amountField(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '1,000円増やす' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(amountField(page)).toHaveValue('11,000')
    await page.keyboard.press('Tab')
    await expect(slider(page)).toBeFocused()
    await page.keyboard.press('End')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '300,000円')
    await expect(amountField(page)).toHaveValue('300,000')
    await expect(monthlyChoice(page, '300,000')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(monthlyChoice(page, '10,000')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(monthlyChoice(page, '20,000')).toBeChecked()
    await expect(result(page)).toContainText('33')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '最初からやり直す' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(amountField(page)).toBeFocused()
  })

  test('reset empties choices and field, zeroes the totals, unsets the month, and returns the slider to its start', async ({
    page,
  }) => {
    await open(page)
    await chooseMonthly(page, '1,000')
    await expect(result(page)).toContainText('10,745円')
    await page.getByRole('button', { name: '最初からやり直す' }).click()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(amountField(page)).toHaveValue('')
    await expect(result(page)).not.toContainText('10,745')
    await expect(result(page)).toContainText(/お返し総額\s*0円/)
    await expect(result(page)).toContainText(/完済予定\s*—/)
    await expect(page.getByText('試算を最初に戻しました')).toBeAttached()
    await slider(page).press('ArrowRight')
    await expect(amountField(page)).toHaveValue('11,000')
    await expect(monthlyChoice(page, '1,000')).toBeVisible()
    await expect(monthlyChoice(page, '1,000')).not.toBeChecked()
  })

  test('a choice that the new amount does not have is given up, one that it has is kept', async ({ page }) => {
    await open(page)
    await chooseMonthly(page, '5,000')
    await expect(result(page)).toContainText('10,191円')
    await amountField(page).fill('20000')
    await expect(result(page)).toContainText('20,646円')
    await expect(monthlyChoice(page, '5,000')).toBeChecked()
    await amountField(page).fill('300000')
    await expect(monthlyChoice(page, '5,000')).toHaveCount(0)
    await expect(result(page)).toContainText(/お返し総額\s*毎月のお返し額をえらんでください/)
  })

  test('before a choice, the page asks for one, and states no total or number of payments', async ({ page }) => {
    await open(page)
    await expect(result(page)).toContainText(/お返し総額\s*毎月のお返し額をえらんでください/)
    await expect(result(page)).not.toContainText(/\d[円回]/)
    await expect(result(page)).toContainText(/うち利息\s*—\s*お返し回数\s*—\s*実質年率\s*15\.0%/)
  })

  for (const [width, height] of [
    [320, 553],
    [375, 553],
    [375, 740],
  ] as const)
    test(`on a phone of ${width} × ${height} the total is in view next to the choices from a choice on, and covers none of them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      const choice = monthlyChoice(page, '5,000')
      await expect(choice).toBeVisible()
      await page.getByRole('link', { name: 'お返し試算' }).click()
      const heading = page.getByRole('heading', { name: 'お返し試算' })
      await expect(async () => {
        expect((await heading.boundingBox())?.y).toBeLessThan(height / 4)
        const [tile, panel] = [await choice.locator('..').boundingBox(), await result(page).boundingBox()]
        expect((tile?.y ?? 0) + (tile?.height ?? height)).toBeLessThanOrEqual(panel?.y ?? 0)
      }).toPass({ timeout: 5000 })
      await choice.focus()
      await page.keyboard.press('Space')
      // The page scrolls smoothly to what has the focus.
      await expect(async () => {
        const [tile, panel] = [await choice.locator('..').boundingBox(), await result(page).boundingBox()]
        expect((tile?.y ?? 0) + (tile?.height ?? height)).toBeLessThanOrEqual(panel?.y ?? 0)
        await expect(result(page).getByText('10,191', { exact: true })).toBeInViewport({ ratio: 1, timeout: 100 })
      }).toPass({ timeout: 5000 })
    })

  test('the last result stays whole, marked, while the next one is on its way', async ({ page }) => {
    await open(page)
    await chooseMonthly(page, '5,000')
    await expect(result(page)).toContainText('10,191円')
    const { release } = await delayCalls(page, '*')
    const height = (await result(page).boundingBox())?.height
    const figures = await result(page).getByRole('definition').allInnerTexts()
    expect(figures.slice(0, 2)).toEqual(['191円', '3回'])
    await amountField(page).fill('20000')
    await expect(result(page)).toContainText('計算しています')
    await expect(result(page)).toContainText('10,191円')
    expect(await result(page).getByRole('definition').allInnerTexts()).toEqual(figures)
    await expect(result(page)).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(result(page)).toContainText('20,646円')
    await expect(result(page)).not.toContainText('計算しています')
    expect((await result(page).boundingBox())?.height).toBe(height)
  })
})

test.describe('overtaken requests', () => {
  test.use({ expectedNoise: /: aborted/ })

  test('a slider that runs asks once it rests, and what it overtakes is cancelled', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await expect(monthlyChoice(page, '1,000')).toBeVisible()
    const { requested, cancelled } = watch(page)
    const { release } = await delayCalls(page, '*')
    await slider(page).focus()
    // On a busy machine a press may take longer than the page waits for the next one.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight')
    await expect(amountField(page)).toHaveValue('30,000')
    expect(requested).toEqual([])
    await page.clock.resume()
    await expect.poll(() => requested).toEqual(['{"loanAmount":30000}'])
    await amountField(page).fill('50000')
    await expect.poll(() => cancelled).toEqual(['{"loanAmount":30000}'])
    await release()
    await expect(monthlyChoice(page, '50,000')).toBeVisible()
    expect(requested).toEqual(['{"loanAmount":30000}', '{"loanAmount":50000}'])
  })
})

test.describe('an amount that does not fit', () => {
  const amounts = [
    ['９９９９９９９', '300,000円以下の額を入力してください'],
    ['じゅうまん', '額を数字で入力してください'],
    ['999', '1,000円以上の額を入力してください'],
    ['10500', '1,000円単位で入力してください'],
  ] as const
  for (const [typed, message] of shareOf(amounts, 0, 2)) {
    test(`${typed} is reported, without a call to the server`, async ({ page }) => {
      await open(page)
      await expect(monthlyChoice(page, '1,000')).toBeVisible()
      const { requested } = watch(page)
      await amountField(page).fill(typed)
      await amountField(page).press('Enter')
      await expect(page.getByText(message)).toBeVisible()
      await expect(amountField(page)).toHaveAccessibleDescription(message)
      expect(await amountField(page).evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(message)
      await page.waitForTimeout(400)
      expect(requested).toEqual([])
      await amountField(page).fill('20000')
      await expect(page.getByText(message)).toBeHidden()
    })
  }
})

test.describe('what is offered', () => {
  const offers = [
    ['signed-in', 'お届け出いただけます', 'お届け出に進む'],
    ['no-bank-account', '銀行の口の記入が必要です', '銀行の口を記入する'],
    ['kyc-needed', '身元の確かめが必要です', '身元の確かめに進む'],
    ['kyc-failed', '身元の確かめができませんでした', 'もう一度、身元の確かめをする'],
    ['newer-server', '身元の確かめが必要です', '身元の確かめに進む'],
    ['soliciting-denied', 'ご案内を停止しています', '設定を確認する'],
    ['under-review', '身元の確かめのお調べ中です', undefined],
    ['no-limit', 'いまは、お使いいただける額がありません', undefined],
  ] as const
  for (const [scenario, text, button] of shareOf(offers, 0, 3)) {
    test(`in the scenario ${scenario}: ${text}`, async ({ page }) => {
      await open(page, scenario)
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
      const ways = main(page).getByRole('link', { name: /お届け出に進む|記入する|身元の確かめ|設定/ })
      await expect(ways).toHaveCount(button === undefined ? 0 : 1)
      if (button !== undefined) await expect(ways).toHaveText(button)
      await expect(amountField(page)).toHaveCount(scenario === 'no-limit' ? 0 : 1)
    })
  }

  test('a preferential rate is shown next to the normal one and used for the calculation', async ({ page }) => {
    await open(page, 'preferential-rate')
    await expect(page.getByText('優遇の一年あたりの率')).toBeVisible()
    await expect(page.getByText('通常の一年あたりの率')).toBeVisible()
    await chooseMonthly(page, '5,000')
    await expect(result(page)).toContainText('10,113円')
  })

  test('a small limit is the maximum of the slider and of the field', async ({ page }) => {
    await open(page, 'low-limit')
    await slider(page).press('End')
    await expect(amountField(page)).toHaveValue('30,000')
    await page.getByRole('button', { name: '1,000円増やす' }).press('Enter')
    await expect(amountField(page)).toHaveValue('30,000')
    await amountField(page).fill('31000')
    await expect(page.getByText('30,000円以下の額を入力してください')).toBeVisible()
  })
})

test.describe('in the app', () => {
  const inApp = `${path}in-app/`
  const bar = (page: Page) => page.getByRole('contentinfo')

  test('the button hands over to the app, with neither banner nor footer around', async ({ page }) => {
    await open(page, 'signed-in', userAgents.iosApp, inApp)
    await expect(page.getByRole('link', { name: 'お届け出に進む' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByText('アプリで開く')).toHaveCount(0)
  })

  const olds = [
    ['signed-in', userAgents.iosApp.replace('39006', '33999'), '最新版アプリをダウンロードしてご利用いただけます。'],
    [
      'kyc-needed',
      userAgents.androidApp.replace('1520', '1469'),
      'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。',
    ],
  ] as const
  for (const [scenario, userAgent, text] of olds) {
    test(`an app that is too old reads: ${text}`, async ({ page }) => {
      await open(page, scenario, userAgent, inApp)
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'アプリを更新する' })).toBeVisible()
    })
  }
})

test.describe('the main button', () => {
  test.use({ expectedNoise: /sorapay:|intent:|request to https:\/\/apps\.example\.jp/ })

  const deepLink = 'sorapay://openActivity?path=%2Flending%2Fapplication'
  const intent =
    'intent://openActivity#Intent;scheme=sorapay;package=jp.example.sorapay;component=jp.example.sorapay/.SoraActivity;S.path=%2Flending%2Fapplication'
  const ways = [
    ['the app on iOS', userAgents.iosApp, [deepLink]],
    ['the app on Android', userAgents.androidApp, [`${intent};end`]],
    ['an iOS browser', userAgents.iosBrowser, [deepLink]],
    [
      'an Android browser',
      userAgents.androidBrowser,
      [
        `${intent};S.browser_fallback_url=http%3A%2F%2Flocalhost%3A4173%2Fjp%2Flending%2F%3Fscenario%3Dsigned-in%23app;end`,
      ],
    ],
    ['a desktop browser', userAgents.desktop, ['/install-app/']],
  ] as const
  for (const [name, userAgent, expected] of shareOf(ways, 0, 2)) {
    test(`leads from ${name} to ${expected.at(-1)?.slice(0, 40)}`, async ({ page, baseURL }) => {
      await open(page, 'signed-in', userAgent, name.startsWith('the app') ? `${path}in-app/` : path)
      const way = main(page).getByRole('link', { name: 'お届け出に進む' })
      await expect(way).toBeVisible()
      const followed: string[] = []
      const session = await page.context().newCDPSession(page)
      await session.send('Page.enable')
      session.on('Page.frameRequestedNavigation', ({ url }) => followed.push(url.replace(baseURL ?? '', '')))
      await way.click()
      await expect.poll(() => followed).toEqual(expected)
    })
  }
})

test.describe('not signed in', () => {
  test.use({ expectedNoise: /status of 401|: status 401/ })
  test('it is said where the simulator would be, once, and all that can be read stays', async ({ page }) => {
    await open(page, 'anonymous')
    await expect(page.getByRole('button', { name: 'アプリを開いてログインする' })).toHaveCount(1)
    await expect(amountField(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: '貸付決まり', exact: true })).toBeVisible()
    await expect(page.getByText('603,248円')).toBeVisible()
  })
})

test('without JavaScript the rate, the examples and the notices are there, and it says why the simulator is not', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText('試算には JavaScript が必要です。')).toBeVisible()
  await expect(page.getByText('貸付決まりを確認し、使いすぎに注意しましょう')).toBeVisible()
  for (const figure of ['10,745円', '107,497円', '603,248円']) await expect(page.getByText(figure)).toBeVisible()
  await context.close()
})
