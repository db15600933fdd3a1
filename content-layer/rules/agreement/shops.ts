import { type Ready, runTogether } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { draftMark } from '../../draft-mark.ts'
import { repeatsOf } from '../../group-by.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** A shop whose logo stands in two campaigns of a month that give different rates at the same time. */
export function shopDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shown = campaigns.flatMap((unit) =>
    unit.images
      .filter(({ field, alt }) => field.startsWith('logosOnDetail') && !alt.includes(draftMark))
      .map((image) => ({ unit, image })),
  )
  return repeatsOf(shown, ({ unit, image }) => `${unit.month} ${image.alt}`).flatMap(
    ({ item: { unit, image }, first }): Diagnostic[] => {
      const [rate, other] = [unit.definition.reductionRate, first.unit.definition.reductionRate]
      if (rate === other || rate === undefined || other === undefined || !runTogether(first.unit, unit)) return []
      const details = { shop: image.alt, rate, otherRate: other, other: first.unit.id }
      return [{ ...placeOf(image), kind: 'shop-with-two-rates', details }]
    },
  )
}
