import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ viewport: { width: 375, height: 740 } })

const guide = '/guide/easypay/registration/'

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
