import { expect, test } from 'vitest'

import { parseFact, type Fact } from '#schemas/facts.ts'

import { findTypedTerms, typedTermProblems } from './typed-terms.ts'

test.each([
  ['常時1%に４％を上乗せ', ['1%', '４％']],
  ['5パーセント', ['5パーセント']],
  ['3割', ['3割']],
  ['1,000円、１０００円、¥500、3万円、千円', ['1,000円', '１０００円', '¥500', '3万円', '千円']],
  ['9千円、2万5千円、1万2,000円', ['9千円', '2万5千円', '1万2,000円']],
  ['3千5百ポイント、1億ポイント、¥3万', ['3千5百ポイント', '1億ポイント', '¥3万']],
  ['最大3万円、最大1億、先着1万名、2千店舗', ['3万円', '最大1億', '先着1万名', '2千店舗']],
  ['統一5千円', ['5千円']],
  ['300ポイント、三百ポイント、P3,000、300P、300pt', ['300ポイント', '三百ポイント', 'P3,000', '300P', '300pt']],
  ['2023年9月8日(金) 23:59まで', ['2023年9月8日(金) 23:59']],
  ['2023.9.8と2023-09-08と9/8', ['2023.9.8', '2023-09-08', '9/8']],
  ['９月８日（金）', ['９月８日（金）']],
  ['五日、10月末、8月は', ['五日', '10月末', '8月']],
  ['土曜日までと(水)', ['土曜日', '(水)']],
  ['五パーセント、5﹪、5パー還元', ['五パーセント', '5﹪', '5パー']],
  ['10分の1、ポイント×10', ['10分の1', 'ポイント×10']],
  ['20230929、9.29まで、9-29まで、Sep. 29', ['20230929', '9.29', '9-29', 'Sep. 29']],
  ['2週間限定、全国120店、半額', ['2週間', '全国120店', '半額']],
  ['10時から午後5時30分', ['10時', '午後5時30分']],
  ['お一人さま1回、お一人さまにつき3個まで', ['1回', '3個まで']],
  ['先着100名、5人まで', ['先着100名', '5人まで']],
  ['最大2,000', ['最大2,000']],
  ['お一人さま1つ、期間中1回、期間中に３回', ['1つ', '1回', '３回']],
  ['最長5年、1回から', ['最長5年']],
  ['対象の88ショップと200店舗', ['88ショップ', '200店舗']],
])('%s states terms', (text, terms) => {
  expect(findTypedTerms(text).map((term) => term.text)).toEqual(terms)
})

test.each([
  'おにぎり1つでも',
  '期間中のお支払い1回ごとに',
  '2つ以上のショップ',
  'ノートパソコン 13インチ、128GB',
  '1ポイント未満は切り捨てます',
  '1円未満',
  'お一人さま',
  '24時間',
  '一時停止',
  '※1と※2',
  '｛上限｝と｛終了日：年なし｝',
  '｛「8月7日」｝',
  '3か月',
  '手数料を割引します',
  '100円ショップと500円玉',
  '土曜日の次の朝',
  '半額シールの商品',
  '10.9インチ、3-4人前、2週間ほど',
  'Mayをひらく5枚のパーツ',
])('%s states none', (text) => {
  expect(findTypedTerms(text)).toEqual([])
})

test('the offset is that of the text as it was written', () => {
  const text = '｛上限｝、上限は　３００ポイント'
  expect(findTypedTerms(text).map(({ offset, text: term }) => text.slice(offset, offset + term.length))).toEqual([
    '３００ポイント',
  ])
})

test.each([
  ['上限は1,500ポイント', 'typed-fact', '｛上限｝'],
  ['上限は1500ポイント', 'typed-fact', '｛上限｝'],
  ['上限は１５００Ｐ', 'typed-fact', '｛上限：P｝'],
  ['上限は1千5百ポイント', 'typed-fact', '｛上限｝'],
  ['上限は千五百ポイント', 'typed-fact', '｛上限｝'],
  ['上限は150ポイント', 'typed-term', undefined],
])('%s is a %s, to be written %s', (text, kind, references) => {
  const [problem] = typedTermProblems(text, new Map([['上限', { kind: 'points', value: 1500 }]]))
  expect([problem?.kind, problem?.kind === 'typed-fact' ? problem.details.references : undefined]).toEqual([
    kind,
    references,
  ])
})

