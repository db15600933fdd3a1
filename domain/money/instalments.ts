/** A loan repaid by the same amount every month: whole yen, and percent a year. */
export type Loan = { loanAmount: number; monthlyRepayAmount: number; annualRate: number }

/** One instalment in whole yen: `payment` is `interest` plus `principal`, and `balance` is the remaining debt. */
export type Instalment = { payment: number; interest: number; principal: number; balance: number }

/** Divisor that converts a balance times a rate, in hundredths of a percent a year, to the interest of a month. */
const hundredthsToMonth = 100 * 100 * 12

/**
 * Computes a month's interest on a balance, in whole yen: a twelfth of the annual rate, rounded down (1円未満切り捨て).
 * Balance times rate is an integer below 2^53, so floating point cannot shift it by a yen. Undefined for a rate with
 * more than two decimals, which would not be exact to the yen.
 */
export function monthlyInterest(balance: number, annualRate: number): number | undefined {
  const hundredths = Math.round(annualRate * 100)
  if (hundredths / 100 !== annualRate) return undefined
  return Math.floor((balance * hundredths) / hundredthsToMonth)
}

/**
 * Computes the instalments that repay a loan: each is the monthly amount, the last one the remainder with its interest.
 * Undefined for a loan that is not repaid within `maxInstalments`, or ever, and for a rate with more than two
 * decimals. The check, the screen's examples and the sandbox all use this calculation.
 */
export function repay(
  { loanAmount, monthlyRepayAmount, annualRate }: Loan,
  maxInstalments: number,
): Instalment[] | undefined {
  const instalments: Instalment[] = []
  let balance = loanAmount
  while (balance > 0) {
    const interest = monthlyInterest(balance, annualRate)
    if (interest === undefined || monthlyRepayAmount <= interest || instalments.length === maxInstalments)
      return undefined
    const payment = Math.min(monthlyRepayAmount, balance + interest)
    balance -= payment - interest
    instalments.push({ payment, interest, principal: payment - interest, balance })
  }
  return instalments
}
