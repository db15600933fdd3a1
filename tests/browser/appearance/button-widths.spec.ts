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
