import { describe, expect, test } from 'vitest'

import { maxIdLength } from '../../platform/send-preloads.ts'
import { readRequestedId, readNotification } from './read-notification.ts'

const unknown = { direction: 'UNKNOWN', action: 'UNKNOWN' }

describe('what a notification says', () => {
  test('is read from inside loyaltyNotification, or from the answer itself', () => {
    const raw = { stageUpdateDirection: 'DOWN', action: 'LISTING' }
    const expected = { direction: 'DOWN', action: 'LISTING' }
    expect(readNotification({ loyaltyNotification: { id: 'a', ...raw } })).toEqual(expected)
    expect(readNotification(raw)).toEqual(expected)
  })

  test.each([
    undefined,
    null,
    '',
    'UP',
    7,
    [],
    {},
    { loyaltyNotification: null },
    { loyaltyNotification: { stageUpdateDirection: ['UP'], action: {} } },
  ])('is unknown of %j', (response) => {
    expect(readNotification(response)).toEqual(unknown)
  })

  test('is unknown where a newer server says something new, or the answer only inherits it', () => {
    expect(readNotification({ stageUpdateDirection: 'SIDEWAYS', action: 'constructor' })).toEqual(unknown)
    expect(readNotification(Object.create({ stageUpdateDirection: 'UP', action: 'PAYMENT' }))).toEqual(unknown)
  })
})

describe('the id that an address asks for', () => {
  test.each(['', '?', '?id', '?id=', '?id=%20%09', '?other=a'])('is missing in %j', (query) => {
    expect(readRequestedId(query)).toEqual({ kind: 'missing' })
  })

  test.each([
    ['?id=stage-up-1', 'stage-up-1'],
    ['?id=%20abc%20', 'abc'],
    ['?utm=x&id=A_b.c:d~e-9', 'A_b.c:d~e-9'],
    ['?ID=a', 'a'],
    ['?id=first&id=second', 'first'],
    ['?id=stage-up?utm_source=x', 'stage-up'],
    [`?id=${'x'.repeat(maxIdLength)}`, 'x'.repeat(maxIdLength)],
  ])('of %j is %j', (query, id) => {
    expect(readRequestedId(query)).toEqual({ kind: 'id', id })
  })

  test.each([
    '?id=<script>alert(1)</script>',
    '?id=%3Cimg%20src=x%20onerror=alert(1)%3E',
    '?id=%00',
    '?id=../../etc',
    '?id=%ff',
    '?id=お知らせ',
    `?id=${'x'.repeat(maxIdLength + 1)}`,
  ])('is never sent from %j', (query) => {
    expect(readRequestedId(query)).toEqual({ kind: 'unreadable' })
  })
})
