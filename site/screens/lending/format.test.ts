import { expect, test } from 'vitest'

import { fillPlaceholders, formatMonth, formatRate } from './format.ts'

test('placeholders are filled, numbers with separators', () => {
  expect(fillPlaceholders('{total}円を{month}まで、{total}', { total: 107_497, month: '2024年10月' })).toBe(
    '107,497円を2024年10月まで、{total}',
  )
})

test('text in a value is no placeholder', () => {
  expect(fillPlaceholders('{name}', { name: '$& $1' })).toBe('$& $1')
})

test('a rate has one decimal at least, a month no zero in front', () => {
  expect([15, 14.95, 0].map(formatRate)).toEqual(['15.0', '14.95', '0.0'])
  expect(formatMonth('2024-03')).toBe('2024年3月')
})
