import { expect, test } from 'vitest'

import { countsOfMonth } from './counts.ts'
import { factsIn, factsOfMonth, factsOfProvider, takenFacts } from './derive-facts.ts'
import { writeFact, type Facts } from './fact.ts'

const given = factsOfProvider({ baseRate: 1 })

const written = (facts: Facts) => Object.fromEntries([...facts].map(([name, fact]) => [name, writeFact(fact)]))

test('a campaign states its rates, cap and days, and what is computed from them', () => {
  const raw = {
    reductionRate: 4,
    maximumGrantPoint: 300,
    grantBy: '2024-01-31',
    period: { start: '2023-12-08 00:00', end: '2023-12-10 23:59' },
    facts: { 例: '9,990円', 人数: '5人' },
  }
  expect(written(factsIn(raw, given))).toEqual({
    常時: '1%',
    上乗せ: '4%',
    合計: '5%',
    上限: '300ポイント',
    上限に届く金額: '7,500円',
    上限に届く金額の常時: '75ポイント',
    上限に届く金額の上乗せ: '300ポイント',
    上限に届く金額の合計: '375ポイント',
    開始日: '2023年12月8日(金)',
    開始前日: '2023年12月7日(木)',
    終了日: '2023年12月10日(日)',
    日数: '3日間',
    終了翌月末日: '2024年1月31日(水)',
    付与日: '2024年1月31日(水)',
    例: '9,990円',
    // Whole points, and no more than the cap: 4 % would be 399.
    例の常時: '99ポイント',
    例の上乗せ: '300ポイント',
    例の合計: '399ポイント',
    人数: '5人',
  })
})

test.each([
  ['a rate', { headline: { kind: 'bonus', figure: 50, unit: '%' }, maximumGrantPoint: 3000 }, '50%', '6,000円'],
  [
    'points',
    { headline: { kind: 'bonus', figure: 888, unit: 'P' }, maximumGrantPoint: null },
    '888ポイント',
    undefined,
  ],
])('a bonus that is %s', (_, raw, bonus, capPrice) => {
  const facts = written(factsIn(raw, given))
  expect([facts['特典'], facts['上限に届く金額']]).toEqual([bonus, capPrice])
})

test('a cap that no whole yen reaches exactly has no such price', () => {
  expect(factsIn({ reductionRate: 7, maximumGrantPoint: 100 }, given).has('上限に届く金額')).toBe(false)
})

test.each([null, 'text', [], { facts: 'none', period: 3, headline: 'x', affiliateItems: {} }])(
  'whatever else stands there, %j, states nothing',
  (raw) => {
    expect([...factsIn(raw, given).keys()]).toEqual(['常時'])
  },
)

test('December is followed by January', () => {
  expect(written(factsOfMonth('202312-1'))).toEqual({ 月: '12月', 翌月: '1月', '8の日': '2023年12月8日(金)' })
})

test('a declared fact cannot take the name of one that follows from fields, unless it says the same', () => {
  const raw = { maximumGrantPoint: 300, facts: { 上限: '200ポイント', 常時: '1%' } }
  expect(takenFacts(raw, factsIn(raw, given), given).map(({ path, kind }) => [path, kind])).toEqual([
    [['facts', '上限'], 'fact-taken'],
  ])
})

test('a declared fact cannot hide what is given to every page', () => {
  const raw = { maximumGrantPoint: 300, facts: { 常時: '2%' } }
  expect(takenFacts(raw, factsIn(raw, given), given).map(({ path }) => path)).toEqual([['facts', '常時']])
})

test('what a campaign lists is counted, and what it does not list is not', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ id: `i${index}`, price: 100, grantPoint: 1 }))
  const facts = written(factsIn({ affiliateItems: items, logosOnDetail: [{}, {}, {}] }, given))
  expect([facts['商品の数'], facts['お店の数']]).toEqual(['12', '3つ'])
  expect(factsIn({ affiliateItems: [], logosOnDetail: [] }, given).has('商品の数')).toBe(false)
})

test('a month counts its campaigns, and the shops among them', () => {
  const campaigns = [{ isAffiliate: true }, { isAffiliate: false }, {}, { isAffiliate: true }]
  expect(written(countsOfMonth(campaigns))).toEqual({ キャンペーンの数: '4つ', 提携ショップの数: '2つ' })
  expect(written(countsOfMonth([{}]))).toEqual({ キャンペーンの数: '1つ' })
})
