import { getBox } from '../../support/pages/bounding-box.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

/** Minimum height of a link to tap, in CSS pixels. */
const minLinkHeight = 48

test.describe('on a low phone', () => {
  const viewport = { width: 375, height: 553 }
  test.use({ userAgent: userAgents.iosBrowser, viewport })

  const screens = [
    { url: '/jp/card/entry/?scenario=signed-in', link: 'えらべる特典', target: '#promotions' },
    { url: '/jp/card/invitation/?scenario=signed-in', link: '紹介コードを見る', target: '#invite' },
    {
      url: '/jp/card/invitation/?scenario=signed-in&invite-code=HARU2023',
      link: '紹介コードが届いた方',
      target: '#invite',
    },
    { url: '/jp/lending/?scenario=signed-in', link: 'お返し試算', target: '#simulator' },
  ] as const

  for (const screen of screens)
    test(`${screen.url} has a link to the main part of the screen, ${screen.target}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      await page.goto(screen.url)
      await expect(page.locator('.skeleton')).toHaveCount(0)
      const link = page.getByRole('main').getByRole('link', { name: screen.link, exact: true })
      await expect(link).toBeVisible()
      const { height, bottom } = await getBox(link)
      expect(height).toBeGreaterThanOrEqual(minLinkHeight)
      expect(bottom).toBeLessThanOrEqual(viewport.height)
      await link.click()
      await expect(page.locator(screen.target)).toBeInViewport()
    })
})

test.describe('on a low tablet', () => {
  test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 768, height: 700 } })

  test('the entry screen has its image beside its text, which leaves room for the link', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-20T12:00:00+09:00'))
    await page.goto('/jp/card/entry/?scenario=signed-in')
    const link = page.getByRole('link', { name: 'えらべる特典' })
    await expect(link).toBeInViewport({ ratio: 1 })
    const image = page.locator('article img').first()
    expect((await getBox(image)).left).toBeGreaterThan((await getBox(link)).right)
  })
})

test.describe('on a laptop', () => {
  test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 660 } })

  test('a campaign has its title and its action in the first view', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
    await page.goto('/jp/card/202302-9/noodles/')
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })
})
