import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parsePercent, parseYen } from './response-amounts.ts'

test.each([
  ['10000', 10_000],
  ['0', 0],
  ['1', 1],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  [10_000, 10_000],
  [0, 0],
  [-0, 0],
])('%j is %d yen', (value, yen) => {
  expect(parseYen(value)).toBe(yen)
})

test.each(
  [
    ...[
      '',
      ' ',
      ' 1',
      '1 ',
      '1\n',
      '10,000',
      '１０',
      '1e5',
      '0x10',
      '0b1',
      'NaN',
      'Infinity',
      '-1',
      '+1',
      '-0',
      '1.0',
      '1.5',
      '.5',
      '1_000',
      '01',
      '00',
      '¥1',
    ],
    ...['9007199254740992', '99999999999999999999', '十', 'null', 'true'],
    ...[NaN, Infinity, -Infinity, -1, 1.5, 2 ** 53, null, undefined, true, false, {}, [], [1], ['1'], new Date(0)],
  ].map((value) => [value]),
)('%j is no amount of yen', (value) => {
  expect(parseYen(value)).toBeUndefined()
})

test('every whole amount is read from its digits, and nothing but digits is read', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (yen) => {
      expect(parseYen(String(yen))).toBe(yen)
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,eE+xX -]{0,8}$/)), (text) => {
      const yen = parseYen(text)
      if (yen !== undefined) expect(String(yen)).toBe(text)
    }),
  )
})

test.each([
  ['15.0', 15],
  ['0', 0],
  ['0.5', 0.5],
  ['100', 100],
  [2.5, 2.5],
  [-0, 0],
])('%j is %d percent', (value, percent) => {
  expect(parsePercent(value)).toBe(percent)
})

test.each(
  [
    '',
    ' ',
    '15%',
    '1e1',
    '１５',
    '100.1',
    '101',
    '-1',
    '.5',
    '5.',
    '015',
    NaN,
    Infinity,
    -0.1,
    100.1,
    null,
    true,
    [15],
  ].map((value) => [value]),
)('%j is no rate', (value) => {
  expect(parsePercent(value)).toBeUndefined()
})
