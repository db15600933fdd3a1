import { repayWithinLimits } from './loans-within-limits.ts'

/** Round monthly amounts in yen, four per power of ten. */
const niceAmounts = [1, 10, 100, 1_000].flatMap((scale) => [1_000, 2_000, 3_000, 5_000].map((amount) => amount * scale))

/**
 * Returns the loan rounded down to whole thousands of yen, or the loan itself below one thousand. It is repaid in two
 * instalments, or three for some odd amounts.
 */
function maxChoice(loanAmount: number): number {
  return loanAmount < 1_000 ? loanAmount : loanAmount - (loanAmount % 1_000)
}

/**
 * Returns the monthly repayments to choose from, in yen, ascending: one to eight, without duplicates (specification §3,
 * D11, D19). They are round amounts that repay the loan within `loanLimits.instalments` and, as the highest, about
 * the loan itself. Round amounts above two thirds of the highest are omitted, because they would hardly differ from it.
 *
 * @param loanAmount whole yen, from 1
 * @param annualRate percent, at most two decimals
 * @throws RangeError for an amount or rate outside `loanLimits`
 */
export function monthlyRepayAmountChoices(loanAmount: number, annualRate: number): number[] {
  const max = maxChoice(loanAmount)
  const choices = [...niceAmounts.filter((amount) => amount * 3 <= max * 2), max]
  return choices.filter((monthlyAmount) => repayWithinLimits({ principal: loanAmount, monthlyAmount, annualRate }))
}
