import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CompiledPhrases } from '../../common/phrase-lists.ts'

/** Finds phrases of urgency; `days` is the length of the period, undefined if there is none. */
export function urgencyDiagnostics(
  texts: readonly Reference[],
  days: number | undefined,
  { urgent, urgentForADay }: CompiledPhrases,
): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const forADay = urgentForADay.any.exec(text.value)?.[0]
    const actual = forADay ?? urgent.any.exec(text.value)?.[0]
    if (actual === undefined) return []
    if (days === undefined) return [{ ...pickPosition(text), kind: 'urgency-without-period', details: { actual } }]
    return forADay !== undefined && days > 1
      ? [{ ...pickPosition(text), kind: 'urgency-too-short', details: { actual, days } }]
      : []
  })
}
