import type { Page } from '@playwright/test'

import { selectShare } from '../../support/run/grid.ts'
import { expect, goOffline, test, userAgents } from '../../support/pages/page-test.ts'

/** Opens a page with the given user agent. */
async function openAs(page: Page, userAgent: string, path: string): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { get: () => value }), userAgent)
  await page.goto(path)
}

test.describe('where the page is', () => {
  const environments = [
    [userAgents.iosApp, ['iOS', 'アプリの中', '39006'], 7],
    [userAgents.androidApp, ['Android', 'アプリの中', '1520'], 7],
    [userAgents.iosApp.replace('39006', '39005'), ['iOS', 'アプリの中', '39005'], 6],
    [userAgents.iosApp.replace('/39006', '/new'), ['iOS', 'アプリの中', '不明'], 0],
    [userAgents.iosBrowser, ['iOS', 'ブラウザ'], 0],
    [userAgents.androidBrowser, ['Android', 'ブラウザ'], 0],
    [userAgents.desktop, ['iOS・Android 以外', 'ブラウザ'], 0],
  ] as const
  for (const [userAgent, findings, usable] of selectShare(environments, 0, 3)) {
    test(`${findings.join(', ')} is listed with its reasons, and ${usable} of 7 gates are open`, async ({ page }) => {
      await openAs(page, userAgent, '/examples/check-webview/')
      const panel = page.getByRole('region', { name: '判定の結果' })
      for (const finding of findings) await expect(panel.getByText(finding, { exact: true })).toBeVisible()
      await expect(panel.getByText(/ため。$/)).toHaveCount(findings.length)
      await expect(panel.getByText(userAgent)).toBeVisible()
      await expect(page.getByText('使える', { exact: true })).toHaveCount(usable)
    })
  }
})

test('an app that is too old for everything reads the message of §8 for each feature', async ({ page }) => {
  await openAs(page, userAgents.iosApp.replace('39006', '1'), '/examples/check-webview/')
  const messages = [
    '本キャンペーンには、最新版アプリをダウンロードしてご参加いただけます。',
    'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。',
    'コード払いは、最新版アプリをダウンロードしてご利用いただけます。',
    'ソラペイスマート払いは、最新版アプリをダウンロードしてご利用いただけます。',
    '「最新版アプリをダウンロードしてご利用いただけます。',
  ]
  for (const message of messages) await expect(page.getByText(message).first()).toBeVisible()
})

test('every ability is listed as present or missing', async ({ page }) => {
  await page.goto('/examples/check-webview/detail/')
  const abilities = page.getByRole('region', { name: '使える機能' }).getByRole('listitem')
  await expect(abilities).toHaveCount(7)
  await expect(abilities.filter({ hasText: /ある|ない/ })).toHaveCount(7)
  await expect(page.getByText('375', { exact: false }).or(page.getByText('1280 × 720').first())).toBeVisible()
})

test.describe('the server', () => {
  test.use({ expectedNoise: /status of 40\d|status of 50\d|: (status|malformed|network) ?/ })
  const cases = [
    ['signed-in', ['読めた', '読めた', '読めた'], ''],
    ['anonymous', ['読めた', '読めない', '読めない'], '401：通信エラーが発生しました。'],
    ['failing-with-message', ['読めない', '読めない', '読めない'], '400：ただいま混み合っています。'],
    ['malformed', ['読めない', '読めない', '読めない'], 'malformed：通信エラーが発生しました。'],
  ] as const
  for (const [scenario, verdicts, text] of selectShare(cases, 0, 2)) {
    test(`in the scenario ${scenario} answers ${verdicts.join(', ')}`, async ({ page }) => {
      await page.goto(`/examples/check-webview/status/?scenario=${scenario}`)
      const rows = page.getByRole('region', { name: 'サーバーとの通信' }).getByRole('listitem')
      for (const [index, verdict] of verdicts.entries()) await expect(rows.nth(index)).toContainText(verdict)
      if (text !== '') await expect(rows.last()).toContainText(text)
    })
  }

  test('is sent again by the button, after the visitor has signed in', async ({ page }) => {
    await page.goto('/examples/check-webview/status/?scenario=anonymous')
    await expect(page.getByText('読めない')).toHaveCount(2)
    await page.context().addCookies([{ name: 'sandbox-scenario', value: 'signed-in', domain: 'localhost', path: '/' }])
    await page.getByRole('button', { name: 'もう一度確かめる' }).click()
    await expect(page.getByText('読めた')).toHaveCount(3)
  })

  test('is waited for while there is no connection, and asked when it is back', async ({ page, context }) => {
    await page.goto('/examples/check-webview/status/')
    await expect(page.getByText('読めた')).toHaveCount(3)
    await goOffline(page)
    await page.getByRole('button', { name: 'もう一度確かめる' }).click()
    await expect(page.getByText('オフライン')).toHaveCount(3)
    await context.setOffline(false)
    await expect(page.getByText('読めた')).toHaveCount(3)
  })
})

