import fc from 'fast-check'
import { expect, test } from 'vitest'

import { periodStatusAt, msUntilStatusChanges } from './period-status.ts'

test('both ends belong to the period', () => {
  expect([999, 1000, 2000, 2001].map((now) => periodStatusAt(1000, 2000, now))).toEqual([
    'BEFORE_THE_PERIOD',
    'DURING_THE_PERIOD',
    'DURING_THE_PERIOD',
    'AFTER_THE_PERIOD',
  ])
})

test('the status changes next at the start, then one millisecond after the end, then never', () => {
  expect([400, 1000, 2000, 2001].map((now) => msUntilStatusChanges(1000, 2000, now))).toEqual([600, 1001, 1, undefined])
})

test('the status changes exactly when it is said to, and not a millisecond before', () => {
  const time = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(time, time, time, (start, length, now) => {
      const end = start + length
      const wait = msUntilStatusChanges(start, end, now)
      const status = periodStatusAt(start, end, now)
      expect(wait === undefined).toBe(status === 'AFTER_THE_PERIOD')
      if (wait === undefined) return
      expect(wait).toBeGreaterThan(0)
      expect(periodStatusAt(start, end, now + wait - 1)).toBe(status)
      expect(periodStatusAt(start, end, now + wait)).not.toBe(status)
    }),
  )
})
