import { describePlanned } from '#content-layer/plan/describe-planned.ts'
import type { PlanEntry } from '#content-layer/plan/read-plan.ts'

import { stateOf } from './content-subjects.ts'
import type { Subject } from './subject.ts'
import { textChanges } from './text-changes.ts'

/** Texts that the plans of months define: by month, and by campaign and heading (`books 上限`). */
export type PlanTexts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Describes the plans of months for comparison. */
export function planTexts(plans: ReadonlyMap<string, PlanEntry>): PlanTexts {
  const textsOf = ({ rows, screens }: PlanEntry) =>
    [...rows, ...screens].flatMap(({ id, values }) =>
      [...describePlanned(values)].map(([heading, text]) => [`${id} ${heading}`, text] as const),
    )
  return new Map([...plans].map(([month, plan]) => [month, new Map(textsOf(plan))]))
}

/** Compares the plan of each month, as a subject of its own, because a changed plan is a change of terms (D29). */
export function planSubjects(before: PlanTexts = new Map(), after: PlanTexts = new Map()): Subject[] {
  const months = [...new Set([...before.keys(), ...after.keys()])].sort()
  return months.map((month): Subject => {
    const plans = { before: before.get(month), after: after.get(month) }
    return {
      id: `plan-${month}`,
      kind: 'month',
      title: `計画の表（${month}）`,
      state: stateOf(plans),
      pagePaths: [],
      periods: {},
      runs: [],
      audience: 'ページには出ません。決めたことが変わっていないかを確かめます',
      changes: textChanges(plans.before ?? new Map(), plans.after ?? new Map(), { field: 'plan', labelPrefix: '計画' }),
    }
  })
}
