// @vitest-environment happy-dom
// States of the invitation page by visitor, time and code. What needs a browser's focus, clipboard or navigation is in
// tests/browser/screens/invitation.spec.ts.
import { afterEach, describe, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { advanceTime, until } from '../../../tests/support/screens/fake-time.ts'
import { unmountScreens, type Mounted, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import {
  elementsWithText,
  findButton,
  missingTexts,
  visibleElements,
} from '../../../tests/support/screens/visible-elements.ts'
import { fillField, tap } from '../../../tests/support/screens/visitor-events.ts'
import type { Failing } from '../../../tests/support/screens/respond-to-calls.ts'

afterEach(unmountScreens)

const during = '2023-05-10T12:00:00+09:00'
const fieldSelector = '#invite-code'
const field = () => visibleElements(fieldSelector).find((element) => element instanceof HTMLInputElement)
const over = 'もよおしは終了しました'

type Visit = { query?: string; at?: string; failing?: Failing }

async function open({ query = '', at = during, failing }: Visit = {}): Promise<Mounted> {
  return openScreen({ url: `/jp/card/invitation/${query}`, at, ...(failing && { failing }) })
}

async function register(code: string): Promise<void> {
  await fillField(fieldSelector, code)
  await tap(findButton('記入する'))
}

const registrations = ({ requested }: Mounted) =>
  requested.filter((path) => path === allCalls.registerInviteCode.path).length

describe('a code', () => {
  test('that is nothing but blanks is asked for in its field, without a call', async () => {
    const screen = await open()
    await register('   ')
    expect(document.activeElement).toBe(field())
    expect(visibleElements('[role=alert]').map(({ textContent }) => textContent)).toEqual([
      '紹介コードを入力してください',
    ])
    expect(field()?.getAttribute('aria-invalid')).toBe('true')
    await register('HARU2023')
    await until(() => missingTexts(['記入した紹介コード']).length === 0)
    expect(registrations(screen)).toBe(1)
  })

  test('that is longer than any code is refused in its field with the limit, without a call', async () => {
    const screen = await open()
    await register('A'.repeat(101))
    expect(visibleElements('[role=alert]')[0]?.textContent).toContain('100文字まで')
    expect(registrations(screen)).toBe(0)
  })

  test('that was registered before is shown in place of the form', async () => {
    await open({ query: '?scenario=code-registered' })
    expect(missingTexts(['記入した紹介コード', 'HARU2023'])).toEqual([])
    expect(field()).toBeUndefined()
  })
})

test.each([
  ['no-card', 1],
  ['signed-in', 0],
])('in the scenario %s there are %i links to the card', async (scenario, links) => {
  await open({ query: `?scenario=${scenario}` })
  const applications = visibleElements('a').filter(({ textContent }) => textContent === 'ソラカードを申し入む')
  expect(applications.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/r/mercard-application/'))
})

describe('the period', () => {
  test('that ends while a page is in the background refuses a registration before any call', async () => {
    const screen = await open({ at: '2023-08-31T23:59:59+09:00' })
    await fillField(fieldSelector, 'HARU2023')
    vi.setSystemTime(new Date('2023-09-01T00:00:00+09:00'))
    await tap(findButton('記入する'))
    await until(() => screen.alerts.length > 0)
    expect(screen.alerts).toEqual(['エラー\nキャンペーンは終了しました'])
    expect(registrations(screen)).toBe(0)
  })

  test('that is over leaves the terms, says so in place of the codes, and never asks for a sign-in', async () => {
    await open({ at: '2023-09-01T00:00:00+09:00', query: '?scenario=anonymous' })
    expect(elementsWithText(over).length).toBeGreaterThan(0)
    expect(field()).toBeUndefined()
    expect(missingTexts(['ご注意', '3,000P'])).toEqual([])
    expect(elementsWithText('ログインしていません')).toEqual([])
  })

  test('that ends while the page is open takes the form away', async () => {
    await open({ at: '2023-08-31T23:58:00+09:00' })
    expect(field()).toBeDefined()
    await advanceTime(125_000)
    expect(elementsWithText(over).length).toBeGreaterThan(0)
    expect(field()).toBeUndefined()
  })

  test('that has not begun says so', async () => {
    await open({ at: '2023-01-31T23:59:59+09:00' })
    expect(missingTexts(['もよおしが始まると、ここから紹介できます。'])).toEqual([])
  })
})

test('a visitor who has registered a code reads what to do next', async () => {
  await open({ query: '?scenario=code-registered' })
  expect(missingTexts(['HARU2023', '次は、ソラカードでのご精算です。'])).toEqual([])
})

describe('a code from a link, where the visitor’s own code cannot be read', () => {
  const query = '?invite-code=HARU2023&referer=share'
  const failWith = (status: number) => ({
    path: allCalls.getInviteCode.path,
    respond: () => Promise.resolve(new Response('{}', { status })),
  })

  test('is shown to a visitor who has to sign in', async () => {
    await open({ query, failing: failWith(401) })
    expect(elementsWithText('ログインしていません')).toHaveLength(1)
    expect(missingTexts(['届いた紹介コード', 'HARU2023'])).toEqual([])
  })

  test('fills its field once a retry succeeds', async () => {
    const screen = await open({ query, failing: failWith(500) })
    const retry = findButton('もう一度読み込む')
    expect(missingTexts(['届いた紹介コード'])).toEqual(['届いた紹介コード'])
    screen.repair()
    await tap(retry)
    await until(() => field() !== undefined)
    expect(field()?.value).toBe('HARU2023')
  })
})
