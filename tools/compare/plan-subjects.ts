import { describePlanned } from '#content-layer/plan/describe-planned.ts'
import type { PlanEntry } from '#content-layer/plan/read-plan.ts'

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

/** Lists the plans that differ, each as a separate subject, because a changed plan is a change of terms (D29). */
export function planSubjects(before: PlanTexts = new Map(), after: PlanTexts = new Map()): Subject[] {
  const months = [...new Set([...before.keys(), ...after.keys()])].sort()
  return months.map((month): Subject => {
    const state = !before.has(month) ? 'added' : after.has(month) ? 'changed' : 'removed'
    return {
      id: `plan-${month}`,
      kind: 'month',
      title: `計画の表（${month}）`,
      state,
      pagePaths: [],
      periods: {},
      runs: [],
      audience: 'ページには出ません。決めたことが変わっていないかを確かめます',
      changes: textChanges(before.get(month) ?? new Map(), after.get(month) ?? new Map(), {
        field: 'plan',
        labelPrefix: '計画',
      }),
    }
  })
}
