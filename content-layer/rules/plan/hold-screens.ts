import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { FieldDiagnostic, Path } from '../../read/fields/validate.ts'
import { describePoints, describeRate } from '../../read/plan/describe-planned.ts'
import type { PlannedFact, PlannedScreen } from '../../read/plan/planned.ts'
import { readFigures } from '../../terms/figures.ts'
import {
  differing,
  compareConditions,
  compareFacts,
  nothing,
  sameInstant,
  when,
  type PlanComparison,
} from './hold-to-plan.ts'

/** What a row is about: a promotion, or a screen as a whole; and the page around it, which has the period. */
type PlannedTarget = { data: object; at: Path; page: object; pageAt: Path }

/** The place of a row on a screen; undefined where it names a promotion that is not there. */
function targetOf(name: ScreenName, data: object, id: string): PlannedTarget | undefined {
  if (name !== 'entry') return { data, at: [], page: data, pageAt: [] }
  const { campaigns } = data as ScreenDefinition<'entry'>
  return Object.entries(campaigns).flatMap(([key, page]): PlannedTarget[] => {
    const index = page.promotions.findIndex(({ promotionKey }) => id === `screens/entry/${promotionKey}`)
    const promotion = page.promotions[index]
    const pageAt = ['campaigns', key]
    return promotion ? [{ data: promotion, at: [...pageAt, 'promotions', index], page, pageAt }] : []
  })[0]
}

/** Figures of a loan that fields state, by the names by which sentences state them. */
const loanFields = {
  最小額: ['limits', 'minimum'],
  最低利率: ['rates', 'lowest'],
  最高利率: ['rates', 'highest'],
} as const

function isLoanField(name: string): name is keyof typeof loanFields {
  return Object.hasOwn(loanFields, name)
}

function compareLoanFact(planned: PlannedFact & { name: keyof typeof loanFields }, data: object): PlanComparison {
  const { limits, rates } = readFigures(data) ?? {}
  const value = { 最小額: limits?.minimum, 最低利率: rates?.lowest, 最高利率: rates?.highest }[planned.name]
  const unit = planned.name === '最小額' ? '円' : '%'
  const actual = value === undefined ? nothing : `${value.toLocaleString('en')}${unit}`
  const isSame = planned.fact.kind === (unit === '円' ? 'yen' : 'percent') && planned.fact.value === value
  const path = loanFields[planned.name]
  return { path, label: `数字 ${planned.name}`, planned: planned.text, actual: isSame ? planned.text : actual }
}

function compareFactsOf(planned: readonly PlannedFact[], { data, at, page, pageAt }: PlannedTarget): PlanComparison[] {
  return planned.flatMap((fact) => {
    const { name } = fact
    if (isLoanField(name)) return [compareLoanFact({ ...fact, name }, data)]
    const facts = readFigures(data)?.facts ?? {}
    return Object.hasOwn(facts, name)
      ? compareFacts([fact], facts, at)
      : compareFacts([fact], readFigures(page)?.facts ?? {}, pageAt)
  })
}

function compareOn({ values }: PlannedScreen, target: PlannedTarget): PlanComparison[] {
  const { data, at, page, pageAt } = target
  const figures = readFigures(data)
  const { period, grantBy } = readFigures(page) ?? {}
  const { headline, bonus, maximumGrantPoint: cap } = figures ?? {}
  const figureIn = (unit: string) => (headline?.unit === unit ? headline.figure : undefined)
  const figure = [...at, 'headline', 'figure']
  return [
    ...when(values.rate, (rate) => ({
      path: figure,
      label: '率',
      planned: describeRate(rate),
      actual: describeRate(figureIn('%')),
    })),
    ...when(values.cap, (planned) => ({
      path: [...at, 'maximumGrantPoint'],
      label: '上限',
      planned: describePoints(planned),
      actual: describePoints(cap),
    })),
    ...when(values.points, (points) => ({
      path: bonus === undefined ? figure : [...at, 'bonus'],
      label: 'ポイント',
      planned: describePoints(points),
      actual: describePoints(bonus ?? figureIn('P')),
    })),
    ...when(values.start, (start) => ({
      path: [...pageAt, 'period', 'start'],
      label: '開始',
      planned: start,
      actual: period ? sameInstant(parseStart, start, period.start) : nothing,
    })),
    ...when(values.end, (end) => ({
      path: [...pageAt, 'period', 'end'],
      label: '終了',
      planned: end,
      actual: period ? sameInstant(parseEnd, end, period.end) : nothing,
    })),
    ...when(values.grant, (day) => ({
      path: [...pageAt, 'grantBy'],
      label: '付与',
      planned: day ?? nothing,
      actual: grantBy ?? nothing,
    })),
    ...when(values.facts, (facts) => compareFactsOf(facts, target)),
    ...when(values.conditions, (conditions) =>
      compareConditions(conditions, (data as { conditions?: readonly string[] }).conditions, at),
    ),
  ].map((comparison) => ({ ...comparison, related: [...at, 'title'] }))
}

/** Returns where a screen's fields differ from the rows of a plan that are about it. */
export function screenPlanDiagnostics(
  name: ScreenName,
  data: object,
  planned: readonly PlannedScreen[],
): FieldDiagnostic[] {
  return planned.flatMap((row): FieldDiagnostic[] => {
    const target = targetOf(name, data, row.id)
    const missing = { path: ['campaigns'], label: `特典 ${row.id.split('/').at(-1)}`, planned: 'ある', actual: nothing }
    return differing(data, target ? compareOn(row, target) : [missing], row.row)
  })
}
