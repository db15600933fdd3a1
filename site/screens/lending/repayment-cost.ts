/** Amounts in whole yen, `annualRate` in percent. */
type Loan = { loanAmount: number; monthlyRepayAmount: number; annualRate: number }

/** An upper bound; no loan here lasts longer. */
const mostInstalments = 600

/**
 * The number of instalments of a loan, and what they cost in yen. Monthly interest is a twelfth of the yearly rate on
 * the balance, rounded down to whole yen; the last instalment is the remainder. For the examples in the content only: a
 * visitor's own loan is simulated by the server. Undefined for a loan that is never repaid, and for a rate with more
 * than two decimals, for which the arithmetic is not exact to the yen.
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
