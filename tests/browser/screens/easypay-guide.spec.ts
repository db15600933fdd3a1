import { shareOf } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 375, height: 740 } })

const guide = '/guide/easypay/registration/'

/** By scenario: the status, the messages on age and identity, and the button. `npm test` tries every third. */
const standings = [
  ['kyc-needed', '未記入', ['先に身元の確かめをお済ませください'], '身元の確かめに進む'],
  ['signed-in', '未記入', ['お届け出いただけます'], 'まとめ払いを申し入む'],
  ['under-18', '未記入', ['18歳からお届け出いただけます'], '手帳アプリでお使いの決まりを見る'],
  [
    'parent-consent',
    '未記入',
    ['保護者の方の同意が必要です', '先に身元の確かめをお済ませください'],
    '身元の確かめに進む',
  ],
  ['under-20', '未記入', ['20歳からお届け出いただけます'], '手帳アプリでお使いの決まりを見る'],
  ['newer-server', '確認できません', ['決まりを手帳アプリでお確かめください'], '手帳アプリで決まりを確かめる'],
  ['easypay-canceled', '解約済み', ['お届け出いただけます'], 'まとめ払いを申し入む'],
  ['easypay-reviewing', 'お調べ中', [], '手帳アプリでお調べの状況を見る'],
  ['easypay-signed', '記入済み', [], '手帳アプリで記入の内容を見る'],
] as const
for (const [scenario, status, titles, button] of shareOf(standings, 0, 3)) {
  test(`a visitor of the scenario ${scenario} reads ${[status, ...titles].join(', ')}, and can ${button}`, async ({
    page,
  }) => {
    await page.goto(`${guide}?scenario=${scenario}`)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: '記入の状況' }) })
    await expect(section.getByText(status, { exact: true })).toBeVisible()
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(titles)
    await expect(section.getByRole('link')).toHaveText([button])
  })
}

test.describe('in the app', () => {
  test.use({ expectedNoise: /sorapay:|intent:/ })

  test.describe('of today on iOS', () => {
    test.use({ userAgent: userAgents.iosApp })

    test('the button goes to the application', async ({ page }) => {
      await page.goto(`${guide}mercard/?scenario=signed-in`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('札のご精算も、')
      const requested = page.waitForEvent('request', (request) => request.url().startsWith('sorapay:'))
      await page.getByRole('link', { name: 'まとめ払いを申し入む' }).click()
      expect((await requested).url()).toBe('sorapay://openActivity?path=%2Feasypay%2Fapplication')
    })
  })

  const old = [
    ['kyc-needed', '身元の確かめに進む', 'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。'],
    ['signed-in', 'まとめ払いを申し入む', 'ソラペイスマート払いは、最新版アプリをダウンロードしてご利用いただけます。'],
  ] as const
  for (const [scenario, button, text] of old) {
    test.describe('that is too old', () => {
      test.use({ userAgent: userAgents.iosApp.replace('39006', '33999') })

      test(`the message of §8 and the link to the store replace ${button}`, async ({ page }) => {
        await page.goto(`${guide}?scenario=${scenario}`)
        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByRole('button', { name: 'アプリを更新する' })).toBeVisible()
        await expect(page.getByRole('link', { name: button })).toHaveCount(0)
      })
    })
  }
})

test('on a desktop the button leads to the page that installs the app', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${guide}?scenario=signed-in`)
  await page.getByRole('link', { name: 'まとめ払いを申し入む' }).click()
  await expect(page).toHaveURL(/\/install-app\/$/)
})

test('the button is reached and works with the keyboard alone', async ({ page }) => {
  await page.goto(`${guide}?scenario=signed-in`)
  const button = page.getByRole('link', { name: 'まとめ払いを申し入む' })
  await expect(button).toBeVisible()
  for (
    let presses = 0;
    presses < 4 && !(await button.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/install-app\/$/)
})
