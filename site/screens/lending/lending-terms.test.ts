import { expect, test } from 'vitest'

import { kycPostPaySetupStatus } from '#schemas/enumerations.ts'
import { response as landingPage } from '#schemas/api/get-landing-page.ts'

import { maxLoan, isEkycDone, readLendingTerms, loanAmountForChoices, noSimulation } from './lending-terms.ts'

const landing = {
  defaultBankAccount: { bankName: 'みほん銀行' },
  lendingUser: { isEkyc: true, isSolicitingDenied: false },
  interestRate: '15.0',
  preferentialInterestRate: '9.0',
  loanableAmount: '300000',
  serviceConfig: { maxLoanableAmountLimit: '500000' },
}
const termsOf = (changes: object) => readLendingTerms(landingPage.parse({ ...landing, ...changes }))

test('the terms are derived as the specification says, amounts and rates from text', () => {
  expect(termsOf({})).toEqual({
    hasBankAccount: true,
    isEkyc: true,
    isSolicitingDenied: false,
    maxLoanableAmountLimit: 500_000,
    loanableAmount: 300_000,
    interestRate: 15,
    preferentialInterestRate: 9,
  })
})

test.each([null, undefined])('a default bank account of %j is none', (defaultBankAccount) => {
  expect(termsOf({ defaultBankAccount }).hasBankAccount).toBe(false)
})

test('identity and soliciting are read from the user', () => {
  expect(termsOf({ lendingUser: { isEkyc: false, isSolicitingDenied: true } })).toMatchObject({
    isEkyc: false,
    isSolicitingDenied: true,
  })
})

test('both limits hold', () => {
  expect(maxLoan({ loanableAmount: 300_000, maxLoanableAmountLimit: 500_000 })).toBe(300_000)
  expect(maxLoan({ loanableAmount: 700_000, maxLoanableAmountLimit: 500_000 })).toBe(500_000)
  expect(maxLoan({ loanableAmount: 0, maxLoanableAmountLimit: 500_000 })).toBe(0)
  expect(maxLoan({ loanableAmount: undefined, maxLoanableAmountLimit: 500_000 })).toBe(500_000)
})

test('choices for 0 yen are those for 10,000', () => {
  expect([0, 1, 9_999, 10_000, 10_001].map(loanAmountForChoices)).toEqual([10_000, 1, 9_999, 10_000, 10_001])
})

test('a reset empties the choices, zeroes the totals and unsets the month', () => {
  expect(noSimulation).toEqual({
    choices: [],
    totalRepaymentAmount: 0,
    totalInterestAmount: 0,
    payments: 0,
    repaymentCompleteMonth: undefined,
  })
})

test('only FUNDS_CREATED means that the identity check is done', () => {
  expect([...kycPostPaySetupStatus.members, kycPostPaySetupStatus.unknown].filter(isEkycDone)).toEqual([
    'FUNDS_CREATED',
  ])
})

test.each([undefined, null, 'yes', 1])('a landing answer whose isEkyc is %j is none the worse for it', (isEkyc) => {
  const terms = termsOf({ lendingUser: { isEkyc, isSolicitingDenied: false } })
  expect(terms).toMatchObject({ isEkyc: undefined, maxLoanableAmountLimit: termsOf({}).maxLoanableAmountLimit })
})
