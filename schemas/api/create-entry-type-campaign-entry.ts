import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { promotionKey } from './promotion.ts'

export const request = z.object({ promotionKey })
