import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { entryEligibility, promotion, promotionKey } from './promotion.ts'

export const request = z.object({ promotionKeys: z.array(promotionKey).check(z.maxLength(100)) })

export const response = z.object({ promotions: z.array(promotion), entryEligibility })
