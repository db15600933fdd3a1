import { expect, test } from 'vitest'

import { monthlyRepayAmountChoices } from '#api-client/sandbox/lending/repayment-choices.ts'
import { repaymentSchedule } from '#api-client/sandbox/lending/repayment-schedule.ts'

import { repaymentCost } from './repayment-cost.ts'

// 15 % a year is 1/80 a month:
// month 1: 10,000 / 80 = 125      10,000 + 125 - 5,000 = 5,125
// month 2:  5,125 / 80 =  64.06    5,125 +  64 - 5,000 =   189
// month 3:    189 / 80 =   2.36      189 +   2 = 191, the last payment; in all 10,191
test('10,000 yen by 5,000 yen a month at 15 % cost 10,191 yen in three instalments, worked out by hand', () => {
  expect(repaymentCost({ loanAmount: 10_000, monthlyRepayAmount: 5_000, annualRate: 15 })).toEqual({
    count: 3,
    total: 10_191,
  })
})

test('without interest a loan costs what it is', () => {
  expect(repaymentCost({ loanAmount: 3_000, monthlyRepayAmount: 1_000, annualRate: 0 })).toEqual({
    count: 3,
    total: 3_000,
  })
})

test.each([
  ['a payment that only covers the interest', { loanAmount: 80_000, monthlyRepayAmount: 1_000, annualRate: 15 }],
  ['no payment', { loanAmount: 80_000, monthlyRepayAmount: 0, annualRate: 0 }],
  ['more than fifty years', { loanAmount: 700_000, monthlyRepayAmount: 1_000, annualRate: 0 }],
  ['a rate finer than a hundredth', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: 14.955 }],
  ['a rate that is no number', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: Number.NaN }],
])('%s has no cost', (_title, loan) => {
  expect(repaymentCost(loan)).toBeUndefined()
})

const loans = [1_000, 10_000, 37_000, 100_000, 299_000, 500_000].flatMap((loanAmount) =>
  [15, 9, 14.95, 18].flatMap((annualRate) =>
    monthlyRepayAmountChoices(loanAmount, annualRate).map((monthlyRepayAmount) => ({
      loanAmount,
      monthlyRepayAmount,
      annualRate,
    })),
  ),
)

test(`all of ${loans.length} loans cost what another implementation of the same rounding says`, () => {
  for (const loan of loans) {
    const { instalments, totalRepayment } = repaymentSchedule({
      principal: loan.loanAmount,
      monthlyAmount: loan.monthlyRepayAmount,
      annualRate: loan.annualRate,
      start: 0,
    })
    expect(repaymentCost(loan)).toEqual({ count: instalments.length, total: totalRepayment })
  }
})
