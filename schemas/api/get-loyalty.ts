import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { percent } from './values.ts'

/** Loyalty (specification §3): the point rates, in percent, for payments inside and outside the marketplace. */
export const response = z.object({
  pointRateForInnerPay: percent(),
  pointRateForOuterPay: percent(),
  hasActiveCard: z.boolean(),
})
