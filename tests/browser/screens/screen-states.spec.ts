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
