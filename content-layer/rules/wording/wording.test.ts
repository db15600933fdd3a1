import { expect, test } from 'vitest'

import { collectFacts } from '../../placeholders/collect-facts.ts'
import { deriveMonthFacts } from '../../placeholders/given-facts.ts'
import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { findWordingProblems } from './wording.ts'

const facts = collectFacts(
  { period: { start: '2023-09-01 00:00', end: '2023-09-30 23:59' }, maximumGrantPoint: 300, grantBy: '2023-10-31' },
  deriveMonthFacts('202309-1'),
)

const diagnosticsOf = (text: string) =>
  findWordingProblems(text, facts, testPhrases).map(({ offset, kind, details }) => [offset, kind, details])

test.each([
  ['[上限]', 'fact-in-brackets', '｛上限｝'],
  ['{開始日:日と曜日}', 'fact-in-half-width', '｛開始日：日と曜日｝'],
  ['【 終了日：年なし 】', 'fact-in-brackets', '｛終了日：年なし｝'],
])('%s looks like a fact (%s)', (actual, kind, fix) => {
  expect(diagnosticsOf(`秋は${actual}まで`)).toEqual([[2, kind, { actual, fix }]])
})

test.each(['【上限】｛上限｝', '[新着]', '{url}', '〈秋〉', '上限'])('%s does not', (text) => {
  expect(diagnosticsOf(`秋は${text}まで`)).toEqual([])
})

test('template text is reported, and so are repeated words', () => {
  expect(diagnosticsOf('登録番号 第000号（見本）')).toEqual([[5, 'sample-text', { actual: '第000号（見本）' }]])
  expect(diagnosticsOf('お店をを見る。。')).toEqual([
    [2, 'odd-punctuation', { actual: 'をを' }],
    [6, 'odd-punctuation', { actual: '。。' }],
  ])
  expect(diagnosticsOf('お店ににもつを置く')).toEqual([])
})

test('a quoted amount is reported if it is a promise', () => {
  expect(diagnosticsOf('秋の｛「300円」｝の栗')).toEqual([])
  expect(diagnosticsOf('秋の｛「2023年」｝と｛「300円」｝まで').map(([offset, kind]) => [offset, kind])).toEqual([
    [12, 'quoted-promise'],
  ])
})

test.each(['最大10%', '10%還元', '10％を上乗せ', '上限は500ポイント', 'お一人さま3回まで', '9月30日まで', '最大10'])(
  'what is quoted with the words that make it a promise is one: %s',
  (literal) => {
    expect(diagnosticsOf(`秋は｛「${literal}」｝です`).map(([offset, kind]) => [offset, kind])).toEqual([
      [2, 'quoted-promise'],
    ])
  },
)

test.each(['8月まで', '最大の店', '1ポイント1円', '上限なし', '24時間ジム'])(
  'what is quoted without a figure that is promised is none: %s',
  (literal) => {
    expect(diagnosticsOf(`秋は｛「${literal}」｝です`)).toEqual([])
  },
)
