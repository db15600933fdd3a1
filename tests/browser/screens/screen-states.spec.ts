import { doubleTextSize } from '../../support/pages/text-settings.ts'
import { findViolations } from '../../support/pages/find-violations.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

/** States of the loyalty, easypay and app screens, each with a text by which it is known. */
const states = [
  ['/jp/loyalty/?scenario=signed-in', 'ソラカードをお使い中です'],
  ['/jp/loyalty/?scenario=no-card', '届いた札を有効にする'],
  ['/jp/loyalty/?scenario=anonymous', 'ログインしていません'],
  ['/jp/loyalty/in-app/?scenario=failing-with-message', 'ただいま混み合っています。'],
  ['/jp/card/loyalty/?scenario=signed-in', 'ソラカードをお使い中です'],
  ['/jp/card/loyalty/notification/?scenario=signed-in&id=down', '進呈率が下がりました'],
  ['/jp/card/loyalty/notification/', 'おたよりが選ばれていません'],
  ['/guide/easypay/registration/?scenario=parent-consent', '保護者の方の同意が必要です'],
  ['/guide/easypay/registration/?scenario=under-18', '18歳からお届け出いただけます'],
  ['/guide/easypay/registration/mercard/?scenario=easypay-reviewing', 'お調べ中'],
  ['/r/mercard-application/', 'スマートフォンでお届け出ください'],
  ['/install-app/', 'iPhone・iPadに入れる'],
] as const

test.use({ viewport: { width: 320, height: 640 }, expectedNoise: /status of 40\d/ })

for (const [url, text] of selectShare(states, 0, 6)) {
  test(`${url} is accessible and fits 320 px, also with text of twice the size`, async ({ page }) => {
    await page.goto(url)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await doubleTextSize(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test.describe('a notice about a failed server', () => {
  test.use({ expectedNoise: /status of 500|: status 500/ })

  for (const path of ['/jp/loyalty/', '/jp/card/invitation/', '/jp/lending/'])
    test(`never has its status alone on a line: ${path}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      await page.goto(`${path}?scenario=failing`)
      const text = page.getByRole('alert').locator('p', { hasText: '（500）' })
      await expect(text).toBeVisible({ timeout: 15_000 })
      for (const width of [320, 375, 414, 768]) {
        await page.setViewportSize({ width, height: 740 })
        const indent = await text.evaluate((paragraph) => {
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const node = texts.currentNode
            const at = node.textContent?.indexOf('（500）') ?? -1
            if (at < 0) continue
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 5)
            return range.getBoundingClientRect().left - paragraph.getBoundingClientRect().left
          }
          return 0
        })
        expect(indent, `at ${width} px`).toBeGreaterThan(40)
      }
    })
})
