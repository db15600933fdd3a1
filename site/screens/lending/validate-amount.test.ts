import { expect, test } from 'vitest'

import { readAmount } from './validate-amount.ts'

const limits = { minimum: 1_000, maximum: 300_000, step: 1_000 }

test.each([
  ['10000', 10_000],
  ['10,000', 10_000],
  ['１００００', 10_000],
  ['１０，０００円', 10_000],
  ['１０、０００', 10_000],
  [' ¥10,000 ', 10_000],
  ['￥１０，０００', 10_000],
  ['10 000', 10_000],
  ['10　000円', 10_000],
  ['1万円', 10_000],
  ['１２万3000', 123_000],
  ['0010000', 10_000],
  ['1000', 1_000],
  ['300,000', 300_000],
])('%s is %i yen', (text, amount) => {
  expect(readAmount(text, limits)).toEqual({ amount })
})

test.each(['', '   ', '\u3000'])('"%s" is empty and valid', (text) => {
  expect(readAmount(text, limits)).toEqual({})
})

test.each([
  ['abc', 'notNumber'],
  ['万円', 'notNumber'],
  ['一万円くらい、または二万円', 'notNumber'],
  ['1.5', 'notNumber'],
  ['1,5', 'notNumber'],
  ['10,00', 'notNumber'],
  ['1e5', 'notNumber'],
  ['-10000', 'notNumber'],
  ['0x10', 'notNumber'],
  ['円', 'notNumber'],
  ['1'.repeat(30), 'notNumber'],
  ['0', 'tooLittle'],
  ['999', 'tooLittle'],
  ['300001', 'tooMuch'],
  ['999999999999999', 'tooMuch'],
  ['10,500', 'offStep'],
])('%s is refused: %s', (text, issue) => {
  expect(readAmount(text, limits)).toEqual({ issue })
})
