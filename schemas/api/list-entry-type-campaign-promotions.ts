import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { entryEligibility, promotion, promotionKey } from './promotion.ts'

export const request = z.object({ promotionKeys: z.array(promotionKey).check(z.maxLength(100)) })

/** The promotions with these keys, and whether the user may enter; also of the anonymous call. */
export const response = z.object({ promotions: z.array(promotion), entryEligibility })
