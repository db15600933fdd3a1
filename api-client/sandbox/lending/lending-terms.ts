/**
 * Terms of the sandbox's lender (D19), which its responses contain. Rates in percent a year, amounts in yen. Terms
 * stated on the page itself, such as 最大額, are content (`content/screens/lending.yaml`); the simulator requests them
 * from the server.
 */
export const lendingTerms = {
  interestRate: 15,
  preferentialInterestRate: 9,
  /** Maximum loan of the service. */
  maxLoanableAmountLimit: 500_000,
  /** Maximum loan of the visitor. */
  loanableAmount: 300_000,
  /** Both the minimum amount and the step between amounts. */
  loanAmountStep: 1_000,
}

/** Maximum values of the repayment calculation, whatever the terms; it throws a RangeError for anything beyond. */
export const loanLimits = {
  /** In yen. */
  principal: 10_000_000,
  /** In percent a year: legal maximum for the smallest loans (利息制限法, Interest Rate Restriction Act, article 1). */
  annualRate: 20,
  /** Five years of monthly instalments: slower repayment is neither offered nor computed. */
  instalments: 60,
}
