import { z } from 'zod'

const rules = [
  'affiliate-incomplete',
  'bad-date',
  'bad-link',
  'bad-placeholders',
  'bad-url',
  'control-character',
  'duplicate-id',
  'empty-text',
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

/** What a value of the right type can still break. The content layer does not compile without words for each. */
export type Rule = (typeof rules)[number]

/** True for one of our rules, and not what a refinement without a rule says. */
export function isRule(value: unknown): value is Rule {
  return rules.some((known) => known === value)
}

/**
 * What a refinement tells of the rule that it is for; a field that is missing `beside` another one is told of where
 * that stands.
 */
export function rule(kind: Rule, beside?: string): { params: { kind: Rule; beside?: string | undefined } } {
  return { params: { kind, beside } }
}

/** What a refinement tells of a rule whose words need more than the value. */
export const measuredRule = z.object({
  kind: z.literal('table-width'),
  details: z.object({ row: z.int(), got: z.int(), expected: z.int() }),
})

export type MeasuredRule = z.output<typeof measuredRule>
