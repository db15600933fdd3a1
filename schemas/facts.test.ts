import { expect, test } from 'vitest'

import { facts, parseFact } from './facts.ts'

const dayOf = (written: string) => Date.parse(`${written}T00:00Z`) / 86_400_000

test.each([
  ['3,000円', { kind: 'yen', value: 3000 }],
  ['1,234,567円', { kind: 'yen', value: 1_234_567 }],
  ['300ポイント', { kind: 'points', value: 300 }],
  ['5%', { kind: 'percent', value: 5 }],
  ['0.5%', { kind: 'percent', value: 0.5, decimals: 1 }],
  ['2.50%', { kind: 'percent', value: 2.5, decimals: 2 }],
  ['10人', { kind: 'count', value: 10, counter: '人' }],
  ['1.5時間', { kind: 'count', value: 1.5, counter: '時間' }],
  // Properties that every object inherits are not units.
  ['3valueOf', undefined],
  ['0:00', { kind: 'time', minutes: 0 }],
  ['9:05', { kind: 'time', minutes: 545 }],
  ['23:59', { kind: 'time', minutes: 1439 }],
  ['2023-04-30', { kind: 'date', day: dayOf('2023-04-30') }],
  ['2024-02-29', { kind: 'date', day: dayOf('2024-02-29') }],
  ['2023-01-01', { kind: 'date', day: dayOf('2023-01-01') }],
  ['2023-12-31 23:59', { kind: 'date', day: dayOf('2023-12-31'), minutes: 1439 }],
  ['2023-12-31 00:00', { kind: 'date', day: dayOf('2023-12-31'), minutes: 0 }],
])('%s is read', (written, fact) => {
  expect(parseFact(written)).toStrictEqual(fact)
})

test.each([
  '1.5円',
  '0.5ポイント',
  '3,00円',
  '300',
  '円',
  '24:00',
  '12:60',
  '2023-00-10',
  '2023-13-01',
  '2023-04-00',
  '2023-04-31',
  '2023-02-29',
  '2023-04-30 24:00',
  '2023-04-30 12:60',
  ' 5%',
])('%s is no fact', (written) => {
  expect(parseFact(written)).toBeUndefined()
})

test('a page declares facts by names that sentences can contain, and none by default', () => {
  expect(facts.parse(undefined)).toEqual({})
  expect(facts.safeParse({ 一回の下限: '3,000円' }).success).toBe(true)
  for (const name of ['', 'に つく', '上限：P', '｛上限｝', 'あ'.repeat(21)])
    expect(facts.safeParse({ [name]: '3,000円' }).success, name).toBe(false)
  expect(facts.safeParse({ 一回の下限: '3,000' }).success).toBe(false)
})
