import type { Page } from '@playwright/test'

import { chooseMonthly, monthlyChoice } from '../../support/pages/choose-monthly.ts'
import { delayCalls } from '../../support/pages/calls.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { readText } from '../../support/pages/read-text.ts'

const path = '/jp/lending/'

test.use({ userAgent: userAgents.iosBrowser })

/** Opens the page as a visitor who is signed in. */
async function open(page: Page, url = path): Promise<void> {
  await page.goto(`${url}?scenario=signed-in`)
}

const amountField = (page: Page) => page.getByLabel('使いたい額', { exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '使いたい額（スライダー）' })
const result = (page: Page) => page.getByRole('region', { name: '試算の結果' })

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
    await expect.poll(() => readText(result(page))).toMatch(/お返し回数\s*11回\s*実質年率\s*15\.0%/)
    await expect(result(page)).toContainText('7,497円')
    await expect
      .poll(() => readText(result(page).getByRole('status')))
      .toMatch(/^お返し総額107,497円、うち利息7,497円、完済予定は\d{4}年\d{1,2}月です。$/)
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

  test('on a phone the total is in view next to the choices from a choice on, and covers none of them', async ({
    page,
  }) => {
    const phones = [
      { width: 320, height: 553 },
      { width: 375, height: 553 },
      { width: 375, height: 740 },
    ]
    for (const phone of phones) {
      await page.setViewportSize(phone)
      await open(page)
      const choice = monthlyChoice(page, '5,000')
      await expect(choice).toBeVisible()
      await page.getByRole('link', { name: 'お返し試算' }).click()
      const heading = page.getByRole('heading', { name: 'お返し試算' })
      const expectChoiceAboveTotal = async () => {
        const [tile, panel] = [await choice.locator('..').boundingBox(), await result(page).boundingBox()]
        expect((tile?.y ?? 0) + (tile?.height ?? phone.height)).toBeLessThanOrEqual(panel?.y ?? 0)
      }
      // The page scrolls smoothly to the heading, and to what has the focus.
      await expect(async () => {
        expect((await heading.boundingBox())?.y).toBeLessThan(phone.height / 4)
        await expectChoiceAboveTotal()
      }).toPass({ intervals: [100], timeout: 5000 })
      await choice.focus()
      await page.keyboard.press('Space')
      await expect(async () => {
        await expectChoiceAboveTotal()
        await expect(result(page).getByText('10,191', { exact: true })).toBeInViewport({ ratio: 1, timeout: 100 })
      }).toPass({ intervals: [100], timeout: 5000 })
    }
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
  for (const [name, userAgent, expected] of selectShare(ways, 0, 2)) {
    test.describe(() => {
      test.use({ userAgent })
      test(`leads from ${name} to ${expected.at(-1)?.slice(0, 40)}`, async ({ page, baseURL }) => {
        const isInApp = name.startsWith('the app')
        await open(page, isInApp ? `${path}in-app/` : path)
        const way = page.getByRole('main').getByRole('link', { name: 'お届け出に進む' })
        await expect(way).toBeVisible()
        await expect(page.getByRole('contentinfo')).toHaveCount(isInApp ? 0 : 1)
        if (isInApp) await expect(page.getByText('アプリで開く')).toHaveCount(0)
        const followed: string[] = []
        const session = await page.context().newCDPSession(page)
        await session.send('Page.enable')
        session.on('Page.frameRequestedNavigation', ({ url }) => followed.push(url.replace(baseURL ?? '', '')))
        await way.click()
        await expect.poll(() => followed).toEqual(expected)
      })
    })
  }
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
