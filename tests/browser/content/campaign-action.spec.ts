import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.describe('on a page of a month', () => {
  test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 375, height: 553 } })

  test('the poster of a campaign comes into view first, and the whole action of the campaign below it', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2023-08-10T12:00:00+09:00'))
    await page.goto('/jp/card/202308-9/')
    const campaign = page.locator('#seller-fee')
    const action = campaign.getByRole('link', { name: '出品のしかたを見る' }).last()
    await campaign.evaluate((element) => {
      const posterHeightInView = 200
      scrollTo(0, element.getBoundingClientRect().top - innerHeight + posterHeightInView)
    })
    await expect(campaign).toBeInViewport()
    await expect(action).not.toBeInViewport()
    await campaign.getByText('対象', { exact: true }).first().scrollIntoViewIfNeeded()
    await expect(action).toBeInViewport({ ratio: 1 })
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.iosApp, viewport: { width: 375, height: 740 } })

  test('the link to a shop stays in view, and opens a dialog that states what earns no points', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/202305-9/field-radio/in-app/')
    const shopLinks = page.getByRole('link', { name: /で ?買い物をする$/ })
    await expect(shopLinks).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, innerHeight))
    await expect(shopLinks.last()).toBeInViewport()
    await shopLinks.last().click()
    await expect(page.getByRole('dialog')).toContainText('ポイント還元の対象になりません')
  })
})
