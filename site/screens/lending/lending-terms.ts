import type { OutputOf } from '#api-client/calls/call.ts'
import type { getLandingPage } from '#api-client/calls/lending-landing.ts'
import type { kycPostPaySetupStatus, MemberOf } from '#schemas/enumerations.ts'

/** Loan amount in yen before the visitor enters one, unless the visitor's limit is lower (specification §5, §9). */
export const initialLoanAmount = 10_000

/** Returns the loan amount in yen for which choices are fetched; 0 means that none is entered. */
export function loanAmountForChoices(loanAmount: number): number {
  return loanAmount === 0 ? initialLoanAmount : loanAmount
}

/** The visitor's lending terms, from the landing call (specification §3). Amounts in yen, rates in percent a year. */
export type LendingTerms = {
  hasBankAccount: boolean
  isEkyc: boolean | undefined
  isSolicitingDenied: boolean
  maxLoanableAmountLimit: number
  loanableAmount: number | undefined
  interestRate: number | undefined
  preferentialInterestRate: number | undefined
}

/**
 * Derives the terms as specification §3 defines: `hasBankAccount` from `defaultBankAccount`, the limit from the service
 * config.
 */
export function readLendingTerms(landing: OutputOf<typeof getLandingPage>): LendingTerms {
  const { defaultBankAccount, lendingUser, serviceConfig, interestRate, preferentialInterestRate, loanableAmount } =
    landing
  const { isEkyc, isSolicitingDenied } = lendingUser
  const hasBankAccount = defaultBankAccount !== undefined
  return {
    hasBankAccount,
    isEkyc,
    isSolicitingDenied,
    maxLoanableAmountLimit: serviceConfig.maxLoanableAmountLimit,
    loanableAmount,
    interestRate,
    preferentialInterestRate,
  }
}

/** Returns the maximum loan in yen: the lower of both limits (D11). */
export function maxLoan({
  loanableAmount,
  maxLoanableAmountLimit,
}: Pick<LendingTerms, 'loanableAmount' | 'maxLoanableAmountLimit'>): number {
  return Math.min(loanableAmount ?? maxLoanableAmountLimit, maxLoanableAmountLimit)
}

/** State of the identity check that payments in instalments require. */
export type SetupStatus = MemberOf<typeof kycPostPaySetupStatus>

/** Returns whether the deferred-pay set-up has created its funds (specification §4). */
export function isEkycDone(status: SetupStatus): boolean {
  return status === 'FUNDS_CREATED'
}

const noChoices: readonly number[] = []

/** State without a simulation: shown initially and after a reset (specification §4). */
export const noSimulation = {
  choices: noChoices,
  totalRepaymentAmount: 0,
  totalInterestAmount: 0,
  payments: 0,
  repaymentCompleteMonth: undefined,
}
