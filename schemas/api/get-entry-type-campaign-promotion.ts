import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { entryEligibility, promotion, promotionKey } from './promotion.ts'

export const request = z.object({ promotionKey })

/** One promotion, and whether the user may enter; also of the anonymous call. */
export const response = z.object({ promotion, entryEligibility })
