import { expect, test } from 'vitest'

import { parseFact } from '#schemas/facts.ts'

import { listForms, writeFact } from './fact.ts'

test.each([
  ['3,000円', '3,000円'],
  ['3000円', '3,000円'],
  ['5%', '5%'],
  ['20.0%', '20.0%'],
  ['1500ポイント', '1,500ポイント'],
  ['10人', '10人'],
  ['2023-09-08', '2023年9月8日(金)'],
  ['2023-09-08 23:59', '2023年9月8日(金)'],
  ['9:05', '9:05'],
])('%s is written %s', (declared, written) => {
  const fact = parseFact(declared)
  expect(fact && writeFact(fact)).toBe(written)
})

test.each(['', '3000', '3,00円', '円', '2023-02-29', '2023-13-01', '2023-09-08 24:00', '24:00', '1.5円', '2023/9/8'])(
  '"%s" is no fact',
  (declared) => {
    expect(parseFact(declared)).toBeUndefined()
  },
)

test('a date can be written with or without its year, weekday and time', () => {
  const date = parseFact('2023-09-30 23:59')
  if (!date) throw new Error('no date')
  expect(Object.fromEntries(listForms(date).map((form) => [form, writeFact(date, form)]))).toEqual({
    年なし: '9月30日(土)',
    日だけ: '30日',
    日と曜日: '30日(土)',
    月日: '9月30日',
    年月日: '2023年9月30日',
    曜日: '土曜日',
    月: '9月',
    月末: '9月末',
    時刻: '23:59',
    時刻つき: '2023年9月30日(土) 23:59',
    年なし時刻つき: '9月30日(土) 23:59',
  })
})

test.each([
  ['2023-09-29', '月末'],
  ['2023-09-29', '時刻つき'],
  ['300ポイント', '月末'],
  ['300ポイント', 'toString'],
])('%s cannot be written as %s', (declared, form) => {
  const fact = parseFact(declared)
  expect(fact && writeFact(fact, form)).toBeUndefined()
})
