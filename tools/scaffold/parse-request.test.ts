import { expect, test } from 'vitest'

import { parseRequest } from './parse-request.ts'

test.each([
  ['202309-1 --from 202308-1', { what: 'month', month: '202309-1', from: '202308-1', isEmpty: false }],
  ['202309-1 --empty --plan plan.csv', { what: 'month', month: '202309-1', isEmpty: true, plan: 'plan.csv' }],
  ['202309-1/cafe --kind rate', { what: 'campaign', month: '202309-1', id: 'cafe', kind: 'rate' }],
  ['note points-transfer', { what: 'note', name: 'points-transfer' }],
  ['shared grant-times', { what: 'fragment', name: 'grant-times' }],
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

test.each([
  ['2023-09', '202309-1 のように書いてください'],
  ['../202309-1', '202309-1 のように書いてください'],
  ['202309-1 --to', '--to という指定はありません。'],
  ['202308-9/Cafe --kind rate', '半角の英小文字・数字・ハイフンで書いてください'],
  ['202308-9/../cafe --kind rate', 'ここには書けません'],
  ['202308-9/cafe', '--kind に、キャンペーンの種類を書いてください'],
  ['202308-9/cafe --kind toString', '--kind に、キャンペーンの種類を書いてください'],
  ['note ../points', '注記の名前: 半角の英小文字'],
])('%s is refused with what to write, and with the usage', (args, message) => {
  expect(() => parseRequest(args.split(' '))).toThrow(message)
  expect(() => parseRequest(args.split(' '))).toThrow('使い方: npm run new')
})
