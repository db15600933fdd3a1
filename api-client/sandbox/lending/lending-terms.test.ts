import { expect, test } from 'vitest'

import { lendingTerms } from './lending-terms.ts'

test('both rates of the sandbox are lawful for every amount, and the preferential one is lower', () => {
  // 15 percent is the legal maximum for the largest loans (利息制限法, article 1).
  expect(lendingTerms.interestRate).toBeLessThanOrEqual(15)
  expect(lendingTerms.preferentialInterestRate).toBeLessThan(lendingTerms.interestRate)
  expect(lendingTerms.preferentialInterestRate).toBeGreaterThan(0)
})

test('what a visitor can borrow is a whole number of steps within the limit', () => {
  expect(lendingTerms.loanableAmount).toBeLessThanOrEqual(lendingTerms.maxLoanableAmountLimit)
  expect(lendingTerms.loanableAmount % lendingTerms.loanAmountStep).toBe(0)
  expect(lendingTerms.maxLoanableAmountLimit % lendingTerms.loanAmountStep).toBe(0)
})
