import type { Diagnostic } from './diagnostic.ts'
import { textLimits } from '../common/limits.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'

/**
 * Returns the diagnostics in their order, but at most twenty of one kind in one file, followed by one with the number
 * omitted.
 */
export function limitPerKind(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const totals = new Map<string, number>()
  const groupOf = ({ file, kind }: Diagnostic) => `${kind} ${file}`
  for (const diagnostic of diagnostics) totals.set(groupOf(diagnostic), (totals.get(groupOf(diagnostic)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const total = totals.get(groupOf(diagnostic)) ?? 0
    const index = seen.get(groupOf(diagnostic)) ?? 0
    seen.set(groupOf(diagnostic), index + 1)
    // A line "one more" would not be shorter than the diagnostic that it replaces.
    if (
      diagnostic.kind === 'not-reviewed' ||
      index < textLimits.diagnosticsPerKind ||
      total === textLimits.diagnosticsPerKind + 1
    )
      return [diagnostic]
    if (index > textLimits.diagnosticsPerKind) return []
    const again = describeDiagnostic(diagnostic).message
    return [{ ...diagnostic, kind: 'more-of-a-kind', details: { again, count: total - textLimits.diagnosticsPerKind } }]
  })
}
