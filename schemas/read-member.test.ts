import { expect, test } from 'vitest'

import { readMember } from './read-member.ts'

const states = {
  members: ['OPEN', 'CLOSED', 'UNRECOGNISED'],
  aliases: [['SHUT', 'CLOSED']],
  unknown: 'UNRECOGNISED',
} as const

test.each([
  ['OPEN', 'OPEN'],
  ['CLOSED', 'CLOSED'],
  ['SHUT', 'CLOSED'],
  ['open', 'UNRECOGNISED'],
  ['', 'UNRECOGNISED'],
  [undefined, 'UNRECOGNISED'],
  [null, 'UNRECOGNISED'],
  [0, 'UNRECOGNISED'],
  [{}, 'UNRECOGNISED'],
])('%j is read as %s', (value, member) => {
  expect(readMember(states, value)).toBe(member)
})

test('an enumeration without other names is read by its own', () => {
  const { aliases: _, ...plain } = states
  expect(readMember(plain, 'OPEN')).toBe('OPEN')
  expect(readMember(plain, 'SHUT')).toBe('UNRECOGNISED')
})
