import { expect, test } from 'vitest'

import { parseFact, type Fact } from '#schemas/facts.ts'

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
])('the mistake in %s is at %s: %s', (text, offset, kind) => {
  const [problem] = fillText(text, facts).problems
  expect([problem?.offset, problem?.kind]).toEqual([offset, kind])
})

test.each([
  ['｛上乗せ｝', 'reductionRate'],
  ['｛booksの上乗せ｝', 'books の reductionRate'],
  ['｛laptopの上乗せ｝', ''],
  ['｛booksの上げん｝', ''],
])('%s is derived from the field "%s"', (text, field) => {
  const ofBooks = new Map<string, Fact>([...facts, ['booksの開始日', { kind: 'date', day: 19_600, minutes: 0 }]])
  expect(fillText(text, ofBooks).problems).toMatchObject([{ kind: 'unknown-fact', details: { field } }])
})

test('the facts of a text are recorded with their default form, and once', () => {
  expect(fillText('｛上限：P｝、｛上限｝、｛終了日：月｝', facts).stated).toEqual({
    上限: '1,500ポイント',
    終了日: '2023年9月30日(土)',
  })
})

test('each text takes the facts of its parent objects; declarations of facts are left unchanged', () => {
  const data = { a: '｛数｝', list: [{ facts: { 数: '2回' }, a: '｛数｝' }, { a: '｛数｝' }] }
  const declare = (raw: unknown, outer: ReadonlyMap<string, Fact>) => {
    const text = (raw as { facts?: { 数: string } }).facts?.数
    const fact = text === undefined ? undefined : parseFact(text)
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

test('an unknown name is reported with the field that would state it, and a suggestion', () => {
  const [unknown] = fillText('｛付与日｝', facts).problems
  expect(unknown).toMatchObject({ details: { actual: '付与日', field: 'grantBy' } })
  const [misspelt] = fillText('｛上げん｝', facts).problems
  expect(misspelt).toMatchObject({ details: { actual: '上げん', field: '' } })
  const [close] = fillText('｛終了月｝', facts).problems
  expect(close).toMatchObject({ details: { suggestion: '終了日' } })
  const [inherited] = fillText('｛toString｝', facts).problems
  expect(inherited).toMatchObject({ details: { field: '' } })
})

test('an unknown form is reported with a suggestion, and the default form', () => {
  const [problem] = fillText('｛終了日：年無し｝', facts).problems
  expect(problem).toMatchObject({
    details: { name: '終了日', actual: '年無し', suggestion: '年なし', defaultForm: '2023年9月30日(土)' },
  })
})

test('a brace is reported at its position, but not next to another mistake', () => {
  expect(fillText('｛上限です', facts).problems).toEqual([{ offset: 0, kind: 'fact-brace' }])
  expect(fillText('｛上げん｝と｛上限', facts).problems.map(({ kind }) => kind)).toEqual(['unknown-fact'])
  expect(fillText('上限', facts).problems).toEqual([])
})

test('a mistake in data has the path of its text, and texts that state nothing are no statements', () => {
  const filled = fillData({ a: ['そのまま', '｛上げん｝'], none: null, count: 3 }, facts)
  expect(filled.data).toEqual({ a: ['そのまま', '｛上げん｝'], none: null, count: 3 })
  expect(filled.statements).toEqual([])
  expect(filled.problems).toEqual([
    { path: ['a', 1], kind: 'unknown-fact', details: expect.objectContaining({ actual: '上げん' }) as unknown },
  ])
})

test('the facts that a text can name are known by its path, those at the top for all others', () => {
  const inner = new Map<string, Fact>([['数', { kind: 'count', value: 2, counter: '回' }]])
  const filled = fillData({ part: { a: 'x' } }, facts, (raw, outer) => (typeof raw === 'object' ? inner : outer))
  expect(filled.factsOf(['part', 'a'])).toBe(inner)
  expect(filled.factsOf(['elsewhere'])).toBe(facts)
  expect(fillData('｛上限｝', undefined)).toMatchObject({ data: '｛上限｝', problems: [] })
})
