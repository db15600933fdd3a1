import { expect, test } from 'vitest'

import { seal, sealLine, unseal, unsealLine } from './sealed.ts'

const content = Buffer.from('.a{color:red}\n.b{color:青}')
const sealed = seal('a.css', content)

test.each([content, Buffer.alloc(0), Buffer.from([0, 10, 255])])(
  'what was sealed is given back, byte for byte',
  (bytes) => {
    expect(unseal('x', seal('x', bytes))).toEqual(bytes)
  },
)

test('one bit turned over anywhere is noticed', () => {
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const damaged = Buffer.from(sealed)
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(unseal('a.css', damaged)).toBeUndefined()
  }
})

test('what is cut off anywhere, longer, empty, or was never sealed is noticed', () => {
  for (let end = 0; end < sealed.length; end += 1) expect(unseal('a.css', sealed.subarray(0, end))).toBeUndefined()
  expect(unseal('a.css', Buffer.concat([sealed, Buffer.from('\n')]))).toBeUndefined()
  expect(unseal('a.css', content)).toBeUndefined()
})

test('what was stored under another name is not taken for this one', () => {
  expect(unseal('b.css', sealed)).toBeUndefined()
})

test('a line is given back where it is as it was stored, else not', () => {
  const line = sealLine('code', '{"cap":300}')
  expect(unsealLine('code', line)).toBe('{"cap":300}')
  for (const other of [line.replace('300', '900'), line.slice(0, -1), line.slice(1), `${line} `, '{"cap":300}', ''])
    expect([other, unsealLine('code', other)]).toEqual([other, undefined])
  expect(unsealLine('other code', line)).toBeUndefined()
})
