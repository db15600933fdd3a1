import '../no-code-generation.ts'
import * as z from 'zod/mini'

/** The tracking id of entry campaigns (specification §3). */
export const response = z.object({ trackingId: z.string() })
