// @vitest-environment happy-dom
// What visitors read about their rates and in a notification. The ways out of the pages are in
// tests/browser/screens/loyalty.spec.ts.
import { afterEach, describe, expect, test } from 'vitest'

import { unmountScreens, type Mounted, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import { elementsWithText, missingTexts, visibleElements } from '../../../tests/support/screens/visible-elements.ts'

afterEach(unmountScreens)

async function open(url: string): Promise<Mounted> {
  return openScreen({ url, at: '2023-05-10T12:00:00+09:00' })
}

test.each([
  ['/jp/loyalty/', ['2.5%', '1%']],
  ['/jp/card/loyalty/', ['1%', '2.5%']],
])(
  'on %s a visitor with an active card sees the rates %j once each, and no call to get a card',
  async (path, rates) => {
    await open(`${path}?scenario=signed-in`)
    expect(missingTexts(['あなたの進呈率'])).toEqual([])
    for (const rate of rates)
      expect(visibleElements('p, dd').filter(({ textContent }) => textContent === rate)).toHaveLength(1)
    expect(missingTexts(['ソラカードをお使い中です'])).toEqual([])
    expect(elementsWithText('ソラカードを申し入む')).toEqual([])
  },
)

test.each(['/jp/loyalty/', '/jp/card/loyalty/'])(
  'on %s a visitor without an active card reads what a card would give, not that it is their rate',
  async (path) => {
    await open(`${path}?scenario=no-card`)
    expect(missingTexts(['ソラカードなら', 'お使い中のソラカードがありません'])).toEqual([])
    expect(elementsWithText('あなたの進呈率')).toEqual([])
  },
)

describe('a notification', () => {
  const notification = '/jp/card/loyalty/notification/'
  const wayOn = 'いまの進呈率を見る'

  test.each([
    ['?scenario=signed-in&id=stage-up-1', '進呈率が上がりました'],
    ['?scenario=signed-in&id=stage-down-1', '進呈率が下がりました'],
    ['?scenario=newer-server&id=stage-1', '進呈率のおたよりです'],
  ])('of %s says %s, why, and where the rates are', async (query, title) => {
    await open(notification + query)
    expect(missingTexts([title, 'ご精算の実績を反映しました。', wayOn])).toEqual([])
  })

  test.each([
    ['', 'おたよりが選ばれていません'],
    ['?id=', 'おたよりが選ばれていません'],
    ['?id=%20%20', 'おたよりが選ばれていません'],
    ['?id=<img%20src=x%20onerror=alert(1)>', 'おたよりが見つかりません'],
    ['?id=%00', 'おたよりが見つかりません'],
    [`?id=${'9'.repeat(500)}`, 'おたよりが見つかりません'],
  ])('is not asked for by %j, which has its words', async (query, title) => {
    const { requested } = await open(notification + query)
    expect(missingTexts([title, wayOn])).toEqual([])
    expect(requested).toEqual([])
  })

  test("that the server does not know has the server's words, and the way on", async () => {
    await open(`${notification}?scenario=signed-in&id=NOT_KNOWN`)
    expect(missingTexts(['お知らせが見つかりません。', wayOn])).toEqual([])
  })
})
