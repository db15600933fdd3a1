import { readFile } from 'node:fs/promises'

import type { Page, Route } from '@playwright/test'
import { glob } from 'tinyglobby'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { callName } from '../support/call-name.ts'
import { watchAlerts } from '../support/fail-call.ts'
import { expect, test } from '../support/page-test.ts'
import { screenPaths } from '../support/screen-paths.ts'

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

const words = '混み合っています。'

/**
 * Every way in which a call fails, and what a person reads of it; undefined where the screen's own words are meant
 * (specification §8).
 */
const faults: Readonly<Record<string, { answer: (route: Route) => Promise<void>; says?: string | RegExp }>> = {
  'not signed in': { answer: json(401, {}), says: /ログイン|サインイン/ },
  'refused with words': { answer: json(400, { details: { localizedMessage: { message: words } } }), says: words },
  'a server error': { answer: json(500, {}) },
  "a proxy's page": {
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  'no answer in time': { answer: () => new Promise(() => undefined) },
  'no connection': { answer: (route) => route.abort('internetdisconnected') },
  'a malformed answer': { answer: json(200, ['unexpected']) },
}

/** What is said of a failed read where the server says nothing itself (specification §8). */
const saidOf: Readonly<Record<string, string>> = {
  get_invite_code: 'エラーが発生しました。時間をおいて再度アクセスしてください。',
}
const said = '通信エラーが発生しました。'

/**
 * Reads that a screen does without: it stays whole, and nobody is told. So it is where nobody knows what a malformed
 * answer would be (D16).
 */
const dispensable: readonly string[] = ['get_tracking_id']

const callsByPath = new Map<string, Call>(Object.values<Call>(allCalls).map((call) => [call.path, call]))

/** A moment at which a screen's campaign runs. */
const runsAt = (path: string) =>
  /refound|campaign/.test(path) ? '2023-07-10T12:00:00+09:00' : '2023-05-10T12:00:00+09:00'

/** The reads that a screen makes by itself. */
async function readsOf(page: Page, path: string): Promise<Call[]> {
  const made = new Set<string>()
  page.on('request', (request) => made.add(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  return [...made].flatMap((one) => callsByPath.get(one) ?? []).filter(({ kind }) => kind === 'read')
}

/**
 * The reads that screens make by themselves for somebody who is signed in; each is failed in every way on every screen
 * that makes it.
 */
const madeAtOnce: readonly (keyof typeof allCalls)[] = [
  'getInviteCode',
  'listEntryTypeCampaignPromotions',
  'getTrackingId',
  'getLoyalty',
  'getLoyaltyNotification',
  'getEasypayStatus',
  'getEasypayApplicability',
  'getLandingPage',
  'getLendingKycPostPaySetupProgress',
  'listMonthlyRepayAmountChoices',
]

const card = (tab: Page) => tab.locator('#spring-noodles')
const openDetail = (tab: Page) => card(tab).getByText('決まりをくわしく見る').click()

/**
 * Calls that no screen makes by itself for somebody who is signed in: what leads to each, what is told, in an alert for
 * a write, and what is seen once it works. Their other failures stand in the journeys of their screens.
 */
const acts: readonly {
  call: keyof typeof allCalls
  address: string
  act: (tab: Page) => Promise<unknown>
  says?: string
  way: string
  seen: string
}[] = [
  {
    call: 'simulateRepayment',
    address: '/jp/lending/?scenario=signed-in',
    act: (tab) => tab.getByRole('radio', { name: '5,000円', exact: true }).check(),
    way: 'もう一度読み込む',
    seen: '10,191円',
  },
  {
    call: 'listEntryTypeCampaignPromotionsAnonymous',
    address: '/jp/card/entry/?scenario=anonymous',
    act: () => Promise.resolve(),
    way: 'もう一度読み込む',
    seen: '参加には、サインインが必要です。',
  },
  {
    call: 'getEntryTypeCampaignPromotion',
    address: '/jp/card/entry/?scenario=signed-in',
    act: openDetail,
    way: 'もう一度読み込む',
    seen: '参加する',
  },
  {
    call: 'getEntryTypeCampaignPromotionAnonymous',
    address: '/jp/card/entry/?scenario=anonymous',
    act: openDetail,
    way: 'もう一度読み込む',
    seen: '参加には、サインインが必要です。',
  },
  {
    call: 'createEntryTypeCampaignEntry',
    address: '/jp/card/entry/?scenario=signed-in',
    act: (tab) => card(tab).getByRole('button', { name: '参加する' }).click(),
    says: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
    way: '参加する',
    seen: '参加済み',
  },
  {
    call: 'registerInviteCode',
    address: '/jp/card/invitation/?scenario=signed-in&invite-code=HARU2023',
    act: (tab) => tab.getByRole('button', { name: '記入する' }).click(),
    says: '通信エラーが発生しました。',
    way: '記入する',
    seen: '記入した紹介コード',
  },
]

test.use({ expectedNoise: /status of [45]\d\d|ERR_|: (?:status|malformed|network|timeout) ?/ })

/**
 * The same component as on the path without `/in-app`, with the same reads; whole in every environment by
 * environments.spec.ts.
 */
const twins = ['/jp/lending/in-app', '/jp/loyalty/in-app', '/jp/card/invitation/in-app']

for (const path of screenPaths.filter((one) => !twins.includes(one))) {
  test(`every failure of every read on ${path} is said, with a way on, and nothing waits for ever`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const address = `${path}/${path.endsWith('notification') ? '?id=stage-up' : ''}`
    for (const call of await readsOf(page, address)) {
      expect(madeAtOnce.map((name) => allCalls[name].path)).toContain(call.path)
      for (const [fault, { answer, says }] of Object.entries(faults)) {
        const cell = `${path} × ${callName(call)} × ${fault}`
        const tab = await context.newPage()
        const uncaught: string[] = []
        tab.on('pageerror', (error) => uncaught.push(error.message))
        await tab.clock.install({ time: new Date(runsAt(path)) })
        await tab.route(`**${call.path}`, answer)
        await tab.goto(address)
        if (dispensable.includes(callName(call)) || (fault === 'a malformed answer' && !call.schemas)) {
          await tab.clock.runFor(5_000)
          await expect(tab.locator('.skeleton'), cell).toHaveCount(0)
        } else {
          const told = tab.getByRole('main').getByText(says ?? saidOf[callName(call)] ?? said)
          await expect(async () => {
            // Three tries, each as long as the timeout, with the waits between them.
            await tab.clock.runFor(10_000)
            await expect(told.first()).toBeVisible({ timeout: 100 })
          }, cell).toPass({ timeout: 15_000, intervals: [50] })
          if (fault === 'a server error') {
            await tab.unroute(`**${call.path}`)
            await tab.getByRole('button', { name: 'もう一度読み込む' }).first().click()
            await expect(told, cell).toHaveCount(0)
          } else if (fault !== 'not signed in') {
            await expect(tab.getByRole('button', { name: 'もう一度読み込む' }).first(), cell).toBeVisible()
          }
        }
        await expect(tab.getByRole('heading', { level: 1 }), cell).toBeVisible()
        expect(uncaught, cell).toEqual([])
        await tab.close()
      }
    }
  })
}

for (const { call, address, act, says, way, seen } of acts) {
  test(`${call} without an answer in time is said on ${address}, with a way on that works`, async ({ page }) => {
    const { path, kind } = allCalls[call] satisfies Call
    const told = watchAlerts(page)
    await page.clock.install({ time: new Date(runsAt(address)) })
    let answers = false
    await page.route(`**${path}`, (route) => (answers ? route.continue() : new Promise<void>(() => undefined)))
    await page.goto(address)
    await act(page)
    const alert = page.getByRole('main').getByText(said).first()
    await expect(async () => {
      await page.clock.runFor(10_000)
      if (kind === 'write') expect(told).toEqual([`エラー\n${says ?? ''}`])
      else await expect(alert).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 15_000, intervals: [50] })
    // Without a route, the call that was given up would be sent after all.
    answers = true
    await page.getByRole('button', { name: way }).first().click()
    await expect(page.getByText(seen).first()).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.locator('.skeleton')).toHaveCount(0)
  })
}

test('every call that a screen can make is failed in some test', async () => {
  const files = await glob([
    'site/screens/**/*.{ts,tsx}',
    '!site/screens/{check-webview,deeplinks,date,dummy-external}/**',
    '!**/*.test.ts',
  ])
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^import \{ ([^}]+) \} from '#api-client\/calls\//gm)].flatMap(([, names = '']) =>
      names.split(', '),
    ),
  )
  const known = [...acts.map(({ call }) => call), ...madeAtOnce]
  expect([...new Set(imported)].filter((name) => !known.some((one) => one === name))).toEqual([])
})
