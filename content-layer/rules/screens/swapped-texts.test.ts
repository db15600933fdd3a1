import { expect, test } from 'vitest'

import { caseDiagnostics } from './swapped-texts.ts'

const told = (path: readonly PropertyKey[], value: string) =>
  caseDiagnostics({ file: 'screens/a.yaml', field: 'a', line: 1, column: 1, path, value }).map(({ kind, details }) => [
    kind,
    details,
  ])

test('the words of another case are told with whom they are for', () => {
  expect(told(['results', 'OK'], '保護者の同意が必要です。')).toEqual([
    ['case-swapped', { got: '同意が必要', expected: '申し込める方' }],
  ])
  expect(told(['directions', 'UP', 'title'], '還元率が下がりました')).toEqual([
    ['case-swapped', { got: '下がりました', expected: '上がった方' }],
  ])
  expect(told(['results', 'NG_AGE'], 'どなたでもお申し込みになれます。')).toEqual([
    ['case-swapped', { got: 'どなたでも', expected: '申し込めない方' }],
  ])
})

test('the words of the other system are told', () => {
  expect(told(['stores', 'ios'], 'Google Play で入れる')).toEqual([['store-swapped', { got: 'Google Play' }]])
  expect(told(['stores', 'android'], 'App Store で入れる')).toEqual([['store-swapped', { got: 'App Store' }]])
})

test('an age that is not that of the case is told', () => {
  expect(told(['results', 'NG_AGE_20'], '18歳未満の方です。')).toEqual([
    ['case-swapped', { got: '18歳', expected: '20歳' }],
  ])
})

test.each([
  [['results', 'OK'], 'お申し込みになれます。'],
  [['directions', 'UP', 'title'], '還元率が上がりました'],
  [['directions', 'UPPER'], '還元率が下がりました'],
  [['stores', 'ios'], 'App Store で入れる'],
  [['stores', 'lead'], 'App Store か Google Play で入れる'],
  [['results', 'NG_AGE_20'], '20歳未満の方です。'],
  [['results', 'NG_AGE_20'], '年齢を確かめてください。'],
  [['results', 'age_20'], '18歳未満の方です。'],
])('nothing is told at %j of %s', (path, value) => {
  expect(told(path, value)).toEqual([])
})
