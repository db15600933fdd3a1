import { expect, test } from 'vitest'

import { readFact, type Fact } from '#schemas/facts.ts'

import { fillData, fillText } from './fill-text.ts'

const facts = new Map<string, Fact>([
  ['上限', { kind: 'points', value: 1500 }],
  ['終了日', { kind: 'date', day: 19_630, minutes: 1439 }],
])

test.each([
  ['上限は｛上限｝です。', '上限は1,500ポイントです。'],
  ['｛上限：P｝', '1,500P'],
  ['｛ 上限 : P ｝', '1,500P'],
  ['｛終了日：年なし｝まで', '9月30日(土)まで'],
  ['｛上限｝と｛上限｝', '1,500ポイントと1,500ポイント'],
  ['｛「7日」｝', '7日'],
  ['招待コード：{code}', '招待コード：{code}'],
  ['', ''],
])('%s becomes %s', (text, filled) => {
  expect(fillText(text, facts)).toMatchObject({ text: filled, problems: [] })
})

test.each([
  ['あ｛上げん｝', 1, 'unknown-fact'],
  ['｛constructor｝', 0, 'unknown-fact'],
  ['｛上限：月末｝', 0, 'unknown-fact-form'],
  ['｛終了日：月末｝', undefined, undefined],
  ['上限は｛上限です', 3, 'fact-brace'],
  ['上限｝', 2, 'fact-brace'],
  ['｛上限＋１｝', 0, 'unknown-fact'],
])('the slip in %s is at %s: %s', (text, offset, kind) => {
  const [problem] = fillText(text, facts).problems
  expect([problem?.offset, problem?.kind]).toEqual([offset, kind])
})

test('what a text states is told with its usual words, and once', () => {
  expect(fillText('｛上限：P｝、｛上限｝、｛終了日：月｝', facts).stated).toEqual({
    上限: '1,500ポイント',
    終了日: '2023年9月30日(土)',
  })
})

test('each text takes the facts of the objects that it stands in; what declares facts is left as it is', () => {
  const data = { a: '｛数｝', list: [{ facts: { 数: '2回' }, a: '｛数｝' }, { a: '｛数｝' }] }
  const declare = (raw: unknown, outer: ReadonlyMap<string, Fact>) => {
    const text = (raw as { facts?: { 数: string } }).facts?.数
    const fact = text === undefined ? undefined : readFact(text)
    return fact ? new Map([...outer, ['数', fact]]) : outer
  }
  const filled = fillData(data, new Map([['数', { kind: 'count', value: 1, counter: '回' }]]), declare)
  expect(filled.data).toEqual({ a: '1回', list: [{ facts: { 数: '2回' }, a: '2回' }, { a: '1回' }] })
  expect(filled.statements).toEqual([
    { path: ['a'], facts: { 数: '1回' } },
    { path: ['list', 0, 'a'], facts: { 数: '2回' } },
    { path: ['list', 1, 'a'], facts: { 数: '1回' } },
  ])
})
