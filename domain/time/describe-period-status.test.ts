import { expect, test } from 'vitest'

import { describeStatus, isLastDay, msUntilTextChanges } from './describe-period-status.ts'

const midnight = (day: string) => Date.parse(`${day}T00:00+09:00`)

test.each([
  ['2023-08-29T23:59:59.999', 'あと3日で始まります'],
  ['2023-08-30T00:00', 'あと2日で始まります'],
  ['2023-08-30T23:59', 'あと2日で始まります'],
  ['2023-08-31T00:00', '明日から'],
  ['2023-08-31T23:59', '明日から'],
  ['2023-09-01T00:00', '今日から'],
  ['2023-09-01T09:59', '今日から'],
  ['2023-09-01T10:00', '開催中・あと2日'],
  ['2023-09-02T00:00', '明日まで'],
  ['2023-09-03T00:00', '今日まで・あと12時間'],
  ['2023-09-03T06:30', '今日まで・あと5時間'],
  ['2023-09-03T11:00:00.001', '今日まで・あと1時間'],
  ['2023-09-03T11:00:00.002', '今日まで・あと59分'],
  ['2023-09-03T11:59:30', '今日まで・あと1分'],
  ['2023-09-03T12:01', '終了しました'],
])('for 1 September 10:00 to 3 September 12:00, the text at %s is %s', (now, expected) => {
  const [start, end] = [Date.parse('2023-09-01T10:00+09:00'), Date.parse('2023-09-03T12:00+09:00')]
  const at = Date.parse(`${now}+09:00`)
  expect(describeStatus(start, end, at)).toBe(expected)
  expect(isLastDay(start, end, at)).toBe(expected.startsWith('今日まで'))
})

test('the text changes at midnight in Japan, every hour or minute on the last day, and with the status', () => {
  const [start, end] = [Date.parse('2023-09-01T10:00+09:00'), Date.parse('2023-09-03T12:00+09:00')]
  const hour = 3_600_000
  const until = (now: string) => msUntilTextChanges(start, end, Date.parse(`${now}+09:00`))
  expect(until('2023-08-30T20:00')).toBe(4 * hour)
  expect(until('2023-09-01T00:00')).toBe(10 * hour)
  expect(until('2023-09-01T10:00')).toBe(14 * hour)
  expect(until('2023-09-03T00:00')).toBe(2)
  expect(until('2023-09-03T06:30')).toBe(hour / 2 + 2)
  expect(until('2023-09-03T11:59:30')).toBe(30_001)
  expect(msUntilTextChanges(start, end, end + 1)).toBeUndefined()
  expect(msUntilTextChanges(start, end, midnight('2024-01-01'))).toBeUndefined()
})
