import { expect, test } from 'vitest'

import { mayPrefetch } from './prefetch.ts'

test.each([
  [undefined, true],
  [null, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '5g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ saveData: true }, false],
  [{ effectiveType: 2, saveData: 'no' }, true],
])('with the connection %j, pages are fetched ahead: %s', (connection, expected) => {
  expect(mayPrefetch({ connection })).toBe(expected)
})

test('a browser without network information prefetches', () => {
  expect(mayPrefetch({})).toBe(true)
})
