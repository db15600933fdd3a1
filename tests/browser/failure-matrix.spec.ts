import type { Page, Route } from '@playwright/test'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { callName, type Call } from '#api-client/calls/call.ts'

import { expect, test } from '../support/page-test.ts'
import { screenPaths } from '../support/site-paths.ts'

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

const words = '混み合っています。'

/** Every way in which a call fails, and what a person reads of it; undefined where the screen's own words are meant (specification §8). */
const faults: Readonly<Record<string, { answer: (route: Route) => Promise<void>; says?: string }>> = {
  'not signed in': { answer: json(401, {}), says: 'ログイン' },
  'refused with words': { answer: json(400, { details: { localizedMessage: { message: words } } }), says: words },
  'a server error': { answer: json(500, {}) },
  "a proxy's page": { answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }) },
  'no answer in time': { answer: () => new Promise(() => undefined) },
  'no connection': { answer: (route) => route.abort('internetdisconnected') },
  'a malformed answer': { answer: json(200, ['unexpected']) },
}

/** What is said of a failed read where the server says nothing itself (specification §8). */
const saidOf: Readonly<Record<string, string>> = { get_invite_code: 'エラーが発生しました。時間をおいて再度アクセスしてください。' }
const said = '通信エラーが発生しました。'

/** Reads that a screen does without: it stays whole, and nobody is told. So it is where nobody knows what a malformed answer would be (D16). */
const dispensable: readonly string[] = ['get_tracking_id']

const callsByPath = new Map<string, Call>(Object.values<Call>(allCalls).map((call) => [call.path, call]))

/** A moment at which a screen's campaign runs. */
const runsAt = (path: string) => (/refound|campaign/.test(path) ? '2023-07-10T12:00:00+09:00' : '2023-05-10T12:00:00+09:00')

/** The reads that a screen makes by itself. */
async function readsOf(page: Page, path: string): Promise<Call[]> {
  const made = new Set<string>()
  page.on('request', (request) => made.add(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  return [...made].flatMap((one) => callsByPath.get(one) ?? []).filter(({ kind }) => kind === 'read')
}

test.use({ expectedNoise: /status of [45]\d\d|ERR_|: (?:status|malformed|network|time-limit) ?/ })

for (const path of screenPaths) {
  test(`every failure of every read on ${path} is said, with a way on, and nothing waits for ever`, async ({ page, context }) => {
    test.setTimeout(120_000)
    const address = `${path}/${path.endsWith('notification') ? '?id=stage-up' : ''}`
    for (const call of await readsOf(page, address)) {
      for (const [fault, { answer, says }] of Object.entries(faults)) {
        const cell = `${path} × ${callName(call)} × ${fault}`
        const tab = await context.newPage()
        const uncaught: string[] = []
        tab.on('pageerror', (error) => uncaught.push(error.message))
        await tab.clock.install({ time: new Date(runsAt(path)) })
        await tab.route(`**${call.path}`, answer)
        await tab.goto(address)
        if (dispensable.includes(callName(call)) || (fault === 'a malformed answer' && !call.shapes)) {
          await tab.clock.runFor(5_000)
          await expect(tab.locator('.skeleton'), cell).toHaveCount(0)
        } else {
          const told = tab.getByRole('main').getByText(says ?? saidOf[callName(call)] ?? said)
          await expect(async () => {
            // Three tries, each as long as the time limit, with the waits between them.
            await tab.clock.runFor(10_000)
            await expect(told.first()).toBeVisible({ timeout: 100 })
          }, cell).toPass({ timeout: 15_000 })
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
