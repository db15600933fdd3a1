import type { Page } from '@playwright/test'

import { chooseMonthly } from '../../support/pages/choose-monthly.ts'
import { failureNoise } from '../../support/pages/calls.ts'
import { findViolations } from '../../support/pages/find-violations.ts'
import { doubleTextSize } from '../../support/pages/text-settings.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

/** A state of a screen, a text that identifies it, and what a visitor does to reach it, or to see more of it. */
type State = { url: string; text: string; act?: (page: Page) => Promise<void> }

async function simulate(page: Page): Promise<void> {
  await page.getByLabel('使いたい額', { exact: true }).fill('300000')
  await chooseMonthly(page, '10,000')
}

async function mistypeAmount(page: Page): Promise<void> {
  await page.getByLabel('使いたい額', { exact: true }).fill('400000')
}

async function openTerms(page: Page): Promise<void> {
  await page.locator('#spring-noodles').getByText('決まりをくわしく見る').click()
}

const lending: State[] = [
  { url: '/jp/lending/?scenario=signed-in', act: simulate, text: '378,331円、' },
  { url: '/jp/lending/?scenario=preferential-rate', act: simulate, text: '341,112' },
  { url: '/jp/lending/?scenario=signed-in', act: mistypeAmount, text: '300,000円以下の額を入力してください' },
  { url: '/jp/lending/?scenario=anonymous', text: 'ログインしていません' },
  { url: '/jp/lending/?scenario=no-limit', text: 'いまは、お使いいただける額がありません' },
  { url: '/jp/lending/?scenario=soliciting-denied', text: 'ご案内を停止しています' },
  { url: '/jp/lending/?scenario=failing-with-message', text: 'ただいま混み合っています。' },
]

const entry: State[] = [
  { url: '/jp/card/entry/?scenario=signed-in', act: openTerms, text: '参加する' },
  { url: '/jp/card/entry/?scenario=entered', act: openTerms, text: '参加済み' },
  { url: '/jp/card/entry/?scenario=anonymous', act: openTerms, text: '手帳アプリを開いてサインインする' },
  { url: '/jp/card/entry/?scenario=ended', act: openTerms, text: '参加の受付は終了しました' },
  { url: '/jp/card/entry/?scenario=card-not-active', act: openTerms, text: 'ソラカードを有効にする' },
  { url: '/jp/card/entry/?scenario=failing', act: openTerms, text: 'もう一度読み込む' },
]

const invitation: State[] = [
  { url: '/jp/card/invitation/?invite-code=HARU2023&scenario=signed-in', text: '記入する' },
  { url: '/jp/card/invitation/?invite-code=HARU2023&scenario=no-card', text: 'ソラカードを申し入む' },
  { url: '/jp/card/invitation/?invite-code=HARU2023&scenario=code-registered', text: '記入した紹介コード' },
  { url: '/jp/card/invitation/?invite-code=HARU2023&scenario=anonymous', text: 'アプリを開いてログインする' },
  { url: '/jp/card/invitation/?invite-code=HARU2023&scenario=failing', text: 'もう一度読み込む' },
]

const loyalty: State[] = [
  { url: '/jp/loyalty/?scenario=signed-in', text: 'ソラカードをお使い中です' },
  { url: '/jp/loyalty/?scenario=no-card', text: '届いた札を有効にする' },
  { url: '/jp/loyalty/?scenario=anonymous', text: 'ログインしていません' },
  { url: '/jp/loyalty/in-app/?scenario=failing-with-message', text: 'ただいま混み合っています。' },
  { url: '/jp/card/loyalty/?scenario=signed-in', text: 'ソラカードをお使い中です' },
  { url: '/jp/card/loyalty/notification/?scenario=signed-in&id=down', text: '進呈率が下がりました' },
  { url: '/jp/card/loyalty/notification/', text: 'おたよりが選ばれていません' },
]

const others: State[] = [
  { url: '/guide/easypay/registration/?scenario=parent-consent', text: '保護者の方の同意が必要です' },
  { url: '/guide/easypay/registration/?scenario=under-18', text: '18歳からお届け出いただけます' },
  { url: '/guide/easypay/registration/mercard/?scenario=easypay-reviewing', text: 'お調べ中' },
  { url: '/r/mercard-application/', text: 'ソラカード' },
  { url: '/install-app/', text: 'iPhone・iPadに入れる' },
]

// Every call that fails in every way is tried in site/screens/failed-*.test.tsx, as a component.
test.use({ viewport: { width: 320, height: 640 }, userAgent: userAgents.iosBrowser, expectedNoise: failureNoise })

for (const states of [lending, entry, invitation, loyalty, others]) {
  for (const { url, text, act } of selectShare(states, 0, 6)) {
    test(`${url}, at "${text}", is accessible and fits 320 px, also with text of twice the size`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      await page.goto(url)
      await act?.(page)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await doubleTextSize(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
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
