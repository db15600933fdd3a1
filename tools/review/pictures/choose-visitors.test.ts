import { expect, test } from 'vitest'

import { visitorsToShow } from './choose-visitors.ts'

const at = Date.parse('2023-05-10T12:00:00+09:00')

const inviteCode = { path: '/v1/get_invite_code', body: '{}' }
const applicability = { path: '/v1/get_easypay_applicability', body: '{}' }

async function chosen(...calls: (typeof inviteCode)[]): Promise<string[]> {
  return (await visitorsToShow(calls, at)).map((visitors) => visitors.join('+'))
}

/** Whoever they are, these calls fail or wait. */
const unlucky = [
  'stalled+slow',
  'disconnect',
  'maintenance',
  'failing',
  'failing-with-message',
  'malformed',
  'not-json',
  'gateway-page',
]

test('a visitor is shown whose answers are not those of the usual one', async () => {
  expect(await chosen(inviteCode)).toEqual(['anonymous', 'ended', 'no-card', 'code-registered', ...unlucky])
})

test('visitors who are answered the same stand together, and those who wait longest are waited with', async () => {
  expect(await chosen(applicability)).toEqual([
    'anonymous',
    'under-review+kyc-needed+kyc-failed',
    'under-18',
    'under-20',
    'parent-consent',
    ...unlucky,
    'newer-server',
  ])
})

test('a further call parts visitors whom the others do not', async () => {
  const status = { path: '/v1/get_easypay_status', body: '{}' }
  expect(await chosen(applicability, status)).toContain('easypay-signed')
  expect(await chosen(applicability, status, status)).toEqual(await chosen(status, applicability))
})

test('nobody is shown a page of their own that asks for nothing', async () => {
  expect(await chosen()).toEqual([])
})
