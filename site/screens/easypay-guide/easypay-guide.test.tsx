// @vitest-environment happy-dom
// What visitors read about their registration. The ways out of the page are in tests/browser/screens/easypay-guide.spec.ts.
import { afterEach, expect, test } from 'vitest'

import { unmountScreens, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import {
  elementsWithText,
  missingTexts,
  visibleElements,
  visibleText,
} from '../../../tests/support/screens/visible-elements.ts'

afterEach(unmountScreens)

async function open(scenario: string, userAgent?: string): Promise<void> {
  await openScreen({
    url: `/guide/easypay/registration/?scenario=${scenario}`,
    at: '2023-05-10T12:00:00+09:00',
    ...(userAgent !== undefined && { userAgent }),
  })
}

/** By scenario: the status, the messages on age and identity, and the button. */
const standings: [scenario: string, status: string, titles: string[], button: string][] = [
  ['signed-in', '未記入', ['お届け出いただけます'], 'まとめ払いを申し入む'],
  ['kyc-needed', '未記入', ['先に身元の確かめをお済ませください'], '身元の確かめに進む'],
  [
    'parent-consent',
    '未記入',
    ['保護者の方の同意が必要です', '先に身元の確かめをお済ませください'],
    '身元の確かめに進む',
  ],
  ['under-18', '未記入', ['18歳からお届け出いただけます'], '手帳アプリでお使いの決まりを見る'],
  ['under-20', '未記入', ['20歳からお届け出いただけます'], '手帳アプリでお使いの決まりを見る'],
  ['newer-server', '確認できません', ['決まりを手帳アプリでお確かめください'], '手帳アプリで決まりを確かめる'],
  ['easypay-canceled', '解約済み', ['お届け出いただけます'], 'まとめ払いを申し入む'],
  ['easypay-reviewing', 'お調べ中', [], '手帳アプリでお調べの状況を見る'],
  ['easypay-signed', '記入済み', [], '手帳アプリで記入の内容を見る'],
]
const messageTitles: ReadonlySet<string> = new Set(standings.flatMap(([, , titles]) => titles))
const buttons: ReadonlySet<string> = new Set(standings.map(([, , , button]) => button))

test.each(standings)(
  'a visitor of the scenario %s reads %s and %s, and can %s',
  async (scenario, status, titles, button) => {
    await open(scenario)
    expect(missingTexts([status])).toEqual([])
    const headings = visibleElements('h3').map(visibleText)
    expect(headings.filter((text) => messageTitles.has(text))).toEqual(titles)
    const links = visibleElements('a').map(visibleText)
    expect(links.filter((text) => buttons.has(text))).toEqual([button])
  },
)

test.each([
  ['kyc-needed', '身元の確かめに進む', 'かんたん本人確認は、最新版アプリをダウンロードしてご利用いただけます。'],
  ['signed-in', 'まとめ払いを申し入む', 'ソラペイスマート払いは、最新版アプリをダウンロードしてご利用いただけます。'],
])('in an app that is too old, for %s the message of §8 replaces %s', async (scenario, button, message) => {
  await open(scenario, 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) SoraApp/33999')
  expect(elementsWithText(message)).toHaveLength(1)
  expect(visibleElements('button').map(visibleText)).toContain('アプリを更新する')
  expect(visibleElements('a').map(visibleText)).not.toContain(button)
})
