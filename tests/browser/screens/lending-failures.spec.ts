import type { Page } from '@playwright/test'

import { failureNoise } from '../../support/pages/calls.ts'
import { isWholeGrid } from '../../support/run/grid.ts'
import { expect, goOffline, test } from '../../support/pages/page-test.ts'

test.use({ expectedNoise: failureNoise })

const pickFirst = (page: Page) => page.getByRole('radio', { name: '5,000円', exact: true }).check()

test.describe('without a connection', () => {
  test('offline, choices and simulation wait, state it, and load by themselves afterwards', async ({
    page,
    context,
  }) => {
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

  if (isWholeGrid)
    test('a session that ends during a simulation is reported in its place, and the rest stays', async ({ page }) => {
      await page.goto('/jp/lending/?scenario=signed-in')
      await pickFirst(page)
      await page
        .context()
        .addCookies([{ name: 'sandbox-scenario', value: 'anonymous', domain: 'localhost', path: '/' }])
      await page.getByLabel('使いたい額', { exact: true }).fill('30000')
      await expect(page.getByRole('alert').filter({ hasText: 'ログインしていません' })).toHaveCount(1)
      await expect(page.getByRole('heading', { name: '貸付決まり', exact: true })).toBeVisible()
    })
})
