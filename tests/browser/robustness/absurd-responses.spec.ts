import type { Page } from '@playwright/test'

import { isWholeGrid } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** The largest whole number that a browser counts with. */
const maxSafeInteger = 9_007_199_254_740_991

/** Answers a call of the page as the sandbox does, changed. */
async function changeResponse(
  page: Page,
  name: string,
  change: (body: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(`**/lending/${name}`, async (route) => {
    const response = await route.fetch()
    // The sandbox refuses what such a server would allow.
    await route.fulfill({ response, status: 200, json: change((await response.json()) as Record<string, unknown>) })
  })
}

// A call that is still on its way when a test ends is not answered any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const choices = (page: Page) => page.getByRole('group', { name: '毎月のお返し額' }).getByRole('radio')
const measureWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

if (isWholeGrid)
  test('two equal choices are shown as one, which can be chosen', async ({ page }) => {
    await changeResponse(page, 'list_monthly_repay_amount_choices', () => ({
      monthlyRepayAmountChoices: [2000, 5000, 2000, 0],
    }))
    await page.goto('/jp/lending/')
    await expect(choices(page)).toHaveCount(2)
    await choices(page).first().check()
    await expect(page.getByText('389円', { exact: true })).toBeVisible()
  })

test.describe('more choices than anybody could choose from', () => {
  test.use({ expectedNoise: /malformed monthlyRepayAmountChoices/ })

  test('are reported as a failed call, and the page stays fast', async ({ page }) => {
    await changeResponse(page, 'list_monthly_repay_amount_choices', () => ({
      monthlyRepayAmountChoices: Array.from({ length: 100_000 }, (_, index) => index + 1),
    }))
    await page.goto('/jp/lending/')
    await expect(page.getByText('通信エラーが発生しました。').first()).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
})

test('the greatest limit there can be has a slider that reaches its end, and fits 320 px', async ({ page }) => {
  await changeResponse(page, 'get_landing_page', (body) => ({
    ...body,
    loanableAmount: maxSafeInteger,
    serviceConfig: { maxLoanableAmountLimit: maxSafeInteger },
  }))
  await changeResponse(page, 'simulate_repayment', (body) => ({
    ...body,
    totalRepaymentAmount: maxSafeInteger,
    totalInterestAmount: maxSafeInteger,
  }))
  await changeResponse(page, 'list_monthly_repay_amount_choices', () => ({
    monthlyRepayAmountChoices: [2000, maxSafeInteger - 1],
  }))
  await page.goto('/jp/lending/')
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(page.getByLabel('使いたい額', { exact: true })).toHaveValue('9,007,199,254,740,000')
  await expect(page.getByText('数字')).toHaveCount(0)
  await page.getByLabel('使いたい額', { exact: true }).fill('10000')
  await choices(page).first().check()
  await expect(page.getByText('9,007,199,254,740,991').first()).toBeVisible()
  expect(await measureWidth(page)).toBe(320)
})

test('a landing page without the limit of the visitor does not show that of the service as theirs', async ({
  page,
}) => {
  await changeResponse(page, 'get_landing_page', (body) => ({ ...body, loanableAmount: undefined }))
  await page.goto('/jp/lending/')
  await expect(choices(page).first()).toBeVisible()
  // The one that is left is in the table of all terms.
  await expect(page.getByRole('term').getByText('お使い可能額', { exact: true })).toHaveCount(1)
})

if (isWholeGrid)
  test('a code of combining characters stays within its panel', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    // Marks that a browser sets above, below and around the letter, and cannot break a line between.
    const code = `A${'\u0489\u035c\u0361\u20dd'.repeat(60)}`
    for (const body of [
      { ownInviteCode: code, hasMercard: true },
      { ownInviteCode: 'A', registeredInviteCode: code, hasMercard: true },
    ]) {
      await page.route('**/v1/get_invite_code', (route) => route.fulfill({ json: body }))
      await page.goto('/jp/card/invitation/')
      await expect(page.getByRole('heading', { name: '知り合いを紹介する' })).toBeVisible()
      expect(await measureWidth(page)).toBe(320)
    }
  })
