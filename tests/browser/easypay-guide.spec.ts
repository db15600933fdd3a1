import { expect, test, userAgents } from '../support/page-test.ts'

test.use({ viewport: { width: 375, height: 740 } })

const guide = '/guide/easypay/registration/'

const standings = [
  ['signed-in', '未登録', 'お申し込みいただけます', '定額払いを申し込む'],
  ['kyc-needed', '未登録', '先に本人確認をお済ませください', '本人確認に進む'],
  ['parent-consent', '未登録', '保護者の方の同意が必要です', '本人確認に進む'],
  ['under-18', '未登録', '18歳からお申し込みいただけます', 'アプリでご利用の条件を見る'],
  ['under-20', '未登録', '20歳からお申し込みいただけます', 'アプリでご利用の条件を見る'],
  ['newer-server', '確認できません', 'いまはお申し込みいただけません', 'アプリでご利用の条件を見る'],
  ['easypay-canceled', '解約済み', 'お申し込みいただけます', '定額払いを申し込む'],
  ['easypay-reviewing', '審査中', undefined, 'アプリで審査の状況を見る'],
  ['easypay-signed', '登録済み', undefined, 'アプリで登録の内容を見る'],
] as const
for (const [scenario, status, title, button] of standings) {
  test(`somebody of the scenario ${scenario} reads ${status} and ${title ?? 'nothing of age'}, and can ${button}`, async ({ page }) => {
    await page.goto(`${guide}?scenario=${scenario}`)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: '登録の状況' }) })
    await expect(section.getByText(status, { exact: true })).toBeVisible()
    if (title === undefined) await expect(section.getByRole('heading', { level: 3 })).toHaveCount(0)
    else await expect(section.getByRole('heading', { name: title })).toBeVisible()
    await expect(section.getByRole('link')).toHaveText([button])
  })
}

test.describe('in the app', () => {
  test.use({ expectedNoise: /merpay:|intent:/ })

  test.describe('of today on iOS', () => {
    test.use({ userAgent: userAgents.iosApp })

    test('the button goes to the application', async ({ page }) => {
      await page.goto(`${guide}mercard/?scenario=signed-in`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('カードのお支払いも、')
      const asked = page.waitForEvent('request', (request) => request.url().startsWith('merpay:'))
      await page.getByRole('link', { name: '定額払いを申し込む' }).click()
      expect((await asked).url()).toBe('merpay://openActivity?path=%2Feasypay%2Fapplication')
    })
  })

  const old = [
    ['kyc-needed', '本人確認に進む', 'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。'],
    ['signed-in', '定額払いを申し込む', 'メルペイスマート払いは、最新版アプリをダウンロードしてご利用いただけます。'],
  ] as const
  for (const [scenario, button, words] of old) {
    test.describe('that is too old', () => {
      test.use({ userAgent: userAgents.iosApp.replace('39006', '33999') })

      test(`the message of §8 and the way to the store stand in place of ${button}`, async ({ page }) => {
        await page.goto(`${guide}?scenario=${scenario}`)
        await expect(page.getByText(words)).toBeVisible()
        await expect(page.getByRole('button', { name: 'アプリを更新する' })).toBeVisible()
        await expect(page.getByRole('link', { name: button })).toHaveCount(0)
      })
    })
  }
})

test('on a desktop the button leads to where the app can be had', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${guide}?scenario=signed-in`)
  await page.getByRole('link', { name: '定額払いを申し込む' }).click()
  await expect(page).toHaveURL(/\/install-app\/$/)
})

test('by keyboard alone the button is reached and works', async ({ page }) => {
  await page.goto(`${guide}?scenario=signed-in`)
  const button = page.getByRole('link', { name: '定額払いを申し込む' })
  await expect(button).toBeVisible()
  for (let presses = 0; presses < 4 && !(await button.evaluate((element) => element === document.activeElement)); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/install-app\/$/)
})
