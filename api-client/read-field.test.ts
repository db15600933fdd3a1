import { expect, test } from 'vitest'

import { readField } from './read-field.ts'

test('an own field is read, whatever its value', () => {
  expect(readField({ a: null, b: 1 }, 'a')).toBeNull()
  expect(readField({ a: null, b: 1 }, 'b')).toBe(1)
})

test.each([undefined, null, 1, 'text', {}, [], Object.create({ a: 1 })])('there is none in %j', (source) => {
  expect(readField(source, 'a')).toBeUndefined()
  expect(readField(source, 'constructor')).toBeUndefined()
  expect(readField(source, '__proto__')).toBeUndefined()
})
