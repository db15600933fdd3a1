import { z } from 'zod'

const rules = [
  'affiliate-incomplete',
  'alt-says-nothing',
  'bad-date',
  'bad-day',
  'bad-fact',
  'bad-link',
  'bad-placeholders',
  'bad-url',
  'control-character',
  'duplicate-id',
  'empty-text',
  'entry-without-way',
  'headline-rate-unit',
  'headline-without-rate',
  'link-without-label',
  'low-contrast',
  'not-an-origin',
  'period-reversed',
  'rate-without-cap',
  'reserved-id',
  'too-many-decimals',
  'wrong-placeholders',
] as const

/** A rule that a value of the right type can violate. The content layer does not compile without a message for each. */
export type Rule = (typeof rules)[number]

/** Returns whether a value, which zod reports as the `kind` of an issue, is one of these rules. */
export function isRule(value: unknown): value is Rule {
  return rules.some((candidate) => candidate === value)
}

/**
 * Returns the parameters of a refinement that checks a rule. If its field is missing, the diagnostic is positioned at
 * `related`.
 */
export function rule(kind: Rule, related?: string): { params: { kind: Rule; related?: string | undefined } } {
  return { params: { kind, related } }
}

/** Parameters of a rule with a message that needs more than the value. */
export const measuredRule = z.object({
  kind: z.literal('table-width'),
  details: z.object({ row: z.int(), actual: z.int(), expected: z.int() }),
})

export type MeasuredRule = z.output<typeof measuredRule>
