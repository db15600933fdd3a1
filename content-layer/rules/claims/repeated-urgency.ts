import type { Ready } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** Words that hurry people, month after month. */
export function repeatedUrgency(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.slice(1).flatMap((unit, index) => {
      const before = group[index]
      const isRepeated = before !== undefined && (before.urgent ?? []).length > 0
      return isRepeated
        ? (unit.urgent ?? []).map((text): Diagnostic => ({
            ...placeOf(text),
            kind: 'urgency-repeated',
            details: { other: before.month },
          }))
        : []
    }),
  )
}
