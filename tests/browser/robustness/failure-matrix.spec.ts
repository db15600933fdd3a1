import type { Page } from '@playwright/test'

import { watchAlerts } from '../../support/pages/watch-alerts.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

// Every read and write of every screen is failed in every way in site/screens/failed-*.test.tsx, as a component. Here
// is what only a browser can show: its network, its clock, its alert, and what is seen with the style sheet.

test.use({ expectedNoise: /status of 500|ERR_|: (?:status 500|network|timeout)/ })

const generalMessage = '通信エラーが発生しました。'
const retry = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' }).first()
/** Returns the visible texts of the page: largest texts are also there unseen, to reserve their space. */
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).filter({ visible: true })

/** A read of each screen that has its own component, and the text that is visible after it. */
const screens = [
  { url: '/guide/easypay/registration/', call: 'get_easypay_applicability', seen: 'お届け出いただけます' },
  { url: '/jp/card/entry/', call: 'list_entry_type_campaign_promotions', seen: '参加する' },
  {
    url: '/jp/card/invitation/',
    call: 'get_invite_code',
    seen: '紹介メッセージを送る',
    says: 'エラーが発生しました。時間をおいて再度アクセスしてください。',
  },
  {
    url: '/jp/card/loyalty/notification/?id=stage-up',
    call: 'get_loyalty_notification',
    seen: '進呈率が上がりました',
  },
  { url: '/jp/lending/', call: 'get_landing_page', seen: '通常の一年あたりの率' },
  { url: '/jp/loyalty/', call: 'get_loyalty', seen: 'ソラカードをお使い中です' },
] as const

/** Lets time pass until something is seen: three tries, each as long as the time limit, with the waits between them. */
async function passUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10_000)
    await check()
  }).toPass({ timeout: 15_000, intervals: [50] })
}

test.beforeEach(({ page }) => page.clock.install({ time: new Date('2023-05-10T12:00:00+09:00') }))

for (const { url, call, seen, ...differences } of selectShare(screens, 0, 3)) {
  test(`${url} says that ${call} has failed, without a network too, and shows it after another try`, async ({
    page,
  }) => {
    const message = 'says' in differences ? differences.says : generalMessage
    let isBroken = false
    await page.route(`**/${call}`, (route) =>
      isBroken ? route.abort('internetdisconnected') : route.fulfill({ status: 500, json: {} }),
    )
    await page.goto(url)
    await passUntil(page, () => expect(inMain(page, message).first()).toBeVisible({ timeout: 100 }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    isBroken = true
    await retry(page).click()
    await passUntil(page, () => expect(retry(page)).toBeEnabled({ timeout: 100 }))
    await expect(inMain(page, message).first()).toBeVisible()
    await page.unroute(`**/${call}`)
    await retry(page).click()
    await expect(inMain(page, message)).toHaveCount(0)
    await expect(
      page.getByRole('main').getByText(seen, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  })
}

/** The browser aborts requests without a response, too. */
const unanswered = [
  {
    kind: 'read',
    url: '/jp/lending/',
    call: 'list_monthly_repay_amount_choices',
    way: 'もう一度読み込む',
    seen: '5,000円',
  },
  {
    kind: 'write',
    url: '/jp/card/entry/',
    call: 'create_entry_type_campaign_entry',
    way: '参加する',
    seen: '参加済み',
  },
] as const

for (const { kind, url, call, way, seen } of unanswered) {
  test(`a ${kind} without an answer in time is taken back and said on ${url}, with a way on that works`, async ({
    page,
  }) => {
    const alerts = watchAlerts(page)
    let [isRepaired, takenBack] = [false, 0]
    page.on('requestfailed', (request) => void (takenBack += request.url().endsWith(call) ? 1 : 0))
    await page.route(`**/${call}`, (route) => (isRepaired ? route.continue() : new Promise<void>(() => undefined)))
    await page.goto(url)
    const button = page.getByRole('button', { name: way }).first()
    if (kind === 'write') await button.click()
    await passUntil(page, async () => {
      if (kind === 'write')
        expect(alerts).toEqual(['エラー\nエラーが発生しました。時間をおいて再度お申し込みしてください。'])
      else await expect(inMain(page, generalMessage)).toBeVisible({ timeout: 100 })
    })
    await expect.poll(() => takenBack).toBe(kind === 'write' ? 1 : 3)
    // Without a route, the call that was given up would be sent after all.
    isRepaired = true
    await button.click()
    await expect(page.getByText(seen).first()).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.locator('.skeleton')).toHaveCount(0)
  })
}
