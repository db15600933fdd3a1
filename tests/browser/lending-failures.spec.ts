import type { Page } from '@playwright/test'

import { failCall, faultNoise, faults, wordsOf } from '../support/fail-call.ts'
import { expect, goOffline, test } from '../support/page-test.ts'

test.use({ expectedNoise: faultNoise })

const pickFirst = (page: Page) => page.getByRole('radio', { name: '5,000円', exact: true }).check()

/** Every read of the lending page, how a person comes to it, and what is seen when it has come. */
const reads = [
  { call: 'lending/get_landing_page', seen: '通常の一年あたりの率', come: () => Promise.resolve() },
  { call: 'lending/get_kyc_post_pay_setup_progress', seen: 'お届け出いただけます', come: () => Promise.resolve() },
  { call: 'lending/list_monthly_repay_amount_choices', seen: '5,000円', come: () => Promise.resolve() },
  { call: 'lending/simulate_repayment', seen: '10,191円', come: pickFirst },
] as const

for (const { call, seen, come } of reads) {
  for (const fault of faults) {
    test(`${call} failing as ${fault} is said once, all else stays, and the way on leads on`, async ({ page }) => {
      // The waits between tries are random: as short as they can be.
      await page.addInitScript(() => Object.assign(Math, { random: () => 0 }))
      const { mend } = await failCall(page, call, fault)
      await page.goto('/jp/lending/?scenario=signed-in')
      await come(page)
      const told = page
        .getByRole('alert')
        .filter({ hasText: fault === '401' ? 'ログインしていません' : wordsOf(fault, '通信エラーが発生しました。') })
      await expect(told).toHaveCount(1, { timeout: 10_000 })
      await expect(page.getByRole('heading', { name: 'お返し例' })).toBeVisible()
      await expect(page.getByText(seen, { exact: true })).toHaveCount(0)
      await mend()
      if (fault === '401') return
      await told.getByRole('button', { name: 'もう一度読み込む' }).click()
      await expect(page.getByText(seen).first()).toBeVisible()
      await expect(told).toHaveCount(0)
    })
  }
}

test.describe('without a connection', () => {
  test('choices and simulation wait, say so, and come by themselves', async ({ page, context }) => {
    await page.goto('/jp/lending/?scenario=signed-in')
    await expect(page.getByRole('radio', { name: '5,000円', exact: true })).toBeVisible()
    const [amount, choices] = [
      page.getByLabel('使いたい額', { exact: true }),
      page.getByRole('group', { name: '毎月のお返し額' }),
    ]
    await goOffline(page)
    await amount.fill('30000')
    await expect(choices).toContainText('オフラインです。つながると計算します。')
    await context.setOffline(false)
    await expect(choices).not.toContainText('オフラインです')
    await amount.fill('10000')
    await pickFirst(page)
    const result = page.getByRole('region', { name: '試算の結果' })
    await expect(result).toContainText('10,191円')
    await goOffline(page)
    await page.getByLabel('使いたい額', { exact: true }).fill('20000')
    await expect(result).toContainText('オフラインです。つながると計算します。')
    await expect(result).toContainText('10,191円')
    await context.setOffline(false)
    await expect(result).toContainText('20,646円')
  })

  test('a session that ends while somebody simulates is said in its place, and what is read stays', async ({
    page,
  }) => {
    await page.goto('/jp/lending/?scenario=signed-in')
    await pickFirst(page)
    await page.context().addCookies([{ name: 'sandbox-scenario', value: 'anonymous', domain: 'localhost', path: '/' }])
    await page.getByLabel('使いたい額', { exact: true }).fill('30000')
    await expect(page.getByRole('alert').filter({ hasText: 'ログインしていません' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '貸付決まり', exact: true })).toBeVisible()
  })
})