test.each([
  ['上限は五千円', '5,000円'],
  ['３％の還元', '3%'],
  ['二十三円から', '23円'],
  ['二万三百円から', '20,300円'],
  ['万円から', '10,000円'],
  ['五﹪の還元', '5%'],
  ['９千円分', '9,000円'],
  ['3万円から', '30,000円'],
  ['3 万円から', '30,000円'],
  ['10万円から', '100,000円'],
  ['2万5千円', '25,000円'],
  ['2万5,000円', '25,000円'],
  ['一万5千円', '15,000円'],
  ['1.5万円', '15,000円'],
  ['3千5百ポイント', '3,500ポイント'],
  ['１．５万ポイント', '15,000ポイント'],
  ['10万ポイント', '100,000ポイント'],
  ['5千万ポイント', '50,000,000ポイント'],
  ['1億ポイント', '100,000,000ポイント'],
  ['2千P', '2,000ポイント'],
  ['3万5円', ''],
  ['1万20000円', ''],
  ['二〇二三年9月1日まで', '2023-09-01'],
  ['5 パーセントの還元', '5%'],
  ['5パー還元', '5%'],
  ['300 pointsまで', '300ポイント'],
  ['300pointまで', '300ポイント'],
  ['300pt', '300ポイント'],
  ['300P', '300ポイント'],
  ['2023年9月1日まで', '2023-09-01'],
  ['2023年11月12日まで', '2023-11-12'],
  ['9月1日まで', ''],
  ['2023/9/30まで', '2023-09-30'],
  ['２０２３－０９－３０', '2023-09-30'],
  ['正午まで', '12:00'],
  ['2か月以内に付与', '2か月'],
  ['1か月間', '1か月間'],
  ['｛開始日｝から一週間', '1週間'],
  ['2ヶ月以内に付与', '2か月'],
])('what is typed in %s is declared as "%s"', (text, declared) => {
  expect(typedTermProblems(text, undefined)).toMatchObject([{ kind: 'typed-term', details: { declared } }])
})

test.each([
  ['9月30日に行っても', '2023-09-01', '2023-09-30'],
  ['1月9日まで', '2022-12-26', '2023-01-09'],
  ['9/30(土)まで', '2023-09-01', '2023-09-30'],
  ['9.30まで', '2023-09-01', '2023-09-30'],
])('%s, on a page that starts on %s, is declared as %s', (text, start, declared) => {
  const facts = new Map([['開始日', parseFact(start) as Fact]])
  expect(typedTermProblems(text, facts)).toMatchObject([{ kind: 'typed-term', details: { declared } }])
})

/** Facts of a page in October 2023, whose campaign starts on the 1st and ends on the 31st, a Tuesday. */
const factsOfOctober = new Map<string, Fact>([
  ['例の上乗せ', { kind: 'points', value: 300 }],
  ['上限', { kind: 'points', value: 300 }],
  ['開始前日', parseFact('2023-09-30') as Fact],
  ['終了日', parseFact('2023-10-31 23:59') as Fact],
  ['月', { kind: 'month', year: 2023, month: 10 }],
  ['翌月', { kind: 'month', year: 2023, month: 11 }],
])

test.each([
  ['10/31まで', '｛終了日：月日｝'],
  ['１０／３１（火）まで', '｛終了日：年なし｝'],
  ['2023/10/31まで', '｛終了日：年月日｝'],
  ['10月31日（火）まで', '｛終了日：年なし｝'],
])('%s is the last day in any notation, to be written %s', (text, references) => {
  expect(typedTermProblems(text, factsOfOctober)).toMatchObject([{ kind: 'typed-fact', details: { references } }])
})

test('a day with a wrong weekday is the day of its date', () => {
  const references = '｛終了日：年なし｝'
  expect(typedTermProblems('10月31日（水）まで', factsOfOctober)).toMatchObject([
    { kind: 'typed-fact', details: { references } },
  ])
})

test('a month that is left over from another page is one of the months of this page', () => {
  expect(typedTermProblems('9月の新刊', factsOfOctober)).toMatchObject([
    { kind: 'typed-fact', details: { references: '｛月｝ ｛翌月｝' } },
  ])
})

test('a figure of a field is suggested before that of an example', () => {
  expect(typedTermProblems('300ポイント', factsOfOctober)).toMatchObject([
    { details: { references: '｛上限｝ ｛例の上乗せ｝' } },
  ])
})

test.each(['2か月保存できます', '1週間かけて選びました'])('%s states no term', (text) => {
  expect(findTypedTerms(text)).toEqual([])
})

test.each([
  [
    '7つの提携ショップ',
    new Map<string, Fact>([
      ['キャンペーンの数', { kind: 'count', value: 9, counter: 'つ' }],
      ['上限', { kind: 'points', value: 1500 }],
      ['お店の数', { kind: 'count', value: 7, counter: 'つ' }],
    ]),
    '｛キャンペーンの数｝ ｛お店の数｝',
  ],
  ['対象は、7つの提携ショップ', undefined, ''],
])('what %s counts is one of the counts of the page', (text, facts, references) => {
  expect(typedTermProblems(text, facts)).toMatchObject([{ kind: 'typed-count', details: { references } }])
})
