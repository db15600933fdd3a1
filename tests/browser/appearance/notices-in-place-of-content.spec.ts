import type { Page } from '@playwright/test'

import { getBox, getGap } from '../../support/pages/bounding-box.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.describe('after a failed call, on a phone', () => {
  test.use({
    userAgent: userAgents.iosBrowser,
    viewport: { width: 375, height: 553 },
    // The sandbox answers 400 in the scenario `failing-with-message`.
    expectedNoise: /status of 400|: status 400/,
  })

  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00')))

  const screens = [
    { path: '/jp/card/entry/', linkToMainPart: 'えらべる特典' },
    { path: '/jp/card/invitation/', linkToMainPart: '紹介コードを見る' },
    { path: '/jp/lending/', linkToMainPart: 'お返し試算' },
  ] as const

  for (const { path, linkToMainPart } of screens)
    test(`${path} links to the notice until a retry loads the main part`, async ({ page }) => {
      await page.goto(`${path}?scenario=failing-with-message`)
      const main = page.getByRole('main')
      const mainPartLink = main.getByRole('link', { name: linkToMainPart, exact: true })
      const noticeLink = main.getByRole('link', { name: 'いまの状況を見る', exact: true })
      const retryButton = main.getByRole('button', { name: 'もう一度読み込む' })
      await expect(retryButton).toHaveCount(1)
      await expect(mainPartLink).toHaveCount(0)
      await expect(noticeLink).toBeInViewport({ ratio: 1 })
      await noticeLink.click()
      await expect(retryButton).toBeInViewport({ ratio: 1 })

      const scenario = { name: 'sandbox-scenario', value: 'signed-in', domain: 'localhost', path: '/' }
      await page.context().addCookies([scenario])
      await retryButton.click()
      await expect(mainPartLink).toBeVisible()
      await expect(noticeLink).toHaveCount(0)
    })

  test('a person who can borrow nothing gets no link to the simulator', async ({ page }) => {
    await page.goto('/jp/lending/?scenario=no-limit')
    await expect(page.getByText('いまは、お使いいただける額がありません')).toBeVisible()
    await expect(page.getByRole('link', { name: 'お返し試算' })).toHaveCount(0)
  })
})

test.describe('before a sign-in, on a desktop', () => {
  test.use({
    userAgent: userAgents.desktop,
    viewport: { width: 1280, height: 900 },
    // Without a sign-in the sandbox answers 401.
    expectedNoise: /status of 401/,
  })

  const getSignInNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'ログインしていません' })

  test('the invitation screen continues close below the notice', async ({ page }) => {
    const maxNoticeHeight = 420
    const maxGap = 90
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/invitation/?scenario=anonymous')
    const notice = getSignInNotice(page)
    await expect(notice).toBeVisible()
    const nextHeading = page.getByRole('heading', { level: 2 }).filter({ hasText: 'ポイントのもらいかた' })
    expect(await getGap(notice, nextHeading)).toBeLessThan(maxGap)
    expect((await getBox(notice)).height).toBeLessThan(maxNoticeHeight)
  })

  /** Screens whose notice fills the space reserved for content, with the height of what is between it and the heading. */
  const screens = [
    { path: '/guide/easypay/registration/', nextHeading: 'よくあるご質問', heightBetween: 0 },
    // The loan screen has a warning between the two.
    { path: '/jp/lending/', nextHeading: 'お返し例', heightBetween: 180 },
  ] as const

  for (const { path, nextHeading, heightBetween } of screens)
    for (const height of [800, 1_000])
      test(`the notice of ${path} leaves no hole in a window ${height} px high`, async ({ page }) => {
        const maxGap = 64
        await page.setViewportSize({ width: 1280, height })
        await page.goto(`${path}?scenario=anonymous`)
        const notice = getSignInNotice(page)
        await expect(notice).toBeVisible()
        const gap = await getGap(notice, page.getByRole('heading', { name: nextHeading }))
        expect(gap - heightBetween).toBeLessThan(maxGap)
      })
})
