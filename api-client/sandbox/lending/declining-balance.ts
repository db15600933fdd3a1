import { lendingBounds } from './lending-terms.ts'

/** `principal` and `monthlyAmount` in whole yen, `annualRate` in percent with at most two decimals. */
export type Loan = { principal: number; monthlyAmount: number; annualRate: number }

/** One instalment in whole yen: `payment` is `interest` plus `principal`, and `balance` is what is owed after it. */
export type Repayment = { payment: number; interest: number; principal: number; balance: number }

/** Divides an annual rate in hundredths of a percent into the fraction of the balance charged per month. */
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
 * A month's interest on a balance, in whole yen: a twelfth of the annual rate, rounded down (1円未満切り捨て). Balance times
 * rate is an integer below 2^53, so floating point cannot shift the result by a yen.
 * @throws RangeError for a balance or rate outside `lendingBounds`
 */
export function monthlyInterest(balance: number, annualRate: number): number {
  checkYen('balance', balance, lendingBounds.principal)
  return Math.floor((balance * hundredthsOfPercent(annualRate)) / hundredthsToMonth)
}

/**
 * The instalments that repay a loan; undefined when the monthly amount does not repay it within
 * `lendingBounds.instalments`, or ever. Each instalment is the monthly amount, the last one the remainder with its
 * interest.
 * @throws RangeError for a principal, monthly amount or rate out of bounds
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
