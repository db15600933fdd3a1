import '../no-code-generation.ts'
import * as z from 'zod/mini'

/** The code of the person who sent the invitation; its form was not given, so only its length is limited. */
export const request = z.object({ inviteCode: z.string().check(z.minLength(1), z.maxLength(100)) })
