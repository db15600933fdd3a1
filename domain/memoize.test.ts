import { expect, test, vi } from 'vitest'

import { memoize, memoizeByObject } from './memoize.ts'

test('a result is made once for each text, and again once others were asked for since', () => {
  const make = vi.fn((text: string) => [text.length])
  const lengthOf = memoize(2, make)
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([[1], [2], [1], [3], [1], [2]])
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'bb'])
})

test('a result is made once for each object, even if it is empty', () => {
  const make = vi.fn((words: readonly string[]) => words.join(''))
  const join = memoizeByObject(make)
  const [empty, full] = [[], ['a', 'b']]
  expect([empty, full, empty, full, []].map(join)).toEqual(['', 'ab', '', 'ab', ''])
  expect(make).toHaveBeenCalledTimes(3)
})
