// @vitest-environment happy-dom
// States of the lending page by visitor and by input. What needs a browser's focus, layout or navigation is in
// tests/browser/screens/lending.spec.ts.
import { act, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { advanceTime, until } from '../../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, type Mounted, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import {
  elementsWithText,
  findButton,
  visibleElements,
  visibleText,
} from '../../../tests/support/screens/visible-elements.ts'
import { fillField, tap, tapOn } from '../../../tests/support/screens/visitor-events.ts'

afterEach(unmountScreens)

async function open(scenario = 'signed-in', userAgent?: string): Promise<Mounted> {
  return openScreen({
    url: `/jp/lending/?scenario=${scenario}`,
    at: '2023-05-10T12:00:00+09:00',
    ...(userAgent !== undefined && { userAgent }),
  })
}

const amountField = () => document.querySelector<HTMLInputElement>('#loan-amount') ?? expect.fail('no amount')
const slider = () => document.querySelector<HTMLInputElement>('main [type=range]') ?? expect.fail('no slider')
const choice = (yen: number) => document.querySelector<HTMLInputElement>(`[name=monthly][value="${yen}"]`)
const result = () => visibleText(document.querySelector('main section[aria-busy]') ?? expect.fail('no result'))

async function choose(yen: number): Promise<void> {
  await until(() => choice(yen) !== null)
  await tapOn(`[name=monthly][value="${yen}"]`)
}

test('after a reset the choices are gone, the field is empty, and the slider is at its start', async () => {
  await open()
  await choose(1_000)
  await until(() => result().includes('10,745円'))
  await tap(findButton('最初からやり直す'))
  const announced = () => document.querySelector('[role=status].sr-only > *')?.textContent
  await until(() => announced() === '試算を最初に戻しました')
  expect(announced()).toBe('試算を最初に戻しました')
  expect(document.querySelectorAll('[name=monthly]')).toHaveLength(0)
  expect([amountField().value, slider().value]).toEqual(['', '10000'])
  await fillField('main [type=range]', '11000')
  expect(amountField().value).toBe('11,000')
  await until(() => choice(1_000) !== null)
  expect(choice(1_000)?.checked).toBe(false)
})

test('a choice that the new amount does not have is given up, one that it has is kept', async () => {
  await open()
  await choose(5_000)
  await until(() => result().includes('10,191円'))
  await fillField('#loan-amount', '20000')
  await until(() => result().includes('20,646円'))
  expect(choice(5_000)?.checked).toBe(true)
  await fillField('#loan-amount', '300000')
  await until(() => choice(5_000) === null)
  expect(result()).toMatch(/お返し総額\s*毎月のお返し額をえらんでください/)
})

test.each([
  ['９９９９９９９', '300,000円以下の額を入力してください'],
  ['じゅうまん', '額を数字で入力してください'],
  ['999', '1,000円以上の額を入力してください'],
  ['10500', '1,000円単位で入力してください'],
])('the amount %s is reported as "%s", without a call to the server', async (typed, message) => {
  const { requested } = await open()
  await advanceTime(1_000)
  const before = [...requested]
  await fillField('#loan-amount', typed)
  act(() => void fireEvent.keyDown(amountField(), { key: 'Enter' }))
  await advanceTime(1_000)
  const description = document.querySelector(`#${amountField().getAttribute('aria-describedby') ?? ''}`)
  expect(description?.textContent).toBe(message)
  expect(amountField().validationMessage).toBe(message)
  expect(requested).toEqual(before)
  await fillField('#loan-amount', '20000')
  expect(elementsWithText(message)).toEqual([])
})

