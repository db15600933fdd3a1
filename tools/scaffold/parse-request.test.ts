import { expect, test } from 'vitest'

import { parseRequest } from './parse-request.ts'

test.each([
  ['202309-1 --from 202308-1', { what: 'month', month: '202309-1', from: '202308-1', isEmpty: false }],
  ['202309-1 --empty --plan plan.csv', { what: 'month', month: '202309-1', isEmpty: true, plan: 'plan.csv' }],
  ['202309-1/cafe --kind rate', { what: 'campaign', month: '202309-1', id: 'cafe', kind: 'rate' }],
  ['note points-transfer', { what: 'note', name: 'points-transfer' }],
  ['shared grant-times', { what: 'shared', name: 'grant-times' }],
])('%s', (args, request) => {
  expect(parseRequest(args.split(' '))).toEqual(request)
})

test.each([
  ['202309-1 --kind rate', '--kind'],
  ['202309-1/cafe --kind rate --from 202308-1', '--from'],
  ['202309-1 202310-1', '202310-1'],
  ['202309-1/cafe/menu --kind rate', 'menu'],
  ['note a b', 'b'],
  ['shared a --empty', '--empty'],
])('%s: nothing is ignored silently', (args, ignored) => {
  expect(() => parseRequest(args.split(' '))).toThrow(`「${ignored}」は、ここには書けません。`)
})

test('a month is copied or empty, not both', () => {
  expect(() => parseRequest(['202310-1', '--from', '202308-1', '--empty'])).toThrow(
    '--from と --empty は、どちらか一つを書いてください。',
  )
})
