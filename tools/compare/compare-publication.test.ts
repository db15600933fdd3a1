import { expect, test } from 'vitest'

import { comparePublication } from './compare-publication.ts'

const moment = Date.parse('2023-04-06T10:00:00+09:00')
const none = new Map<string, number>()
const scheduled = new Map([['month-202304-1', moment]])

test('what becomes scheduled is listed with its moment', () => {
  expect(comparePublication('month-202304-1', none, scheduled)).toMatchObject([
    { kind: 'terms', label: '公開', before: '待たずに公開する', after: '2023年4月6日(木) 10:00に公開する' },
  ])
})

test('what is published at once instead is listed as well', () => {
  expect(comparePublication('month-202304-1', scheduled, none)).toMatchObject([{ after: '待たずに公開する' }])
})

test('unchanged and unrelated entries are not listed', () => {
  expect(comparePublication('month-202304-1', scheduled, scheduled)).toEqual([])
  expect(comparePublication('month-202305-1', none, scheduled)).toEqual([])
})

test('an entry promotion is listed at its screen, by its own name', () => {
  const change = comparePublication('screen-entry', new Map(), new Map([['screen-entry/refound/mobile', moment]]))
  expect(change).toMatchObject([{ label: '特典 refound/mobile の公開', before: '待たずに公開する' }])
})
