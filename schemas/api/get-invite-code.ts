import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { maybe } from './values.ts'

/**
 * Invitation data (specification §3). `registeredInviteCode` is the code that this user has entered, if any. `finished`
 * is the finished flag, for which §3 shows no field: false while the campaign runs. If a server does not send it, the
 * campaign is finished, unless the content has a period (D33).
 */
export const response = z.object({
  registeredInviteCode: maybe(z.string()),
  ownInviteCode: z.string(),
  hasMercard: z.boolean(),
  finished: maybe(z.boolean()),
})
