import { expect, test } from 'vitest'

import { seasonDiagnostics } from './seasons.ts'

const text = (value: string, line = 1) => ({ file: 'a.mdx', field: '-', line, column: 1, value })

function told(month: string, ...values: string[]) {
  return seasonDiagnostics(
    values.map((value, index) => text(value, index + 1)),
    month,
  ).map((one) => [one.line, 'details' in one ? one.details : undefined])
}

test('of several words of one season the first in the text is told', () => {
  expect(told('202309', '入学と卒業のお祝いに')).toEqual([[1, { got: '入学', month: 9 }]])
})

test('words of two seasons are told each, at their texts', () => {
  expect(told('202306', 'お正月に', '梅雨に', 'お月見と紅葉に')).toEqual([
    [1, { got: 'お正月', month: 6 }],
    [3, { got: 'お月見', month: 6 }],
    [3, { got: '紅葉', month: 6 }],
  ])
})

test('a season that reaches into the month is not told', () => {
  for (const month of ['202312', '202401']) expect(told(month, 'お正月に')).toEqual([])
})
