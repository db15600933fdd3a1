import type { Page } from '@playwright/test'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({
  userAgent: userAgents.desktop,
  viewport: { width: 1280, height: 800 },
  // Without a sign-in the sandbox answers 401.
  expectedNoise: /status of 401/,
})

/** Share of an element that is in the window if its last pixel is lost to rounding. */
const nearlyAll = 0.99

const screens = [
  { path: '/jp/card/entry/', getMainPart: (page: Page) => page.locator('#promotions [role=status]:visible') },
  {
    path: '/jp/card/invitation/',
    getMainPart: (page: Page) => page.getByRole('alert').filter({ hasText: 'ログインしていません' }),
  },
]

for (const { path, getMainPart } of screens)
  test(`${path} has its QR code beside its main part in the first view of a desktop`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto(`${path}?scenario=anonymous`)
    await expect(getMainPart(page)).toBeInViewport({ ratio: nearlyAll })
    const qrCodes = page.locator('article').getByRole('img', { name: 'このページをスマートフォンで開くQRコード' })
    await expect(qrCodes.filter({ visible: true })).toBeInViewport({ ratio: 1 })
  })
