import { expect, test } from 'vitest'

import { collectFacts, takenFactDiagnostics } from './collect-facts.ts'
import { deriveProviderFacts } from './given-facts.ts'
import { writeFact, type Facts } from './fact.ts'

const given = deriveProviderFacts({ baseRate: 1 })

const written = (facts: Facts) => Object.fromEntries([...facts].map(([name, fact]) => [name, writeFact(fact)]))

test('a campaign states its rates, cap and days, and what is computed from them', () => {
  const raw = {
    reductionRate: 4,
    maximumGrantPoint: 300,
    grantBy: '2024-01-31',
    period: { start: '2023-12-08 00:00', end: '2023-12-10 23:59' },
    facts: { 例: '9,990円', 人数: '5人' },
  }
  expect(written(collectFacts(raw, given))).toEqual({
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
  const facts = written(collectFacts(raw, given))
  expect([facts['特典'], facts['上限に届く金額']]).toEqual([bonus, capPrice])
})

test('the price at which a cap is reached is rounded up to whole yen', () => {
  const priceAtCap = (reductionRate: number, maximumGrantPoint: number) =>
    written(collectFacts({ reductionRate, maximumGrantPoint }, given))['上限に届く金額']
  expect(priceAtCap(7, 100)).toBe('1,429円')
  expect(priceAtCap(9, 500)).toBe('5,556円')
  expect(priceAtCap(4, 300)).toBe('7,500円')
})

test.each([null, 'text', [], { facts: 'none', period: 3, headline: 'x', affiliateItems: {} }])(
  'another value, %j, states nothing',
  (raw) => {
    expect([...collectFacts(raw, given).keys()]).toEqual(['常時'])
  },
)

test('a declared fact cannot take the name of a derived one, unless both are equal', () => {
  const raw = { maximumGrantPoint: 300, facts: { 上限: '200ポイント', 常時: '1%' } }
  expect(takenFactDiagnostics(raw, collectFacts(raw, given), given).map(({ path, kind }) => [path, kind])).toEqual([
    [['facts', '上限'], 'fact-taken'],
  ])
})

test('a declared fact cannot hide what is given to every page', () => {
  const raw = { maximumGrantPoint: 300, facts: { 常時: '2%' } }
  expect(takenFactDiagnostics(raw, collectFacts(raw, given), given).map(({ path }) => path)).toEqual([
    ['facts', '常時'],
  ])
})

test('the items of a list are counted; an empty list has no count', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ id: `i${index}`, price: 100, grantPoint: 1 }))
  const facts = written(collectFacts({ affiliateItems: items, logosOnDetail: [{}, {}, {}] }, given))
  expect([facts['商品の数'], facts['お店の数']]).toEqual(['12', '3つ'])
  expect(collectFacts({ affiliateItems: [], logosOnDetail: [] }, given).has('商品の数')).toBe(false)
})

test('a name that is taken is reported with its default text', () => {
  const raw = { maximumGrantPoint: 300, facts: { 上限: '200ポイント', 回数: '1回' } }
  expect(takenFactDiagnostics(raw, collectFacts(raw, given), given)).toEqual([
    { path: ['facts', '上限'], kind: 'fact-taken', details: { name: '上限', defaultForm: '300ポイント' } },
  ])
  expect(takenFactDiagnostics('text', given, given)).toEqual([])
})

test('without a provider the base rate is zero', () => {
  expect(written(deriveProviderFacts(undefined))).toEqual({ 常時: '0%' })
  expect(written(collectFacts({ facts: { 例: '1,000円' } }, new Map()))).toMatchObject({ 例の常時: '0ポイント' })
  expect(collectFacts({ facts: { 例: '1,000円' } }, given).has('例の上乗せ')).toBe(false)
  expect(collectFacts({ facts: { 例: '1,000円' } }, given).has('例の特典')).toBe(false)
})

test('declared facts that are not texts are ignored', () => {
  expect([...collectFacts({ facts: { 例: 5, 回数: '1回' } }, given).keys()]).toEqual(['常時', '回数'])
})

test('a bonus in percent grants points for an amount, up to the cap', () => {
  const raw = {
    headline: { kind: 'bonus', figure: 50, unit: '%' },
    maximumGrantPoint: 300,
    facts: { 例: '500円', 例2: '900円' },
  }
  expect(written(collectFacts(raw, given))).toMatchObject({ 例の特典: '250ポイント', 例2の特典: '300ポイント' })
})

test('times of day are formatted with their days, and the month after the end has its own length', () => {
  const facts = (start: string, end: string) => collectFacts({ period: { start, end } }, given)
  expect(facts('2023-09-08 10:30', '2023-09-30 23:59').get('開始日')).toMatchObject({ minutes: 630 })
  const last = (end: string) => written(facts('2023-01-01 00:00', end))['終了翌月末日']
  expect([last('2023-01-10 23:59'), last('2023-03-31 23:59'), last('2023-12-05 23:59')]).toEqual([
    '2023年2月28日(火)',
    '2023年4月30日(日)',
    '2024年1月31日(水)',
  ])
})

test('the facts of lending are derived from its limits and rates, with one decimal', () => {
  const raw = { limits: { minimum: 1000 }, rates: { lowest: 3, highest: 15 } }
  expect(written(collectFacts(raw, given))).toMatchObject({ 最小額: '1,000円', 最低利率: '3.0%', 最高利率: '15.0%' })
  const none = collectFacts({ limits: {}, rates: {} }, given)
  expect(['最小額', '最低利率', '最高利率'].filter((name) => none.has(name))).toEqual([])
})
