import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { yen } from './values.ts'

/** A loan amount in yen. */
export const request = z.object({ loanAmount: z.int().check(z.minimum(1)) })

/** The amounts in yen from which a monthly repayment is chosen. */
export const response = z.object({ monthlyRepayAmountChoices: z.array(yen()) })
