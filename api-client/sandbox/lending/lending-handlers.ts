import type { InputOf } from '../../calls/call.ts'
import {
  getLandingPage,
  getLendingKycPostPaySetupProgress,
  listMonthlyRepayAmountChoices,
  simulateRepayment,
} from '../../calls/lending-landing.ts'
import { defineHandler, newerMember, refuseUnless, type Context, type SandboxResult } from '../handler.ts'
import { lendingTerms } from './lending-terms.ts'
import { computeRepayment, listRepayAmounts } from './repayment.ts'

/** Formats yen like this server: a string of digits (specification §5). */
const formatYen = (amount: number) => String(amount)

/** Returns the maximum loan amount for this visitor, in yen. */
function getMaxLoan({ circumstances }: Context): number {
  return Math.min(circumstances.loanableAmount, lendingTerms.maxLoanableAmountLimit)
}

/** @throws Refusal for an amount in yen that nobody can borrow */
function checkLoan(loanAmount: number): void {
  refuseUnless(
    loanAmount >= lendingTerms.loanAmountStep && loanAmount <= lendingTerms.maxLoanableAmountLimit,
    'お借入れ額をお確かめください。',
  )
}

/** Returns this visitor's rate, in percent a year. */
function getAnnualRate({ circumstances }: Context): number {
  return circumstances.preferentialInterestRate ?? lendingTerms.interestRate
}

/** @throws Refusal for a loan that is out of range, and for a monthly amount that was not among the choices */
function simulateLoan(
  { loanAmount, monthlyRepayAmount }: InputOf<typeof simulateRepayment>,
  context: Context,
): SandboxResult {
  checkLoan(loanAmount)
  const annualRate = getAnnualRate(context)
  const isOffered = listRepayAmounts(loanAmount, annualRate).includes(monthlyRepayAmount)
  const totals = computeRepayment({ loanAmount, monthlyRepayAmount, annualRate }, context.now)
  refuseUnless(isOffered && totals !== undefined, '毎月の返済額をお選びください。')
  return {
    body: {
      repaymentCompleteMonth: totals.completeMonth,
      totalInterestAmount: formatYen(totals.totalInterest),
      totalRepaymentAmount: formatYen(totals.totalRepayment),
    },
  }
}

/** Responds with the progress of the identity check, which is the same for deferred payment and for lending. */
export function respondWithSetupProgress({ circumstances: { setupStatus, isNewer } }: Context): SandboxResult {
  return { body: { status: isNewer ? newerMember : setupStatus } }
}

/** The handlers of the lending page's calls. */
export const lendingHandlers = [
  defineHandler(getLendingKycPostPaySetupProgress, (_input, context) => respondWithSetupProgress(context)),
  defineHandler(getLandingPage, (_input, context) => ({
    body: {
      defaultBankAccount: context.circumstances.hasBankAccount ? { bankName: 'みほん銀行', branchName: '本店' } : null,
      lendingUser: {
        isEkyc: context.circumstances.setupStatus === 'FUNDS_CREATED',
        isSolicitingDenied: context.circumstances.isSolicitingDenied,
      },
      interestRate: lendingTerms.interestRate.toFixed(1),
      preferentialInterestRate: context.circumstances.preferentialInterestRate?.toFixed(1) ?? null,
      loanableAmount: formatYen(getMaxLoan(context)),
      serviceConfig: { maxLoanableAmountLimit: formatYen(lendingTerms.maxLoanableAmountLimit) },
    },
  })),
  defineHandler(listMonthlyRepayAmountChoices, ({ loanAmount }, context) => {
    checkLoan(loanAmount)
    return { body: { monthlyRepayAmountChoices: listRepayAmounts(loanAmount, getAnnualRate(context)).map(formatYen) } }
  }),
  defineHandler(simulateRepayment, simulateLoan),
]
