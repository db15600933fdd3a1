import { expect, test } from 'vitest'

import { addChecksum, addLineChecksum, verifyChecksum, verifyLineChecksum } from './checksum.ts'

const content = Buffer.from('.a{color:red}\n.b{color:青}')
const stored = addChecksum('a.css', content)

test.each([content, Buffer.alloc(0), Buffer.from([0, 10, 255])])(
  'what was sealed is given back, byte for byte',
  (bytes) => {
    expect(verifyChecksum('x', addChecksum('x', bytes))).toEqual(bytes)
  },
)

test('one bit turned over anywhere is noticed', () => {
  for (let bit = 0; bit < stored.length * 8; bit += 1) {
    const damaged = Buffer.from(stored)
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(verifyChecksum('a.css', damaged)).toBeUndefined()
  }
})

test('what is cut off anywhere, longer, empty, or was never sealed is noticed', () => {
  for (let end = 0; end < stored.length; end += 1)
    expect(verifyChecksum('a.css', stored.subarray(0, end))).toBeUndefined()
  expect(verifyChecksum('a.css', Buffer.concat([stored, Buffer.from('\n')]))).toBeUndefined()
  expect(verifyChecksum('a.css', content)).toBeUndefined()
})

test('what was stored under another name is not taken for this one', () => {
  expect(verifyChecksum('b.css', stored)).toBeUndefined()
})

test('a line is given back where it is as it was stored, else not', () => {
  const line = addLineChecksum('code', '{"cap":300}')
  expect(verifyLineChecksum('code', line)).toBe('{"cap":300}')
  for (const other of [line.replace('300', '900'), line.slice(0, -1), line.slice(1), `${line} `, '{"cap":300}', ''])
    expect([other, verifyLineChecksum('code', other)]).toEqual([other, undefined])
  expect(verifyLineChecksum('other code', line)).toBeUndefined()
})
