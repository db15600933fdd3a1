import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { easypayAgeRequirement } from '../enumerations.ts'
import { member } from './values.ts'

/**
 * Whether somebody may apply for easypay, and whether the identity check comes first (specification §3). What
 * `applicability` can be is not shown; the age requirement is the one enumeration of §3 that answers the question.
 */
export const response = z.object({ applicability: member(easypayAgeRequirement), needsKyc: z.boolean() })
