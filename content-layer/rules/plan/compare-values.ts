/*
 * Compares planned values with those of an object: a campaign, an offer of a screen, or the page of a screen.
 */

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { parseFact } from '#schemas/facts.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { Figures } from '../../placeholders/lenient-fields.ts'
import { columns, fieldPaths } from '../../plan/columns.ts'
import { describePoints, nothing } from '../../plan/describe-planned.ts'
import { readConditions } from '../../plan/parse-cells.ts'
import type { PlannedFact, PlannedValues } from '../../plan/planned.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { getValue } from '../../source/fields/paths.ts'

/**
 * A planned value and the campaign's value, formatted for people. A difference is reported at `path`; if that field is
 * missing, at `related`, by default the headline.
 */
export type PlanComparison = { path: Path; related?: Path; label: string; planned: string; actual: string }

/** Compares the value of the field that a column of the plan decides. */
export function compareField(
  column: keyof typeof fieldPaths,
  [planned, actual]: readonly [planned: string, actual: string],
): PlanComparison {
  return { path: fieldPaths[column], label: columns[column].heading, planned, actual }
}

/** Returns whether a declared fact has a planned value, with as many decimals as either is written with. */
function hasValue(declared: string, { fact }: PlannedFact): boolean {
  const valueOf = (value: object | undefined) => JSON.stringify({ ...value, decimals: undefined })
  return valueOf(parseFact(declared)) === valueOf(fact)
}

/** Compares the figures of sentences; one that is not declared is missing. */
export function compareFacts(
  planned: readonly PlannedFact[],
  declared: Readonly<Record<string, unknown>>,
): PlanComparison[] {
  return planned.map((fact) => {
    const actual = Object.hasOwn(declared, fact.name) ? String(declared[fact.name]) : nothing
    const path = ['facts', fact.name]
    return { path, label: `数字 ${fact.name}`, planned: fact.text, actual: hasValue(actual, fact) ? fact.text : actual }
  })
}

/** Compares the conditions, in whatever way they are separated. */
export function compareConditions(planned: string, conditions: readonly string[] = []): PlanComparison {
  const actual = readConditions(conditions.join(''))
  return {
    path: ['conditions'],
    label: '条件',
    planned: planned || nothing,
    actual: actual === planned ? planned || nothing : conditions.join('、') || nothing,
  }
}

/** Returns the two times as they are written, or both as planned if they are the same instant. */
function writtenTimes(
  parse: (text: string) => number,
  planned: string,
  actual: string | undefined,
): [planned: string, actual: string] {
  if (actual === undefined) return [planned, nothing]
  return [planned, parse(planned) === parse(actual) ? planned : actual]
}

/** Compares a value only if the plan decides it. */
export function ifPlanned<Value>(
  planned: Value | undefined,
  compare: (planned: Value) => PlanComparison | readonly PlanComparison[],
): PlanComparison[] {
  return planned === undefined ? [] : [compare(planned)].flat()
}

/** Compares the cap, in points; `null` is none. */
export function compareCap(planned: number | null, actual: number | null | undefined): PlanComparison {
  return compareField('cap', [describePoints(planned), describePoints(actual)])
}

/** Compares the period and the grant day. */
export function compareDates(
  { start, end, grant }: Partial<PlannedValues>,
  { period, grantBy }: Partial<Pick<Figures, 'period' | 'grantBy'>>,
): PlanComparison[] {
  return [
    ...ifPlanned(start, (planned) => compareField('start', writtenTimes(parseStart, planned, period?.start))),
    ...ifPlanned(end, (planned) => compareField('end', writtenTimes(parseEnd, planned, period?.end))),
    ...ifPlanned(grant, (day) => ({
      ...compareField('grant', [day ?? nothing, grantBy ?? nothing]),
      related: ['period'],
    })),
  ]
}

/** Returns whether a file has the field: omitted values are undefined, false or an empty list. */
function hasField(data: object, path: Path): boolean {
  const value = getValue(data, path)
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
}

/** Returns the compared values that differ, each at its field. */
export function reportDifferences(
  data: object,
  comparisons: readonly PlanComparison[],
  row: number,
): FieldDiagnostic[] {
  return comparisons
    .filter(({ planned, actual }) => planned !== actual)
    .map(({ path, related = ['headline'], label, planned, actual }) => ({
      path,
      ...(hasField(data, path) ? {} : { related }),
      kind: 'differs-from-plan',
      details: { label, planned, actual, row },
    }))
}
