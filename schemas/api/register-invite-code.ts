import '../no-code-generation.ts'
import * as z from 'zod/mini'

export const request = z.object({ inviteCode: z.string().check(z.minLength(1), z.maxLength(100)) })
