import { hostname } from 'node:os'

import { expect, test } from 'vitest'

import { isLocalHost } from './local-host.ts'

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'localhost.:3000',
  'shop.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.20:3000',
  '[::1]:3000',
  `${hostname()}:3000`,
])('%s is this machine', (header) => {
  expect(isLocalHost(header)).toBe(true)
})

test.each([
  undefined,
  '',
  'attacker.example',
  'attacker.example:3000',
  'localhost.attacker.example',
  '127.0.0.1.nip.io:3000',
  'notlocalhost',
  'a b',
  'attacker.example:3000@localhost.example',
])('%s is not this machine', (header) => {
  expect(isLocalHost(header)).toBe(false)
})
