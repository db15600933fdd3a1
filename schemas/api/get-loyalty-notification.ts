import '../no-code-generation.ts'
import * as z from 'zod/mini'

/** A notification is fetched by its id; its content is not shown (specification §3, D16). */
export const request = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
