import { repay, type Loan } from '#domain/money/instalments.ts'
import { inJapan } from '#domain/time/format-time.ts'

import { lendingTerms } from './lending-terms.ts'

/** Round monthly amounts in yen, four per power of ten. */
const roundAmounts = [1, 10, 100, 1_000].flatMap((scale) =>
  [1_000, 2_000, 3_000, 5_000].map((amount) => amount * scale),
)

/**
 * Returns the loan rounded down to whole thousands of yen, or the loan itself below one thousand. It is repaid in two
 * instalments, or three for some odd amounts.
 */
function getMaxRepayAmount(loanAmount: number): number {
  return loanAmount < 1_000 ? loanAmount : loanAmount - (loanAmount % 1_000)
}

/**
 * Lists the monthly repayments to choose from, in yen, ascending: one to eight, without duplicates (specification §3,
 * D11, D19). They are round amounts that repay the loan within `maxInstalments` and, as the highest, about the loan
 * itself. Round amounts above two thirds of the highest are omitted, because they would hardly differ from it.
 *
 * @param loanAmount whole yen, from 1
 * @param annualRate percent, at most two decimals
 */
export function listRepayAmounts(loanAmount: number, annualRate: number): number[] {
  const max = getMaxRepayAmount(loanAmount)
  const amounts = [...roundAmounts.filter((amount) => amount * 3 <= max * 2), max]
  return amounts.filter((monthlyRepayAmount) =>
    repay({ loanAmount, monthlyRepayAmount, annualRate }, lendingTerms.maxInstalments),
  )
}

/** Totals in whole yen; `completeMonth` is the month of the last instalment in Japan time: `2025-03`. */
export type RepaymentTotals = { totalInterest: number; totalRepayment: number; completeMonth: string }

/**
 * Computes what a loan costs that is borrowed at an instant, in milliseconds since 1970 UTC: one instalment a month, the
 * first in the month after borrowing (specification §3 Lending, D19). Undefined for a loan that is not repaid within
 * `maxInstalments`.
 *
 * Interest is monthly, not daily, because the simulation only knows months (`repaymentCompleteMonth`): the same choice
 * costs the same on any day and in a leap year. A contract with daily interest would differ, most in the days between
 * borrowing and the first instalment.
 */
export function computeRepayment(loan: Loan, borrowedAt: number): RepaymentTotals | undefined {
  const instalments = repay(loan, lendingTerms.maxInstalments)
  if (!instalments) return undefined
  const totalInterest = instalments.reduce((total, { interest }) => total + interest, 0)
  const { year, month } = inJapan(borrowedAt)
  return {
    totalInterest,
    totalRepayment: loan.loanAmount + totalInterest,
    completeMonth: new Date(Date.UTC(year, month - 1 + instalments.length)).toISOString().slice(0, 7),
  }
}
