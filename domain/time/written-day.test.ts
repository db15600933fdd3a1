import { expect, test } from 'vitest'

import { correctDay, parseWrittenMoment } from './written-day.ts'

const defaults = { year: 2023, time: '00:00' }

test.each([
  ['2023/9/1', '2023-09-01 00:00'],
  ['9月1日', '2023-09-01 00:00'],
  ['２０２３年９月１日', '2023-09-01 00:00'],
  ['2023年9月1日（金）', '2023-09-01 00:00'],
  ['2024年 2月 29日(木・祝) 9時5分', '2024-02-29 09:05'],
  ['9/1 10:00', '2023-09-01 10:00'],
  [' 2023-09-01T23:59:59 ', '2023-09-01 23:59'],
  ['2023.09.01　10時', '2023-09-01 10:00'],
  ['令和5年9月1日（金） 10:00', '2023-09-01 10:00'],
  ['R5.9.1', '2023-09-01 00:00'],
])('%s is read as %s', (pasted, expected) => {
  expect(parseWrittenMoment(pasted, defaults)).toBe(expected)
})

test.each(['', '秋', '2023-09-31', '2023/13/1', '2月30日', '2023/9/1〜9/30', '2023/9/1 25:00', '20230901', '9月'])(
  '%j is not read as a day',
  (pasted) => {
    expect(parseWrittenMoment(pasted, defaults)).toBeUndefined()
  },
)

test.each([
  ['2023-3-31', '2023-03-31'],
  ['20230331', '2023-03-31'],
  ['令和5年3月31日', '2023-03-31'],
])('%s is corrected to %s', (written, expected) => {
  expect(correctDay(written)).toBe(expected)
})

test.each(['2023-02-29', '20231301', '3月31日', '秋', ''])('%j has no correct form', (written) => {
  expect(correctDay(written)).toBeUndefined()
})
