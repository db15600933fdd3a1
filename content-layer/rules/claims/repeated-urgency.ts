import type { Ready } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** Words that hurry people, month after month. */
export function repeatedUrgency(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.flatMap(({ urgent }, index): Diagnostic[] => {
      const before = group[index - 1]
      if (!before || before.urgent.length === 0) return []
      return urgent.map((text) => ({ ...placeOf(text), kind: 'urgency-repeated', details: { other: before.month } }))
    }),
  )
}
