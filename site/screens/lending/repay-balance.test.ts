import { describe, expect, test } from 'vitest'

import { monthlyRepayAmountChoices } from '#api-client/sandbox/lending/repayment-choices.ts'
import { repaymentSchedule } from '#api-client/sandbox/lending/repayment-schedule.ts'

import { agreesWith, monthAfter, repayBalance } from './repay-balance.ts'

const start = Date.parse('2023-11-10T12:00:00+09:00')

// 15 % a year is 1/80 a month:
// month 1: 10,000 / 80 = 125      10,000 + 125 - 5,000 = 5,125
// month 2:  5,125 / 80 =  64.06    5,125 +  64 - 5,000 =   189
// month 3:    189 / 80 =   2.36      189 +   2 = 191, the last payment; in all 10,191, interest 191
test('10,000 yen by 5,000 yen a month at 15 % costs 191 yen, worked out by hand', () => {
  expect(repayBalance({ loanAmount: 10_000, monthlyRepayAmount: 5_000, annualRate: 15 })).toEqual({
    instalments: [
      { payment: 5_000, interest: 125, balance: 5_125 },
      { payment: 5_000, interest: 64, balance: 189 },
      { payment: 191, interest: 2, balance: 0 },
    ],
    totalRepayment: 10_191,
    totalInterest: 191,
  })
})

test('without interest a loan costs what it is', () => {
  expect(repayBalance({ loanAmount: 3_000, monthlyRepayAmount: 1_000, annualRate: 0 })).toMatchObject({ totalRepayment: 3_000, totalInterest: 0 })
})

test.each([
  ['a payment that only covers the interest', { loanAmount: 80_000, monthlyRepayAmount: 1_000, annualRate: 15 }],
  ['no payment', { loanAmount: 80_000, monthlyRepayAmount: 0, annualRate: 0 }],
  ['more than fifty years', { loanAmount: 700_000, monthlyRepayAmount: 1_000, annualRate: 0 }],
  ['a rate finer than a hundredth', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: 14.955 }],
  ['a rate that is no number', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: Number.NaN }],
])('%s is not drawn', (_title, loan) => {
  expect(repayBalance(loan)).toBeUndefined()
})

describe('beside another implementation of the same rounding', () => {
  const loans = [1_000, 10_000, 37_000, 100_000, 299_000, 500_000].flatMap((loanAmount) =>
    [15, 9, 14.95, 18].flatMap((annualRate) =>
      monthlyRepayAmountChoices(loanAmount, annualRate).map((monthlyRepayAmount) => ({ loanAmount, monthlyRepayAmount, annualRate })),
    ),
  )
  test(`all of ${loans.length} loans end in the same month with the same totals`, () => {
    for (const loan of loans) {
      const expected = repaymentSchedule({ principal: loan.loanAmount, monthlyAmount: loan.monthlyRepayAmount, annualRate: loan.annualRate, start })
      const repayment = repayBalance(loan)
      expect(repayment).toMatchObject({ totalRepayment: expected.totalRepayment, totalInterest: expected.totalInterest })
      expect(repayment?.instalments).toEqual(expected.instalments.map(({ payment, interest, balance }) => ({ payment, interest, balance })))
    }
  })
})

describe('an answer of the server', () => {
  const repayment = repayBalance({ loanAmount: 10_000, monthlyRepayAmount: 5_000, annualRate: 15 })
  const answer = { repaymentCompleteMonth: '2024-02', totalRepaymentAmount: 10_191, totalInterestAmount: 191, answeredAt: start }
  test.each([
    ['the same to the yen and the month', {}, true],
    ['a yen more', { totalRepaymentAmount: 10_192 }, false],
    ['other interest', { totalInterestAmount: 190 }, false],
    ['a month later', { repaymentCompleteMonth: '2024-03' }, false],
    ['the last moment of the month in Japan', { answeredAt: Date.parse('2023-11-30T23:59:59+09:00') }, true],
    ['the first moment of the next one', { answeredAt: Date.parse('2023-12-01T00:00:00+09:00') }, false],
  ])('%s: %o agrees: %s', (_title, changes, agrees) => {
    expect(repayment && agreesWith(repayment, { ...answer, ...changes })).toBe(agrees)
  })
})

test.each([
  ['2024-02', 0, '2024-02'],
  ['2024-02', -2, '2023-12'],
  ['2024-11', 2, '2025-01'],
  ['2024-12', 12, '2025-12'],
])('%s and %i months are %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected)
})
