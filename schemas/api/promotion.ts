import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { periodStatus } from '../enumerations.ts'
import { maybe, member } from './values.ts'

/** Key that identifies a promotion to the server. */
export const promotionKey = z.string().check(z.minLength(1), z.maxLength(100))

/** A promotion of an entry campaign (specification §3). `periodStatus` is UNSPECIFIED if the server sends none. */
export const promotion = z.object({ promotionKey, isEntered: z.boolean(), periodStatus: member(periodStatus) })

/** Whether the user may enter; absent for anonymous visitors. */
export const entryEligibility = maybe(z.object({ isRealcardActive: z.boolean() }))

export type Promotion = z.output<typeof promotion>
