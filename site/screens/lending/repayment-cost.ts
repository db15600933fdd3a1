/** Whole yen, and percent a year. */
type Loan = { loanAmount: number; monthlyRepayAmount: number; annualRate: number }

/** No loan here lasts longer than this. */
const mostInstalments = 600

/**
 * How many instalments a loan takes, and what they cost in yen: interest a month is a twelfth of the yearly rate on the
 * balance,
 * fractions of a yen dropped, and the last instalment is what is left. For the content's own examples: what a visitor's
 * loan costs,
 * the server says. Undefined for a loan that never ends so, and for a rate with more than two decimals, whose yen
 * nobody could vouch for.
 */
export function repaymentCost({
  loanAmount,
  monthlyRepayAmount,
  annualRate,
}: Loan): { count: number; total: number } | undefined {
  const hundredths = Math.round(annualRate * 100)
  if (hundredths / 100 !== annualRate) return undefined
  let [balance, count, total] = [loanAmount, 0, 0]
  for (; balance > 0; count += 1) {
    const interest = Math.floor((balance * hundredths) / 120_000)
    if (monthlyRepayAmount <= interest || count === mostInstalments) return undefined
    const payment = Math.min(monthlyRepayAmount, balance + interest)
    balance -= payment - interest
    total += payment
  }
  return { count, total }
}
