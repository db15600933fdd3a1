/**
 * The terms of the sandbox's lender (D19), which its answers state. Rates in percent a year, amounts in yen. What the
 * page itself states, such as 最大額, is content (`content/screens/lending.yaml`); the simulator asks the server.
 */
export const lendingTerms = {
  interestRate: 15,
  preferentialInterestRate: 9,
  /** The most that the service lends to anyone. */
  maxLoanableAmountLimit: 500_000,
  /** The most that it lends to the visitor. */
  loanableAmount: 300_000,
  /** Both the lowest amount and the step between amounts. */
  loanAmountStep: 1_000,
}

/** What the arithmetic accepts; anything beyond throws a RangeError. */
export const lendingBounds = {
  /** Yen. */
  principal: 10_000_000,
  /** Percent a year: the legal maximum for the smallest loans (利息制限法, Interest Rate Restriction Act, article 1). */
  annualRate: 20,
  /** Five years of monthly instalments: slower repayment is neither offered nor computed. */
  instalments: 60,
}
