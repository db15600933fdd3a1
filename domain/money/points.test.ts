import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pointsForPayment, pointsFor, yenToReach } from './points.ts'

const yen = fc.integer({ min: 0, max: 99_999_999 })
const tenths = fc.integer({ min: 1, max: 1000 })
const cap = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null })

test('points are whole, cut off as in exact arithmetic, and what is added keeps within its cap', () => {
  fc.assert(
    fc.property(yen, tenths, tenths, cap, (sum, base, extra, maximum) => {
      const exact = (rate: number) => Number((BigInt(sum) * BigInt(rate)) / 1000n)
      const capped = maximum === null ? exact(extra) : Math.min(exact(extra), maximum)
      expect(pointsForPayment(sum, { base: base / 10, extra: extra / 10, cap: maximum })).toEqual({
        base: exact(base),
        extra: capped,
      })
    }),
  )
})

test('a cap is reached at its sum, and not a yen before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), tenths, (points, rate) => {
      const sum = yenToReach(points, rate / 10)
      expect(pointsFor(sum, rate / 10)).toBeGreaterThanOrEqual(points)
      expect(pointsFor(sum - 1, rate / 10)).toBeLessThan(points)
    }),
  )
  expect(yenToReach(300, 4)).toBe(7500)
})
