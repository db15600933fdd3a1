import fc from 'fast-check'
import { expect, test } from 'vitest'

import { periodStatus, untilNextChange } from './period.ts'

test('both ends belong to the period', () => {
  expect([999, 1000, 2000, 2001].map((now) => periodStatus(1000, 2000, now))).toEqual(['before', 'during', 'during', 'after'])
})

test('the next change is the start, then the millisecond behind the end, then none', () => {
  expect([400, 1000, 2000, 2001].map((now) => untilNextChange(1000, 2000, now))).toEqual([600, 1001, 1, undefined])
})

test('the status changes exactly when it is said to, and not a millisecond before', () => {
  const time = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(time, time, time, (start, length, now) => {
      const end = start + length
      const wait = untilNextChange(start, end, now)
      const status = periodStatus(start, end, now)
      expect(wait === undefined).toBe(status === 'after')
      if (wait === undefined) return
      expect(wait).toBeGreaterThan(0)
      expect(periodStatus(start, end, now + wait - 1)).toBe(status)
      expect(periodStatus(start, end, now + wait)).not.toBe(status)
    }),
  )
})
