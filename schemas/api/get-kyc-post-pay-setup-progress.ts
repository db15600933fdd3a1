import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { kycPostPaySetupStatus } from '../enumerations.ts'
import { member } from './values.ts'

/** Progress of the identity check for deferred payment; only FUNDS_CREATED means done (specification §4). */
export const response = z.object({ status: member(kycPostPaySetupStatus) })
