import { placeOf } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { joined, type Words } from '../claims/claims.ts'

/** A day that is spoken of as the whole campaign; one until or from which something is, was named just before. */
const thisDay = /この日(?!まで|以降|以後|より|から|に付与|に届)/u

/** Texts of a campaign of several days that speak of it as of one, as a shared note of the 8th does. */
export function singleDayDiagnostics(texts: readonly Words[], days: number): Diagnostic[] {
  if (days === 1 || !thisDay.test(joined(texts))) return []
  return texts
    .filter(({ value }) => thisDay.test(value))
    .map((text) => ({ ...placeOf(text), kind: 'day-not-one', details: { days } }))
}
