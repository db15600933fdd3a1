import type { Page } from '@playwright/test'

import { watchAlerts } from '../support/pages/fail-call.ts'
import { shareOf } from '../support/run/grid.ts'
import { expect, test } from '../support/pages/page-test.ts'

// Every read and write of every screen is failed in every way in site/screens/failed-*.test.tsx, as a component. Here
// stands
// what only a browser can show: its network, its clock, its alert, and what is seen with the style sheet.

test.use({ expectedNoise: /status of 500|ERR_|: (?:status 500|network|timeout)/ })

const generalMessage = '通信エラーが発生しました。'
const retry = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' }).first()
const inMain = (page: Page, words: string) => page.getByRole('main').getByText(words)

/** A read of each screen whose component is its own, and what is seen once it has come. */
const screens = [
  { address: '/guide/easypay/registration/', call: 'get_easypay_applicability', seen: 'お届け出いただけます' },
  { address: '/jp/card/entry/', call: 'list_entry_type_campaign_promotions', seen: '参加する' },
  {
    address: '/jp/card/invitation/',
    call: 'get_invite_code',
    seen: '紹介メッセージを送る',
    says: 'エラーが発生しました。時間をおいて再度アクセスしてください。',
  },
  {
    address: '/jp/card/loyalty/notification/?id=stage-up',
    call: 'get_loyalty_notification',
    seen: '進呈率が上がりました',
  },
  { address: '/jp/lending/', call: 'get_landing_page', seen: '通常の一年あたりの率' },
  { address: '/jp/loyalty/', call: 'get_loyalty', seen: 'ソラカードをお使い中です' },
] as const

/** Lets time pass until something is seen: three tries, each as long as the time limit, with the waits between them. */
async function passUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10_000)
    await check()
  }).toPass({ timeout: 15_000, intervals: [50] })
}

test.beforeEach(({ page }) => page.clock.install({ time: new Date('2023-05-10T12:00:00+09:00') }))

for (const { address, call, seen, ...own } of shareOf(screens, 0, 3)) {
  test(`${address} says that ${call} has failed, without a network too, and shows it after another try`, async ({
    page,
  }) => {
    const words = 'says' in own ? own.says : generalMessage
    let isBroken = false
    await page.route(`**/${call}`, (route) =>
      isBroken ? route.abort('internetdisconnected') : route.fulfill({ status: 500, json: {} }),
    )
    await page.goto(address)
    await passUntil(page, () => expect(inMain(page, words).first()).toBeVisible({ timeout: 100 }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    isBroken = true
    await retry(page).click()
    await passUntil(page, () => expect(retry(page)).toBeEnabled({ timeout: 100 }))
    await expect(inMain(page, words).first()).toBeVisible()
    await page.unroute(`**/${call}`)
    await retry(page).click()
    await expect(inMain(page, words)).toHaveCount(0)
    await expect(
      page.getByRole('main').getByText(seen, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  })
}

/** What never gets an answer is given up by the browser too. */
const unanswered = [
  {
    kind: 'read',
    address: '/jp/lending/',
    call: 'list_monthly_repay_amount_choices',
    way: 'もう一度読み込む',
    seen: '5,000円',
  },
  {
    kind: 'write',
    address: '/jp/card/entry/',
    call: 'create_entry_type_campaign_entry',
    way: '参加する',
    seen: '参加済み',
  },
] as const

for (const { kind, address, call, way, seen } of unanswered) {
  test(`a ${kind} without an answer in time is taken back and said on ${address}, with a way on that works`, async ({
    page,
  }) => {
    const alerts = watchAlerts(page)
    let [isMended, takenBack] = [false, 0]
    page.on('requestfailed', (request) => void (takenBack += request.url().endsWith(call) ? 1 : 0))
    await page.route(`**/${call}`, (route) => (isMended ? route.continue() : new Promise<void>(() => undefined)))
    await page.goto(address)
    const button = page.getByRole('button', { name: way }).first()
    if (kind === 'write') await button.click()
    await passUntil(page, async () => {
      if (kind === 'write')
        expect(alerts).toEqual(['エラー\nエラーが発生しました。時間をおいて再度お申し込みしてください。'])
      else await expect(inMain(page, generalMessage)).toBeVisible({ timeout: 100 })
    })
    await expect.poll(() => takenBack).toBe(kind === 'write' ? 1 : 3)
    // Without a route, the call that was given up would be sent after all.
    isMended = true
    await button.click()
    await expect(page.getByText(seen).first()).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.locator('.skeleton')).toHaveCount(0)
  })
}
