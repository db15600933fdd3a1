import { repayDecliningBalance } from './declining-balance.ts'

/** Monthly amounts that are easy to name, in yen: four to each power of ten. */
const roundAmounts = [1, 10, 100, 1_000].flatMap((scale) =>
  [1_000, 2_000, 3_000, 5_000].map((amount) => amount * scale),
)

/**
 * The loan in whole thousands of yen, or what it is below one thousand: repaid in two instalments, three for some odd
 * sums.
 */
function greatestChoice(loanAmount: number): number {
  return loanAmount < 1_000 ? loanAmount : loanAmount - (loanAmount % 1_000)
}

/**
 * The monthly repayments that a person can choose from, in yen, ascending: one to eight of them, none twice
 * (specification §3, D11, D19).
 * They are round amounts that repay the loan in time (`lendingBounds.instalments`) and, as the greatest, about the loan
 * itself.
 * A round amount above two thirds of the greatest is left out: it would hardly differ from it.
 *
 * @param loanAmount whole yen, from 1
 * @param annualRate percent, at most two decimals
 * @throws RangeError for an amount or a rate outside `lendingBounds`
 */
export function monthlyRepayAmountChoices(loanAmount: number, annualRate: number): number[] {
  const greatest = greatestChoice(loanAmount)
  const choices = [...roundAmounts.filter((amount) => amount * 3 <= greatest * 2), greatest]
  return choices.filter((monthlyAmount) => repayDecliningBalance({ principal: loanAmount, monthlyAmount, annualRate }))
}
