import '../no-code-generation.ts'
import * as z from 'zod/mini'

export const response = z.object({ trackingId: z.string() })
