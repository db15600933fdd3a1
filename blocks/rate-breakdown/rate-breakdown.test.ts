import { expect, test } from 'vitest'

import { readBlock } from '../test-support.ts'

test('base and extra rate add up to the total, and the cap is with the extra rate', () => {
  const text = readBlock('RateBreakdown', { baseRate: 0.5, reductionRate: 12.5, maximumGrantPoint: 1_000_000 })
  expect(text).toBe('0.5%常時上限なし＋12.5%上乗せ上限1,000,000ポイント＝13%合計ポイント還元')
})

test('no cap is said to be none', () => {
  expect(readBlock('RateBreakdown', { baseRate: 1, reductionRate: 2, maximumGrantPoint: null })).toContain(
    '2%上乗せ上限なし＝3%',
  )
})
