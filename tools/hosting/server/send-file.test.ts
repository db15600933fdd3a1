import { expect, test } from 'vitest'

import { chooseEncoding } from './send-file.ts'

const everything = () => true

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR ; Q=0.000,GZIP', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', undefined],
  ['xbr, gzipped', undefined],
  ['', undefined],
])('of Accept-Encoding: %s follows %s', (header, name) => {
  expect(chooseEncoding(header, everything)?.name).toBe(name)
})

test('a form that is not there is passed over', () => {
  expect(chooseEncoding('gzip, br', (ending) => ending === '.gz')?.name).toBe('gzip')
  expect(chooseEncoding('gzip, br', () => false)).toBeUndefined()
})
