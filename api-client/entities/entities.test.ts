import { describe, expect, test } from 'vitest'

import { kycPostPaySetupStatus } from '#schemas/enumerations.ts'
import { response as landingPage } from '#schemas/api/get-landing-page.ts'

import { ApiError } from '../api-error.ts'
import { afterAnswer, afterFailure, type Authentication } from './authentication.ts'
import { afterEntry, clearCurrent, type EntryState } from './entry.ts'
import { initialInvitation, refuseRegistration } from './invitation.ts'
import { greatestLoan, isEkycDone, lendingTermsOf, loanAmountForChoices, noSimulation } from './lending.ts'

describe('entering a campaign', () => {
  const spring = { promotionKey: 'spring', isEntered: false, periodStatus: 'DURING_THE_PERIOD' } as const
  const summer = { ...spring, promotionKey: 'summer' }
  const state: EntryState = { promotions: [spring, summer], current: spring }

  test('from the detail, the current promotion is entered, and nothing is loaded', () => {
    expect(afterEntry(state, 'detail', ['spring', 'summer'])).toEqual({ state: { ...state, current: { ...spring, isEntered: true } }, reloadKeys: [] })
  })

  test("from the summary, the list is loaded again for the campaign's keys, and nothing is assumed", () => {
    expect(afterEntry(state, 'summary', ['spring', 'summer'])).toEqual({ state, reloadKeys: ['spring', 'summer'] })
  })

  test('with no promotion open, an entry from the detail opens none', () => {
    expect(afterEntry({ ...state, current: undefined }, 'detail', []).state.current).toBeUndefined()
  })

  test('clearing leaves no current promotion, and the list as it is', () => {
    expect(clearCurrent(state)).toEqual({ promotions: state.promotions, current: undefined })
  })

  test('no state is changed in place', () => {
    afterEntry(state, 'detail', [])
    clearCurrent(state)
    expect(state.current).toEqual({ promotionKey: 'spring', isEntered: false, periodStatus: 'DURING_THE_PERIOD' })
  })
})

describe('being signed in', () => {
  const all: Authentication[] = ['unknown', 'authenticated', 'not-authenticated']

  test('an answer to loyalty or easypay says that the visitor is', () => {
    expect(afterAnswer()).toBe('authenticated')
  })

  test.each(all)('a 401 says that the visitor is not, whatever was known (%s)', (before) => {
    expect(afterFailure(before, new ApiError('status', { status: 401 }))).toBe('not-authenticated')
  })

  test.each(all)('no other failure says anything (%s)', (before) => {
    const others = [
      new ApiError('network'),
      new ApiError('aborted'),
      new ApiError('malformed'),
      ...[400, 402, 403, 500].map((status) => new ApiError('status', { status })),
    ]
    expect(others.map((error) => afterFailure(before, error))).toEqual(others.map(() => before))
  })
})

describe('the invitation', () => {
  test('counts as finished until its content says that it runs', () => {
    expect(initialInvitation).toEqual({ isFinished: true, data: undefined })
  })

  test('is refused up front when it is finished, and only then', () => {
    expect(refuseRegistration({ isFinished: true })?.message).toBe('キャンペーンは終了しました')
    expect(refuseRegistration({ isFinished: false })).toBeUndefined()
  })
})

describe('lending', () => {
  const landing = {
    defaultBankAccount: { bankName: 'みほん銀行' },
    lendingUser: { isEkyc: true, isSolicitingDenied: false },
    interestRate: '15.0',
    preferentialInterestRate: '9.0',
    loanableAmount: '300000',
    serviceConfig: { maxLoanableAmountLimit: '500000' },
  }
  const termsOf = (changes: object) => lendingTermsOf(landingPage.parse({ ...landing, ...changes }))

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

  test('the user tells of identity and soliciting', () => {
    expect(termsOf({ lendingUser: { isEkyc: false, isSolicitingDenied: true } })).toMatchObject({ isEkyc: false, isSolicitingDenied: true })
  })

  test('both limits hold', () => {
    expect(greatestLoan({ loanableAmount: 300_000, maxLoanableAmountLimit: 500_000 })).toBe(300_000)
    expect(greatestLoan({ loanableAmount: 700_000, maxLoanableAmountLimit: 500_000 })).toBe(500_000)
    expect(greatestLoan({ loanableAmount: 0, maxLoanableAmountLimit: 500_000 })).toBe(0)
    expect(greatestLoan({ loanableAmount: undefined, maxLoanableAmountLimit: 500_000 })).toBe(500_000)
  })

  test('choices for 0 yen are those for 10,000', () => {
    expect([0, 1, 9_999, 10_000, 10_001].map(loanAmountForChoices)).toEqual([10_000, 1, 9_999, 10_000, 10_001])
  })

  test('a reset empties the choices, zeroes the totals and unsets the month', () => {
    expect(noSimulation).toEqual({ choices: [], totalRepaymentAmount: 0, totalInterestAmount: 0, repaymentCompleteMonth: undefined })
  })

  test('only FUNDS_CREATED means that the identity check is done', () => {
    expect([...kycPostPaySetupStatus.members, kycPostPaySetupStatus.unknown].filter(isEkycDone)).toEqual(['FUNDS_CREATED'])
  })
})
