import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { maybe } from './values.ts'

/** Invitation data (specification §3). `registeredInviteCode` is the code that this user has entered, if any. */
export const response = z.object({
  registeredInviteCode: maybe(z.string()),
  ownInviteCode: z.string(),
  hasMercard: z.boolean(),
})
