import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { easypayAgeRequirement } from '../enumerations.ts'
import { member } from './values.ts'

/**
 * Whether the user may apply for easypay, and whether the identity check is required first (specification §3). The
 * values of `applicability` are not shown; the age requirement is the one enumeration of §3 that fits.
 */
export const response = z.object({ applicability: member(easypayAgeRequirement), needsKyc: z.boolean() })
