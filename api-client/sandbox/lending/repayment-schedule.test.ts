import { expect, test } from 'vitest'

import type { Loan } from './loans-within-limits.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

const start = Date.parse('2023-04-18T00:00:00+09:00')
const example: Loan = { principal: 10_000, monthlyAmount: 1_000, annualRate: 15 }

function schedule(loan: Loan) {
  return repaymentSchedule({ ...loan, start })
}

test('a monthly amount that only pays the interest is refused, one that repays too slowly too', () => {
  expect(() => schedule({ ...example, monthlyAmount: 125 })).toThrow(
    'repaying 10000 yen by 125 yen a month never ends: its first month costs 125 yen',
  )
  expect(() => schedule({ ...example, monthlyAmount: 126 })).toThrow(
    'takes more than 60 instalments; take one of monthlyRepayAmountChoices',
  )
})

test('sixty instalments are the most', () => {
  expect(schedule({ principal: 60_000, monthlyAmount: 1_000, annualRate: 0 }).instalments).toHaveLength(60)
  expect(() => schedule({ principal: 60_001, monthlyAmount: 1_000, annualRate: 0 })).toThrow(RangeError)
})

test('the greatest loan that is computed and the smallest both work', () => {
  const { totalRepayment } = schedule({ principal: 10_000_000, monthlyAmount: Number.MAX_SAFE_INTEGER, annualRate: 20 })
  expect(totalRepayment).toBe(10_166_666)
  expect(schedule({ principal: 1, monthlyAmount: 1, annualRate: 20 })).toMatchObject({
    totalInterest: 0,
    totalRepayment: 1,
    completeMonth: '2023-05',
  })
})

test.each([0, -1, 0.5, NaN, Infinity, 10_000_001])('a principal of %d yen is refused', (principal) => {
  expect(() => schedule({ ...example, principal })).toThrow(/^principal .* from 1 to 10000000$/)
})

test.each([0, -1, 1_000.5, NaN, Infinity])('%d yen a month is refused', (monthlyAmount) => {
  expect(() => schedule({ ...example, monthlyAmount })).toThrow(/^monthlyAmount /)
})

test.each([-0.01, 20.01, 15.001, 1e-9, NaN, Infinity])('%d percent a year is refused', (annualRate) => {
  expect(() => schedule({ ...example, annualRate })).toThrow(/^annualRate .* at most two decimals$/)
})

test('every rate of two decimals is known exactly', () => {
  const refused = Array.from({ length: 2_001 }, (_, hundredths) => Number((hundredths / 100).toFixed(2))).filter(
    (annualRate) => {
      const { interest } = schedule({ principal: 1_200_000, monthlyAmount: 1_200_000, annualRate }).instalments[0] ?? {}
      return interest !== Math.round(annualRate * 1_000)
    },
  )
  expect(refused).toEqual([])
})

test('an instant that is none is refused', () => {
  expect(() => repaymentSchedule({ ...example, start: NaN })).toThrow(RangeError)
})
