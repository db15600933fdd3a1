import { expect, test } from 'vitest'

import { findHunks } from './hunks.ts'

const letters = (text: string) => text.split('')

test.each([
  ['abc', 'abc', []],
  ['abc', 'axc', [{ removed: ['b'], added: ['x'] }]],
  ['abc', 'ac', [{ removed: ['b'], added: [] }]],
  ['ac', 'abc', [{ removed: [], added: ['b'] }]],
  [
    'abcde',
    'xbcdyz',
    [
      { removed: ['a'], added: ['x'] },
      { removed: ['e'], added: ['y', 'z'] },
    ],
  ],
])('from %s to %s', (before, after, hunks) => {
  expect(findHunks(letters(before), letters(after))).toEqual(hunks)
})

test('items are equal according to the given comparison, and too many edits are no hunks', () => {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  expect(findHunks(letters('aBc'), letters('Abd'), { isSame })).toEqual([{ removed: ['c'], added: ['d'] }])
  expect(findHunks(letters('abcd'), letters('wxyz'), { maxEdits: 3 })).toEqual([])
})
