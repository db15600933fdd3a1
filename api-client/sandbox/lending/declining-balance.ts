import { lendingBounds } from './lending-terms.ts'

/** A loan: `principal` and `monthlyAmount` in whole yen, `annualRate` in percent with at most two decimals. */
export type Loan = { principal: number; monthlyAmount: number; annualRate: number }

/** One instalment in whole yen: `payment` is `interest` plus `principal`, and `balance` is what is owed after it. */
export type Repayment = { payment: number; interest: number; principal: number; balance: number }

/** A yearly rate in hundredths of a percent, divided by this, is the part of the balance that a month costs. */
const hundredthsToMonth = 100 * 100 * 12

function hundredthsOfPercent(annualRate: number): number {
  const hundredths = Math.round(annualRate * 100)
  const isKnown = hundredths / 100 === annualRate && annualRate >= 0 && annualRate <= lendingBounds.annualRate
  if (!isKnown)
    throw new RangeError(
      `annualRate ${annualRate} is not a rate of 0 to ${lendingBounds.annualRate} percent with at most two decimals`,
    )
  return hundredths
}

function checkYen(name: string, amount: number, greatest: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > greatest)
    throw new RangeError(`${name} ${amount} is not a whole number of yen from 1 to ${greatest}`)
}

/**
 * A month's interest on a balance, in whole yen: a twelfth of the year's, fractions of a yen dropped (1円未満切り捨て).
 * Balance times rate is a whole number below 2^53, so no binary fraction can shift a yen.
 * @throws RangeError for a balance or a rate outside `lendingBounds`
 */
export function monthlyInterest(balance: number, annualRate: number): number {
  checkYen('balance', balance, lendingBounds.principal)
  return Math.floor((balance * hundredthsOfPercent(annualRate)) / hundredthsToMonth)
}

/**
 * The instalments that repay a loan, or nothing when the monthly amount does not repay it within
 * `lendingBounds.instalments`,
 * be it too slowly or never. Each pays the monthly amount, the last one what is left with its interest.
 * @throws RangeError for a principal, a monthly amount or a rate that is out of bounds
 */
export function repayDecliningBalance({ principal, monthlyAmount, annualRate }: Loan): Repayment[] | undefined {
  checkYen('principal', principal, lendingBounds.principal)
  checkYen('monthlyAmount', monthlyAmount, Number.MAX_SAFE_INTEGER)
  if (monthlyAmount <= monthlyInterest(principal, annualRate)) return undefined
  const repayments: Repayment[] = []
  let balance = principal
  while (balance > 0) {
    if (repayments.length === lendingBounds.instalments) return undefined
    const interest = monthlyInterest(balance, annualRate)
    const payment = Math.min(monthlyAmount, balance + interest)
    balance -= payment - interest
    repayments.push({ payment, interest, principal: payment - interest, balance })
  }
  return repayments
}
