import { expect, test } from 'vitest'

import { legalMaximumRate, lendingBounds, lendingTerms } from './lending-terms.ts'

test.each([
  [1, 20],
  [99_999, 20],
  [100_000, 18],
  [999_999, 18],
  [1_000_000, 15],
  [10_000_000, 15],
])('a loan of %i yen bears at most %i percent by law', (principal, annualRate) => {
  expect(legalMaximumRate(principal)).toBe(annualRate)
})

test('both rates of the sandbox are lawful for every amount, and the preferential one is lower', () => {
  for (const principal of [lendingTerms.loanAmountStep, 99_999, 100_000, lendingTerms.loanableAmount, lendingTerms.maxLoanableAmountLimit, 1_000_000]) {
    expect(lendingTerms.interestRate).toBeLessThanOrEqual(legalMaximumRate(principal))
  }
  expect(lendingTerms.preferentialInterestRate).toBeLessThan(lendingTerms.interestRate)
  expect(lendingTerms.preferentialInterestRate).toBeGreaterThan(0)
})

test('what a visitor can borrow is a whole number of steps within the limit', () => {
  expect(lendingTerms.loanableAmount).toBeLessThanOrEqual(lendingTerms.maxLoanableAmountLimit)
  expect(lendingTerms.maxLoanableAmountLimit).toBeLessThanOrEqual(lendingBounds.principal)
  expect(lendingTerms.loanableAmount % lendingTerms.loanAmountStep).toBe(0)
  expect(lendingTerms.maxLoanableAmountLimit % lendingTerms.loanAmountStep).toBe(0)
})

test('no rate above the highest lawful one is computed', () => {
  expect(lendingBounds.annualRate).toBe(legalMaximumRate(1))
})
