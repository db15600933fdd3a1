import { z } from 'zod'

const schemaDiagnosticKinds = [
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

/**
 * Kind of diagnostic that a refinement of a schema reports, for a value of the right type. The content layer does not
 * compile without a message for each.
 */
export type SchemaDiagnosticKind = (typeof schemaDiagnosticKinds)[number]

/** Returns whether a value, which zod reports as the `kind` of an issue, is one of these. */
export function isSchemaDiagnosticKind(value: unknown): value is SchemaDiagnosticKind {
  return schemaDiagnosticKinds.some((candidate) => candidate === value)
}

/**
 * Returns the parameters of a refinement: the kind of diagnostic that it reports, as in `.refine(isDay, reportAs('bad-day'))`.
 * If its field is missing, the diagnostic is positioned at `related`.
 */
export function reportAs(
  kind: SchemaDiagnosticKind,
  related?: string,
): { params: { kind: SchemaDiagnosticKind; related?: string | undefined } } {
  return { params: { kind, related } }
}

/** Parameters of the refinement of a table's rows: its message needs more than the value. */
export const tableWidthParams = z.object({
  kind: z.literal('table-width'),
  details: z.object({ row: z.int(), actual: z.int(), expected: z.int() }),
})

export type TableWidthParams = z.output<typeof tableWidthParams>