test('a campaign has the same state in every time zone, and the clocks differ', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-02-28T23:59:59+09:00'))
  await page.goto('/examples/date/')
  const noodles = page.getByRole('listitem').filter({ hasText: '202302-9/noodles' })
  await expect(noodles).toContainText('開催中')
  await expect(page.getByText('2023年2月28日(火) 23:59:59').first()).toBeVisible()
  await page.getByLabel('時間帯').selectOption('America/New_York')
  await expect(page.getByText('2023年2月28日(火) 9:59:59')).toBeVisible()
  await expect(noodles).toContainText('開催中')
  await page.getByRole('textbox', { name: '日時' }).fill('2023-02-28T10:00')
  await expect(page.getByText('2023年3月1日(水) 0:00:00')).toBeVisible()
  await expect(noodles).toContainText('終了')
})

test.describe('a list of campaigns that fails', () => {
  test.use({ expectedNoise: /status of 503/ })

  test('is reported, and shown after another try', async ({ page }) => {
    await page.route('**/calendar.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/examples/date/')
    const campaigns = page.getByRole('region', { name: 'キャンペーンの状態' })
    await expect(campaigns).toContainText('一覧を読み込めませんでした。')
    await page.unroute('**/calendar.json')
    await campaigns.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect(campaigns.getByRole('listitem').filter({ hasText: '202302-9/noodles' })).toBeVisible()
  })
})

test.describe('a command', () => {
  const panel = (page: Page, title: string) => page.getByRole('region', { name: title })

  test('shows the links that it makes on both systems, as they are typed', async ({ page }) => {
    await page.goto('/examples/deeplinks/')
    const alert = panel(page, 'お知らせを出す')
    await alert.getByLabel('題名').fill('a&b#c;end')
    await alert.getByLabel('本文').fill('')
    await expect(alert.getByText('sorapay://showAlert?title=a%26b%23c%3Bend&message=', { exact: true })).toHaveCount(2)
    const activity = panel(page, 'アプリの画面を開く')
    await expect(
      activity.getByText(/^intent:\/\/openActivity#Intent;scheme=sorapay;.*S\.path=%2Fcard;end$/),
    ).toBeVisible()
  })

  test('runs in a browser as far as the browser supports it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/examples/deeplinks/')
    const dialog = page.waitForEvent('dialog')
    const alerted = panel(page, 'お知らせを出す').getByRole('button').click()
    const openedDialog = await dialog
    expect(openedDialog.message()).toBe('エラー\n通信エラーが発生しました。')
    await openedDialog.accept()
    await alerted
    await panel(page, '文をコピーする').getByRole('button').click()
    await expect(page.getByText('コピーしました。')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('紹介した人にも紹介された人にもP3,000')
    expect(copied).toContain('/jp/card/invitation/?invite-code=HARU2023&referer=copy')
    await panel(page, 'ログインを開く').getByRole('button').click()
    await expect(page.getByText('この端末にはアプリがないので、何もしませんでした。')).toBeVisible()
    await context.clearPermissions()
  })

  test('opens no URL but those of https and the app', async ({ page }) => {
    await page.goto('/examples/deeplinks/')
    const open = panel(page, '外のブラウザで開く')
    await open.getByLabel('URL').fill('javascript:alert(1)')
    await expect(open.getByText('（この値は開きません）')).toHaveCount(2)
    await open.getByRole('button').click()
    await expect(open.getByText('開いてはいけない値なので、何もしませんでした。')).toBeVisible()
  })
})

test('a visitor returns from an external page with the back button', async ({ page }) => {
  await page.goto('/examples/deeplinks/')
  await page.getByRole('link', { name: '外部' }).click()
  await expect(page.getByText(/\/examples\/deeplinks\/$/)).toBeVisible()
  await page.getByRole('button', { name: '前のページへ戻る' }).click()
  await expect(page).toHaveURL(/\/examples\/deeplinks\/$/)
})

test('without JavaScript the diagnostics say that they need it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/examples/check-webview/')
  await expect(page.getByText('この診断には JavaScript が必要です。')).toBeVisible()
  await context.close()
})

test.describe('the debug call that fails on purpose', () => {
  test.use({ expectedNoise: /status of 500|raise_error|status 500/ })
  test('shows the notice of a part that has failed', async ({ page }) => {
    await page.goto('/examples/check-webview/status/')
    await page.getByRole('button', { name: 'raise_error を呼ぶ' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'エラーが発生しました。' })).toBeVisible()
    await expect(page.getByText('An error occurred（500）')).toBeVisible()
    await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible()
  })
})
