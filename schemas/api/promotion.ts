import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { periodStatus } from '../enumerations.ts'
import { maybe, member } from './values.ts'

/** The name by which a promotion is known to the server. */
export const promotionKey = z.string().check(z.minLength(1), z.maxLength(100))

/** A promotion of an entry campaign (specification §3). `periodStatus` is UNSPECIFIED where the server says none. */
export const promotion = z.object({ promotionKey, isEntered: z.boolean(), periodStatus: member(periodStatus) })

/** Whether somebody may enter; anonymous visitors are told nothing of it. */
export const entryEligibility = maybe(z.object({ isRealcardActive: z.boolean() }))

export type Promotion = z.output<typeof promotion>
