import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { maybe, percent, yen } from './values.ts'

/**
 * Initial data of the lending page (specification §3, §7). Rates are percent per year, amounts yen. A visitor without a
 * bank account, a rate or a limit has no such field (decision record 9). `isEkyc` is not used, because the set-up status
 * decides (§4), so it may have any value.
 */
export const response = z.object({
  defaultBankAccount: maybe(z.unknown()),
  lendingUser: z.object({ isEkyc: z.catch(maybe(z.boolean()), undefined), isSolicitingDenied: z.boolean() }),
  interestRate: maybe(percent()),
  preferentialInterestRate: maybe(percent()),
  loanableAmount: maybe(yen()),
  serviceConfig: z.object({ maxLoanableAmountLimit: yen() }),
})
