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
  /** Maximum number of monthly instalments, five years; slower repayment is not offered. */
  maxInstalments: 60,
}
