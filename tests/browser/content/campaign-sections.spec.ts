import { getBox } from '../../support/pages/bounding-box.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ userAgent: userAgents.desktop, viewport: { width: 1280, height: 900 } })

test('short sections of a campaign are side by side on a desktop, and a wide one has its row', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
  await page.goto('/jp/card/202302-9/noodles/')
  const headings = ['進呈率の内訳', '該当の店先', 'ポイントのもらいかた']
  const [wide, left, right] = await Promise.all(
    headings.map((name) => getBox(page.getByRole('heading', { level: 2, name }))),
  )
  expect(left?.left).toBe(wide?.left)
  expect(right?.top).toBe(left?.top)
  expect(right?.left).toBeGreaterThan(left?.right ?? Infinity)
  expect(wide?.right).toBeGreaterThanOrEqual(right?.right ?? Infinity)
})
