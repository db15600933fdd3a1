import type { Instalment as Repayment } from '#domain/money/loans.ts'

import { type Loan, interestWithinLimits, repayWithinLimits } from './loans-within-limits.ts'
import { loanLimits } from './lending-terms.ts'
import { japanMonthAfter } from './months.ts'

/** One instalment: the month in which it is due (`YYYY-MM`, Japan time), all else in whole yen. */
export type Instalment = Repayment & { month: string }

/** Totals in whole yen; `completeMonth` is the month of the last instalment (`YYYY-MM`, Japan time). */
export type RepaymentSchedule = {
  instalments: Instalment[]
  totalInterest: number
  totalRepayment: number
  completeMonth: string
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Creates the error for a monthly amount that does not repay the loan within `loanLimits.instalments`. */
function slowRepaymentError({ principal, monthlyAmount, annualRate }: Loan): RangeError {
  const interest = interestWithinLimits(principal, annualRate)
  const reason =
    monthlyAmount > interest
      ? `takes more than ${loanLimits.instalments} instalments`
      : `never ends: its first month costs ${interest} yen`
  return new RangeError(
    `repaying ${principal} yen by ${monthlyAmount} yen a month ${reason}; take one of monthlyRepayAmountChoices`,
  )
}

/**
 * Computes how a loan is repaid: one instalment a month, the first in the month after borrowing (specification §3
 * Lending, D19).
 *
 * Interest is monthly: a twelfth of the annual rate on the remaining balance, rounded down to whole yen each month. It
 * is not daily, because the simulation only knows months (`repaymentCompleteMonth`): the same choice costs the same on
 * any day and in a leap year. A contract with daily interest would differ, most in the days between borrowing and the
 * first instalment. A higher monthly amount or a lower rate never takes longer or costs more: rounding down preserves
 * that order.
 *
 * @param loan yen and percent; `start` is the instant of borrowing in milliseconds since 1970 UTC
 * @throws RangeError for an amount, rate or instant out of bounds, and for a monthly amount that does not repay the
 *   loan within `loanLimits.instalments`; none of `monthlyRepayAmountChoices` is such an amount
 */
export function repaymentSchedule({ start, ...loan }: Loan & { start: number }): RepaymentSchedule {
  const repayments = repayWithinLimits(loan)
  if (!repayments) throw slowRepaymentError(loan)
  return {
    instalments: repayments.map((repayment, index) => ({ month: japanMonthAfter(start, index + 1), ...repayment })),
    totalInterest: sum(repayments.map(({ interest }) => interest)),
    totalRepayment: sum(repayments.map(({ payment }) => payment)),
    completeMonth: japanMonthAfter(start, repayments.length),
  }
}
