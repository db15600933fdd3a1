import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { yen } from './values.ts'

/** A loan amount in yen. */
export const request = z.object({ loanAmount: z.int().check(z.minimum(1)) })

/** Maximum plausible number of choices; a longer response counts as malformed. */
const maxChoices = 1_000

/** Amounts in yen to choose a monthly repayment from, without duplicates; zero would never repay a loan. */
const choices = z.pipe(
  z.array(yen()).check(z.maxLength(maxChoices)),
  z.transform((amounts) => [...new Set(amounts)].filter((amount) => amount > 0)),
)

export const response = z.object({ monthlyRepayAmountChoices: choices })
