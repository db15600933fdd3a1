import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { yen } from './values.ts'

/** A loan amount in yen. */
export const request = z.object({ loanAmount: z.int().check(z.minimum(1)) })

/** More than anybody could choose from; an answer with more is none that a screen can show. */
const mostChoices = 1_000

/** The amounts in yen from which a monthly repayment is chosen, each once; nothing a month repays no loan. */
const choices = z.pipe(
  z.array(yen()).check(z.maxLength(mostChoices)),
  z.transform((amounts) => [...new Set(amounts)].filter((amount) => amount > 0)),
)

export const response = z.object({ monthlyRepayAmountChoices: choices })
