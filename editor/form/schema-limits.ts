import { z } from 'zod'

/** The limits that a schema states, in the terms of JSON Schema. */
const limits = z.object({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  pattern: z.string().optional(),
})

/** The largest number that anyone types; JSON Schema states the largest safe one for every whole number. */
const largestTyped = 1e12

/** Returns the limits of a schema, without a maximum that nobody reaches. */
export function getLimits(schema: z.core.$ZodType): z.infer<typeof limits> {
  const { maximum, ...others } = limits.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return maximum === undefined || maximum > largestTyped ? others : { ...others, maximum }
}

/** Describes the limits of a number for its hint; empty if one of them is missing. */
export function describeLimits(schema: z.core.$ZodType): string {
  const { minimum, maximum } = getLimits(schema)
  return minimum === undefined || maximum === undefined ? '' : `${minimum}から${maximum}まで。`
}
