import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { yen } from './values.ts'

/** Both in yen. */
export const request = z.object({
  loanAmount: z.int().check(z.minimum(1)),
  monthlyRepayAmount: z.int().check(z.minimum(1)),
})

/** The month of full repayment, `2025-03` in Japan time, and totals in yen. */
export const response = z.object({
  repaymentCompleteMonth: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  totalInterestAmount: yen(),
  totalRepaymentAmount: yen(),
})
