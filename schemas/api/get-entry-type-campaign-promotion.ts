import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { entryEligibility, promotion, promotionKey } from './promotion.ts'

export const request = z.object({ promotionKey })

export const response = z.object({ promotion, entryEligibility })