const offers: [scenario: string, title: string, button: string | undefined][] = [
  ['signed-in', 'お届け出いただけます', 'お届け出に進む'],
  ['no-bank-account', '銀行の口の記入が必要です', '銀行の口を記入する'],
  ['kyc-needed', '身元の確かめが必要です', '身元の確かめに進む'],
  ['kyc-failed', '身元の確かめができませんでした', 'もう一度、身元の確かめをする'],
  ['newer-server', '身元の確かめが必要です', '身元の確かめに進む'],
  ['soliciting-denied', 'ご案内を停止しています', '設定を確認する'],
  ['under-review', '身元の確かめのお調べ中です', undefined],
  ['no-limit', 'いまは、お使いいただける額がありません', undefined],
]

const buttons: ReadonlySet<string | undefined> = new Set(offers.map(([, , button]) => button))

test.each(offers)('the scenario %s is offered "%s"', async (scenario, title, button) => {
  await open(scenario)
  expect(elementsWithText(title)).toHaveLength(1)
  const links = visibleElements('a').map(visibleText)
  expect(links.filter((text) => buttons.has(text))).toEqual(button === undefined ? [] : [button])
  expect(visibleElements('[type=range]')).toHaveLength(scenario === 'no-limit' ? 0 : 1)
})

/** Returns the field of the amount once the simulation has loaded. */
const loadedField = () => visibleElements('#loan-amount').find((field) => field.closest('.skeleton') === null)

/** Returns whether a text precedes the field of the amount. */
function precedesAmount(text: string): boolean {
  const [element] = elementsWithText(text)
  const field = loadedField()
  if (!element || !field) return expect.fail(`no amount, or no "${text}"`)
  return Boolean(element.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
}

test.each(offers.filter(([scenario]) => scenario !== 'no-limit'))(
  'in the scenario %s "%s" is told before the amount if it stands in the way, otherwise after the result',
  async (scenario, title) => {
    await open(scenario)
    expect(precedesAmount(title)).toBe(scenario !== 'signed-in')
  },
)

test('a simulation waits two seconds for the identity check, whose state is then told after it', async () => {
  const { path } = allCalls.getLendingKycPostPaySetupProgress
  const respond = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return Response.json({ status: 'KYC_NOT_REQUESTED' })
  }
  await mountScreen({ url: '/jp/lending/', at: '2023-05-10T12:00:00+09:00', failing: { path, respond } })
  await advanceTime(1_900)
  expect(loadedField()).toBeUndefined()
  await advanceTime(200)
  expect(loadedField()).toBeDefined()
  const title = '身元の確かめが必要です'
  await until(() => elementsWithText(title).length > 0)
  expect(precedesAmount(title)).toBe(false)
})

test('a preferential rate is shown next to the normal one and used for the calculation', async () => {
  await open('preferential-rate')
  for (const label of ['優遇の一年あたりの率', '通常の一年あたりの率']) expect(elementsWithText(label)).toHaveLength(1)
  await choose(5_000)
  await until(() => result().includes('10,113円'))
  expect(result()).toContain('10,113円')
})

test('a small limit is the maximum of the slider, of the field and of its button', async () => {
  await open('low-limit')
  expect(slider().max).toBe('30000')
  await fillField('main [type=range]', '30000')
  await tapOn('main button[aria-label="1,000円増やす"]')
  expect(amountField().value).toBe('30,000')
  await fillField('#loan-amount', '31000')
  expect(elementsWithText('30,000円以下の額を入力してください')).toHaveLength(1)
})

describe('an app that is too old', () => {
  test.each([
    [
      'signed-in',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) SoraApp/33999',
      '最新版アプリをダウンロードしてご利用いただけます。',
    ],
    [
      'kyc-needed',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) SoraApp/1469',
      'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。',
    ],
  ])('reads in the scenario %s about the feature that it lacks, and about no other', async (scenario, app, text) => {
    await open(scenario, app)
    const notices = elementsWithText('最新版アプリをダウンロードしてご利用いただけます。')
    expect(notices.map(({ textContent }) => textContent)).toEqual([text])
    expect(findButton('アプリを更新する')).toBeDefined()
  })
})
