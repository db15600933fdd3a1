import type { Call } from './call.ts'

// The calls of the group “Lending” below `/api/v1/`: what the lending page and its simulator request.

/** Returns the visitor's limit and rates, whether they have a bank account, and whether they decline offers. */
export const getLandingPage = {
  path: '/api/v1/lending/get_landing_page',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Lending: Landing page',
  schemas: () => import('#schemas/api/get-landing-page.ts'),
} satisfies Call

/** Returns the progress of the visitor's identity check. */
export const getLendingKycPostPaySetupProgress = {
  path: '/api/v1/lending/get_kyc_post_pay_setup_progress',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Lending: KYC post-pay setup progress',
  schemas: () => import('#schemas/api/get-kyc-post-pay-setup-progress.ts'),
} satisfies Call

/** Returns the monthly repayments, in yen, from which the visitor chooses for a loan. */
export const listMonthlyRepayAmountChoices = {
  path: '/api/v1/lending/list_monthly_repay_amount_choices',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Lending: Monthly repay amount choices',
  schemas: () => import('#schemas/api/list-monthly-repay-amount-choices.ts'),
} satisfies Call

/** Returns what a loan costs, in yen, and the month in which it is repaid. */
export const simulateRepayment = {
  path: '/api/v1/lending/simulate_repayment',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Lending: Repayment simulation',
  schemas: () => import('#schemas/api/simulate-repayment.ts'),
} satisfies Call
