/** What the sandbox's lender offers (D19): the one place for its numbers. Rates in percent a year, amounts in yen. */
export const lendingTerms = {
  interestRate: 15,
  preferentialInterestRate: 9,
  /** The most that the service lends to anyone. */
  maxLoanableAmountLimit: 500_000,
  /** The most that it lends to the visitor. */
  loanableAmount: 300_000,
  /** Both the least that can be borrowed and the step between amounts. */
  loanAmountStep: 1_000,
}

/** What the arithmetic accepts. Anything beyond is refused with a RangeError. */
export const lendingBounds = {
  /** Yen. */
  principal: 10_000_000,
  /** Percent a year: no loan may cost more, however small (利息制限法, Interest Rate Restriction Act, article 1). */
  annualRate: 20,
  /** Five years of monthly instalments: a slower repayment is neither offered nor computed. */
  instalments: 60,
}
