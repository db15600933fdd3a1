import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseTypedYen } from './parse-yen.ts'

test.each([
  ['10000', 10_000],
  ['10,000', 10_000],
  ['１０，０００円', 10_000],
  ['１０、０００', 10_000],
  ['10 000', 10_000],
  ["10'000", 10_000],
  ['0010000', 10_000],
  ['0', 0],
  ['¥12,800', 12_800],
  ['￥12,800-', 12_800],
  ['\\12,800', 12_800],
  ['¥12,800.00', 12_800],
  ['12,800 円', 12_800],
  ['12,800円（税込）', 12_800],
  ['JPY 12,800', 12_800],
  ['12800 yen', 12_800],
  ['合計 ¥123,456', 123_456],
  ['お支払い合計：１２３，４５６円', 123_456],
  ['ご請求額 123,456円', 123_456],
  ['\u200b12,800\u200e', 12_800],
  ['1万', 10_000],
  ['1万円', 10_000],
  ['１２万3000', 123_000],
  ['1万500円', 10_500],
  ['3万5千', 35_000],
  ['3万5千円', 35_000],
  ['3.5万', 35_000],
  ['1.25万円', 12_500],
  ['5千円', 5_000],
  ['10千円', 10_000],
  ['1億', 100_000_000],
  ['1億2,000万円', 120_000_000],
  ['約1万円', 10_000],
  ['5千万', 50_000_000],
  ['3千5百円', 3_500],
  ['一万円', 10_000],
  ['千円', 1_000],
  ['千五百円', 1_500],
  ['二十万', 200_000],
  ['三千五百円', 3_500],
  ['1万円くらい', 10_000],
  ['3000円ぐらい', 3_000],
  ['５千円ほど', 5_000],
])('%s is %i yen', (text, yen) => {
  expect(parseTypedYen(text)).toBe(yen)
})

test.each([
  '',
  '円',
  'abc',
  '万円',
  '〇',
  '-500',
  '−500',
  '－500',
  '▲500',
  '△500',
  '(-500)',
  'マイナス500',
  '500-',
  '1.5',
  '1,5',
  '10,00',
  '1,2800',
  '12.800',
  '12,800.50',
  '1e5',
  '0x10',
  '30%',
  '2,980円×2',
  '2,980円 2,980円',
  '2980x2',
  '2980*2',
  '2,980円+500円',
  '1万〜2万',
  '10000~20000',
  '2023/04/15',
  '3万5',
  '1万20000',
  '1.23456万',
  '500円引き',
  '10000円以上',
  '1'.repeat(30),
])('%j is not exactly one amount', (text) => {
  expect(parseTypedYen(text)).toBeUndefined()
})

test('every amount is read as it is written by this site, with and without its sign and unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (yen) => {
      const written = new Intl.NumberFormat('ja-JP').format(yen)
      expect([written, `${written}円`, `¥${written}`, `合計 ¥${written}`].map(parseTypedYen)).toEqual(
        Array(4).fill(yen),
      )
    }),
  )
})

test('nothing that is read has other digits than were written, in their order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9,.¥円 万千x×-]{0,12}$/), (text) => {
      const yen = parseTypedYen(text)
      if (yen === undefined || /[万千]/.test(text)) return
      expect(Number(text.replace(/\.0*(?=\D*$)/, '').replace(/\D/g, ''))).toBe(yen)
    }),
  )
})
