import { type Loan, monthlyInterest, type Repayment, repayDecliningBalance } from './declining-balance.ts'
import { lendingBounds } from './lending-terms.ts'
import { japanMonthAfter } from './months.ts'

/** One instalment: the month in which it is paid (`YYYY-MM`, Japan time), the rest in whole yen. */
export type Instalment = Repayment & { month: string }

/**
 * How a loan is repaid: totals in whole yen, `completeMonth` the month of the last instalment (`YYYY-MM`, Japan time).
 */
export type RepaymentSchedule = {
  instalments: Instalment[]
  totalInterest: number
  totalRepayment: number
  completeMonth: string
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function refusal({ principal, monthlyAmount, annualRate }: Loan): RangeError {
  const interest = monthlyInterest(principal, annualRate)
  const reason =
    monthlyAmount > interest
      ? `takes more than ${lendingBounds.instalments} instalments`
      : `never ends: its first month costs ${interest} yen`
  return new RangeError(
    `repaying ${principal} yen by ${monthlyAmount} yen a month ${reason}; take one of monthlyRepayAmountChoices`,
  )
}

/**
 * How a loan is repaid: one instalment a month, the first in the month after borrowing (specification §3 Lending, D19).
 *
 * Interest is monthly, a twelfth of the yearly rate on the balance that is left, fractions of a yen dropped each month.
 * It is not by days, because the simulation knows months only (`repaymentCompleteMonth`): the same choice costs the
 * same on
 * any day and in a leap year. A contract by days would differ, most for the days between borrowing and the first
 * instalment.
 * More a month never lasts longer nor costs more, nor does a lower rate: dropping fractions keeps that order.
 *
 * @param loan yen and percent, and `start`, the instant of borrowing in milliseconds since 1970 UTC
 * @throws RangeError for an amount, rate or instant that is out of bounds, and for a monthly amount that does not repay
 *   the loan within `lendingBounds.instalments`; none of `monthlyRepayAmountChoices` is such an amount
 */
export function repaymentSchedule({ start, ...loan }: Loan & { start: number }): RepaymentSchedule {
  const repayments = repayDecliningBalance(loan)
  if (!repayments) throw refusal(loan)
  return {
    instalments: repayments.map((repayment, index) => ({ month: japanMonthAfter(start, index + 1), ...repayment })),
    totalInterest: sum(repayments.map(({ interest }) => interest)),
    totalRepayment: sum(repayments.map(({ payment }) => payment)),
    completeMonth: japanMonthAfter(start, repayments.length),
  }
}
