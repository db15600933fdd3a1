import { hundredthsOfPercent, monthlyInterest, repay, type Instalment } from '#domain/money/loans.ts'

import { loanLimits } from './lending-terms.ts'

/** A loan of the sandbox: amounts in whole yen, `annualRate` in percent with at most two decimals. */
export type Loan = { principal: number; monthlyAmount: number; annualRate: number }

function checkRate(annualRate: number): void {
  const isValid =
    hundredthsOfPercent(annualRate) !== undefined && annualRate >= 0 && annualRate <= loanLimits.annualRate
  if (!isValid)
    throw new RangeError(
      `annualRate ${annualRate} is not a rate of 0 to ${loanLimits.annualRate} percent with at most two decimals`,
    )
}

function checkYen(name: string, amount: number, max: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > max)
    throw new RangeError(`${name} ${amount} is not a whole number of yen from 1 to ${max}`)
}

/**
 * Returns a month's interest on a balance, in whole yen, as domain/money/loans.ts computes it.
 * @throws RangeError for a balance or rate outside `loanLimits`
 */
export function interestWithinLimits(balance: number, annualRate: number): number {
  checkYen('balance', balance, loanLimits.principal)
  checkRate(annualRate)
  return monthlyInterest(balance, annualRate) ?? 0
}

/**
 * Returns the instalments that repay a loan, as domain/money/loans.ts computes them; undefined if the monthly amount
 * does not repay it within `loanLimits.instalments`, or ever.
 * @throws RangeError for a principal, monthly amount or rate out of bounds
 */
export function repayWithinLimits({ principal, monthlyAmount, annualRate }: Loan): Instalment[] | undefined {
  checkYen('principal', principal, loanLimits.principal)
  checkYen('monthlyAmount', monthlyAmount, Number.MAX_SAFE_INTEGER)
  checkRate(annualRate)
  return repay({ loanAmount: principal, monthlyRepayAmount: monthlyAmount, annualRate }, loanLimits.instalments)
}
