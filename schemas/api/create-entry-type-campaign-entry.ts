import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { promotionKey } from './promotion.ts'

/** The promotion to enter; the response is not shown (specification §3). */
export const request = z.object({ promotionKey })
