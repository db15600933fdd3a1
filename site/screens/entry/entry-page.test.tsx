// @vitest-environment happy-dom
// States of the entry pages by visitor, time and app. What needs a browser's focus, layout or navigation is in
// tests/browser/screens/entry.spec.ts.
import { afterEach, describe, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { advanceTime, until } from '../../../tests/support/screens/fake-time.ts'
import { unmountScreens, type Mounted, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import {
  elementsWithText,
  findButton,
  missingTexts,
  visibleElements,
  visibleText,
} from '../../../tests/support/screens/visible-elements.ts'
import { tap } from '../../../tests/support/screens/visitor-events.ts'

afterEach(unmountScreens)

const card = '#spring-noodles'
const buttonTexts = (part?: string) => visibleElements('button', part).map(visibleText)

async function open(scenario: string, at = '2023-05-10T12:00:00+09:00'): Promise<Mounted> {
  return openScreen({ url: `/jp/card/entry/?scenario=${scenario}`, at })
}

test('a promotion entered before says so in place of its button', async () => {
  await open('entered')
  expect(missingTexts(['参加済み'], card)).toEqual([])
  expect(buttonTexts(card)).not.toContain('参加する')
})

test.each([
  ['closed by the server before the period', 'upcoming', '2023-05-10T12:00:00+09:00', '開始までお待ちください'],
  ['closed by the server after the period', 'ended', '2023-05-10T12:00:00+09:00', '参加の受付は終了しました'],
  ['before its period', 'signed-in', '2023-03-31T23:59:59+09:00', '開始までお待ちください'],
  ['after its period', 'signed-in', '2023-06-01T00:00:00+09:00', '参加の受付は終了しました'],
])('a campaign %s says so once, above promotions without buttons', async (_, scenario, at, message) => {
  await open(scenario, at)
  expect(elementsWithText(message)).toHaveLength(1)
  expect(elementsWithText(message, 'li')).toEqual([])
  expect(buttonTexts()).not.toContain('参加する')
})

test('a visitor who is not signed in finds one button to sign in, above all promotions', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Safari/604.1'
  await openScreen({ url: '/jp/card/entry/?scenario=anonymous', at: '2023-05-10T12:00:00+09:00', userAgent })
  expect(elementsWithText('参加には、サインインが必要です。')).toHaveLength(1)
  expect(buttonTexts().filter((text) => text === '手帳アプリを開いてサインインする')).toHaveLength(1)
  expect(buttonTexts('li').filter((text) => text !== '閉じる')).toEqual([])
})

test('a promotion that alone is closed says so in its own card', async () => {
  const promotions = [
    { promotionKey: 'spring-noodles', isEntered: false, periodStatus: 'AFTER_THE_PERIOD' },
    { promotionKey: 'spring-drugstore', isEntered: false, periodStatus: 'DURING_THE_PERIOD' },
  ]
  const path = allCalls.listEntryTypeCampaignPromotions.path
  const respond = () => Promise.resolve(Response.json({ promotions, entryEligibility: { isRealcardActive: true } }))
  await openScreen({ url: '/jp/card/entry/', at: '2023-05-10T12:00:00+09:00', failing: { path, respond } })
  expect(missingTexts(['参加の受付は終了しました'], card)).toEqual([])
  expect(elementsWithText('参加の受付は終了しました')).toHaveLength(1)
  expect(buttonTexts('#spring-drugstore')).toContain('参加する')
})

test('a promotion of a server that knows more statuses can be entered', async () => {
  await open('newer-server')
  expect(buttonTexts(card)).toContain('参加する')
})

test('an inactive card is mentioned once, above all promotions', async () => {
  await open('card-not-active')
  expect(elementsWithText('ソラカードを有効にしてください')).toHaveLength(1)
  expect(buttonTexts()).not.toContain('参加する')
})

test('a promotion that ends while the page is open loses its button', async () => {
  await open('signed-in', '2023-05-31T23:58:00+09:00')
  expect(buttonTexts(card)).toContain('参加する')
  await advanceTime(125_000)
  expect(elementsWithText('参加の受付は終了しました')).toHaveLength(1)
  expect(buttonTexts()).not.toContain('参加する')
})

test('a reload of the list that fails does not offer again what was entered', async () => {
  const screen = await open('signed-in')
  const respond = () => Promise.resolve(new Response('{}', { status: 500 }))
  screen.fail({ path: allCalls.listEntryTypeCampaignPromotions.path, respond })
  await tap(findButton('参加する', card))
  await until(() => missingTexts(['参加済み'], card).length === 0)
  await advanceTime(30_000)
  expect(missingTexts(['参加済み'], card)).toEqual([])
})

test('a list that is missing is reported once, above all promotions, with one retry', async () => {
  await open('failing')
  await until(() => elementsWithText('読み込めませんでした').length > 0)
  expect(elementsWithText('通信エラーが発生しました。')).toHaveLength(1)
  expect(elementsWithText('参加できません')).toEqual([])
  expect(elementsWithText('通信エラーが発生しました。', 'li')).toEqual([])
  expect(buttonTexts('#promotions').filter((text) => text === 'もう一度読み込む')).toHaveLength(1)
})

test('the stamp counts the promotions until all are entered, when the link to them is no main button any more', async () => {
  const isIdle = () => document.querySelector('article')?.hasAttribute('data-idle')
  const readStamp = () => document.querySelector<HTMLElement>('.stamp-words')?.dataset['text']
  await open('signed-in')
  const buttons = () => visibleElements('button').filter((button) => visibleText(button) === '参加する')
  expect(readStamp()).toBeUndefined()
  for (const expected of ['1/3済み', '2/3済み', '参加済み']) {
    await tap(buttons()[0] ?? expect.fail('no button'))
    await until(() => readStamp() === expected)
    expect([readStamp(), isIdle()]).toEqual([expected, expected === '参加済み'])
  }
})

describe('in an app that is too old', () => {
  test.each([
    ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) SoraApp/34016'],
    ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) SoraApp/1471'],
    ['an unknown build', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) SoraApp'],
  ])('of %s the message of §8 and the link to the store replace the button', async (_, userAgent) => {
    await openScreen({ url: '/jp/card/campaign/in-app/', at: '2023-07-10T12:00:00+09:00', userAgent })
    expect(elementsWithText('本キャンペーンには、最新版アプリをダウンロードしてご参加いただけます。')).toHaveLength(1)
    const buttons = buttonTexts()
    expect(buttons.filter((text) => text === 'アプリを更新する')).toHaveLength(1)
    expect(buttons).not.toContain('参加する')
  })
})
