/*
 * Compares the fields of a screen with the rows of a plan about it.
 */

import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import { readFigures } from '../../placeholders/lenient-fields.ts'
import { describePoints, describePrice, describeRate, nothing } from '../../plan/describe-planned.ts'
import type { PlannedFact, PlannedRow } from '../../plan/planned.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { getValue } from '../../source/fields/paths.ts'
import {
  compareCap,
  compareConditions,
  compareDates,
  compareFacts,
  reportDifferences,
  ifPlanned,
  type PlanComparison,
} from './compare-values.ts'

/** The subject of a row, a promotion or a whole screen, and the page around it, which has the period. */
type PlannedTarget = { data: object; at: Path; page: object; pageAt: Path }

/** Finds the subject of a row on a screen; undefined if it names a missing promotion. */
function findTarget(name: ScreenName, data: object, id: string): PlannedTarget | undefined {
  if (name !== 'entry') return { data, at: [], page: data, pageAt: [] }
  const { campaigns } = data as ScreenDefinition<'entry'>
  return Object.entries(campaigns).flatMap(([key, page]): PlannedTarget[] => {
    const index = page.promotions.findIndex(({ promotionKey }) => id === `screens/entry/${promotionKey}`)
    const promotion = page.promotions[index]
    const pageAt = ['campaigns', key]
    return promotion ? [{ data: promotion, at: [...pageAt, 'promotions', index], page, pageAt }] : []
  })[0]
}

/** Fields with the figures of a loan, by their names in sentences. */
const loanFields = {
  最小額: { path: ['limits', 'minimum'], kind: 'yen', describe: describePrice },
  最低利率: { path: ['rates', 'lowest'], kind: 'percent', describe: describeRate },
  最高利率: { path: ['rates', 'highest'], kind: 'percent', describe: describeRate },
} as const

function isLoanField(name: string): name is keyof typeof loanFields {
  return Object.hasOwn(loanFields, name)
}

type LoanField = keyof typeof loanFields

function compareLoanField({ fact, text }: PlannedFact, name: LoanField, data: object): PlanComparison {
  const { path, kind, describe } = loanFields[name]
  const value = getValue(readFigures(data), path)
  const actual = typeof value === 'number' ? describe(value) : nothing
  const isSame = fact.kind === kind && fact.value === value
  return { path, label: `数字 ${name}`, planned: text, actual: isSame ? text : actual }
}

/** Positions comparisons of an object at its path in the file. */
function moveTo(path: Path, comparisons: readonly PlanComparison[]): PlanComparison[] {
  return comparisons.map((comparison) => ({ ...comparison, path: [...path, ...comparison.path] }))
}

/** Compares a figure of sentences, which is declared by the subject of the row, or by the page around it. */
function compareFact(fact: PlannedFact, { data, at, page, pageAt }: PlannedTarget): PlanComparison[] {
  if (isLoanField(fact.name)) return [compareLoanField(fact, fact.name, data)]
  const facts = readFigures(data)?.facts ?? {}
  if (Object.hasOwn(facts, fact.name)) return moveTo(at, compareFacts([fact], facts))
  return moveTo(pageAt, compareFacts([fact], readFigures(page)?.facts ?? {}))
}

/** Compares the reward of the subject, its cap and its conditions. */
function compareReward({ values }: PlannedRow, data: object): PlanComparison[] {
  const { headline, bonus, maximumGrantPoint: cap } = readFigures(data) ?? {}
  const { conditions } = data as { conditions?: readonly string[] }
  const figureIn = (unit: string) => (headline?.unit === unit ? headline.figure : undefined)
  const figurePath = ['headline', 'figure']
  return [
    ...ifPlanned(values.rate, (rate) => ({
      path: figurePath,
      label: '率',
      planned: describeRate(rate),
      actual: describeRate(figureIn('%')),
    })),
    ...ifPlanned(values.cap, (planned) => compareCap(planned, cap)),
    ...ifPlanned(values.bonusPoints, (points) => ({
      path: bonus === undefined ? figurePath : ['bonus'],
      label: 'ポイント',
      planned: describePoints(points),
      actual: describePoints(bonus ?? figureIn('P')),
    })),
    ...ifPlanned(values.conditions, (planned) => compareConditions(planned, conditions)),
  ]
}

function compareTarget(row: PlannedRow, target: PlannedTarget): PlanComparison[] {
  const { data, at, page, pageAt } = target
  const comparisons = [
    ...moveTo(at, compareReward(row, data)),
    ...moveTo(pageAt, compareDates(row.values, readFigures(page) ?? {})),
    ...(row.values.facts ?? []).flatMap((fact) => compareFact(fact, target)),
  ]
  return comparisons.map((comparison) => ({ ...comparison, related: [...at, 'title'] }))
}

/** Returns the differences between a screen's fields and the rows of a plan about it. */
export function compareScreenWithPlan(
  name: ScreenName,
  data: object,
  planned: readonly PlannedRow[],
): FieldDiagnostic[] {
  return planned.flatMap((row): FieldDiagnostic[] => {
    const target = findTarget(name, data, row.id)
    const missing = { path: ['campaigns'], label: `特典 ${row.id.split('/').at(-1)}`, planned: 'ある', actual: nothing }
    return reportDifferences(data, target ? compareTarget(row, target) : [missing], row.row)
  })
}
