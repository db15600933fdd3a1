import '#schemas/no-code-generation.ts'
import * as z from 'zod/mini'

const text = z.string()

/** The part of the published calendar that screens read. */
export const calendar = z.object({
  campaigns: z.array(z.object({ month: text, id: text, title: text, period: z.object({ start: text, end: text }) })),
})
