import fc from 'fast-check'
import { expect, test } from 'vitest'

import { interestWithinLimits } from './loans-within-limits.ts'
import { loanLimits, lendingTerms } from './lending-terms.ts'
import { monthlyRepayAmountChoices } from './repayment-choices.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

test.each([
  [1, [1]],
  [999, [999]],
  [1_000, [1_000]],
  [1_500, [1_000]],
  [2_000, [1_000, 2_000]],
  [10_000, [1_000, 2_000, 3_000, 5_000, 10_000]],
  [11_000, [1_000, 2_000, 3_000, 5_000, 11_000]],
  [50_000, [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000]],
  [100_000, [3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000]],
  [300_000, [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 300_000]],
  [500_000, [20_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000]],
  [10_000_000, [300_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]],
])('%i yen at the normal rate can be repaid by %j', (loanAmount, choices) => {
  expect(monthlyRepayAmountChoices(loanAmount, lendingTerms.interestRate)).toEqual(choices)
})

/** Returns what is wrong with the choices for a loan; empty when they are valid. */
function violations(loanAmount: number, annualRate: number): string[] {
  const choices = monthlyRepayAmountChoices(loanAmount, annualRate)
  const counts = choices.map(
    (monthlyAmount) =>
      repaymentSchedule({ principal: loanAmount, monthlyAmount, annualRate, start: 0 }).instalments.length,
  )
  const rules = {
    'one to eight choices': choices.length >= 1 && choices.length <= 8,
    'ascending, none twice': choices.every((choice, index) => index === 0 || choice > (choices[index - 1] ?? 0)),
    'whole thousands from 1,000 yen': loanAmount < 1_000 || choices.every((choice) => choice % 1_000 === 0),
    'none above what is owed after a month': choices.every(
      (choice) => choice <= loanAmount + interestWithinLimits(loanAmount, annualRate),
    ),
    'in time': counts.every((count) => count <= loanLimits.instalments),
    'the greatest soon': (counts.at(-1) ?? 0) <= (loanAmount % 1_000 === 0 ? 2 : 3),
  }
  return Object.entries(rules).flatMap(([rule, isMet]) =>
    isMet ? [] : [`${rule}: ${loanAmount} yen at ${annualRate} percent`],
  )
}

test.each([lendingTerms.interestRate, lendingTerms.preferentialInterestRate, 0, loanLimits.annualRate])(
  'every amount that can be borrowed has choices that repay it, at %d percent',
  (annualRate) => {
    const amounts = Array.from(
      { length: lendingTerms.maxLoanableAmountLimit / lendingTerms.loanAmountStep },
      (_, index) => (index + 1) * lendingTerms.loanAmountStep,
    )
    expect(amounts.flatMap((amount) => violations(amount, annualRate))).toEqual([])
  },
)

test('any loan from one yen has choices that repay it, at any rate', () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: loanLimits.principal }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: loanLimits.annualRate * 100 }), (amount, hundredths) => {
      expect(violations(amount, hundredths / 100)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a lower rate never takes a choice away', () => {
  const amounts = fc.integer({ min: 1, max: loanLimits.principal })
  fc.assert(
    fc.property(amounts, fc.nat({ max: 2_000 }), fc.nat({ max: 2_000 }), (amount, one, other) => {
      const cheap = monthlyRepayAmountChoices(amount, Math.min(one, other) / 100)
      expect(cheap).toEqual(expect.arrayContaining(monthlyRepayAmountChoices(amount, Math.max(one, other) / 100)))
    }),
  )
})

test.each([0, -1_000, 0.5, NaN, Infinity, 10_000_001])('there are no choices for %d yen', (loanAmount) => {
  expect(() => monthlyRepayAmountChoices(loanAmount, 15)).toThrow(RangeError)
})

test.each([-1, 20.01, 15.001, NaN])('there are no choices at %d percent', (annualRate) => {
  expect(() => monthlyRepayAmountChoices(10_000, annualRate)).toThrow(RangeError)
})
