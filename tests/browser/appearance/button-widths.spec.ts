import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 900 } })

/** Maximum width of a button, in CSS pixels. */
const maxButtonWidth = 360

for (const path of ['/jp/card/invitation/', '/jp/lending/'])
  test(`no button of ${path} is wider than ${maxButtonWidth} px on a desktop`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto(`${path}?scenario=signed-in`)
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    const widths = await page
      .locator('main button:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBeLessThanOrEqual(maxButtonWidth)
  })

test('on a tablet the action of a campaign on its month’s page starts at the left edge of the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
  await page.goto('/jp/card/202302-9/')
  const campaign = page.locator('article article').first()
  const action = campaign.locator('a[href^="https:"]:visible').last()
  const fold = campaign.locator('summary').first()
  const [button, text] = await Promise.all([action.boundingBox(), fold.boundingBox()])
  expect(button?.width).toBe(maxButtonWidth)
  expect(button?.x).toBe(text?.x)
})
