import { expect, test } from 'vitest'

import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { checkSeasonsOfPeriod } from './seasons.ts'

const text = (value: string, line = 3) => ({ file: 'screens/entry.yaml', field: 'lead', line, column: 1, value })
const summer = text('夏休みのおでかけに')

const during = (start: string, end: string) => ({ start: `${start} 00:00`, end: `${end} 23:59` })

test('a season that includes neither the start nor the end of the period is reported', () => {
  expect(checkSeasonsOfPeriod([summer], during('2023-11-01', '2023-12-31'), testPhrases)).toMatchObject([
    { kind: 'season-unfit', line: 3 },
  ])
})

test.each([
  ['begins', '2023-08-01', '2023-11-30'],
  ['ends', '2023-05-01', '2023-08-31'],
])('a season in which it %s is not', (_, start, end) => {
  expect(checkSeasonsOfPeriod([summer], during(start, end), testPhrases)).toEqual([])
})

test('each line is checked by itself', () => {
  const texts = [summer, text('お花見のおべんとうに', 5)]
  expect(checkSeasonsOfPeriod(texts, during('2023-08-01', '2023-11-30'), testPhrases)).toMatchObject([{ line: 5 }])
})

test('nothing is reported without a period', () => {
  expect(checkSeasonsOfPeriod([summer], undefined, testPhrases)).toEqual([])
})
