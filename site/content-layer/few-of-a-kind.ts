import type { Diagnostic } from './diagnostic.ts'
import { textLimits } from './limits.ts'
import { describeDiagnostic } from './messages.ts'

/**
 * The diagnostics in their order, but of one kind in one file only the first twenty, and then one with the number of
 * the others.
 */
export function fewOfAKind(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, number>()
  const nameOf = ({ file, kind }: Diagnostic) => `${kind} ${file}`
  for (const diagnostic of diagnostics) groups.set(nameOf(diagnostic), (groups.get(nameOf(diagnostic)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const all = groups.get(nameOf(diagnostic)) ?? 0
    const index = seen.get(nameOf(diagnostic)) ?? 0
    seen.set(nameOf(diagnostic), index + 1)
    // One more line instead of a line that says "one more" would say nothing.
    if (index < textLimits.diagnosticsOfAKind || all === textLimits.diagnosticsOfAKind + 1) return [diagnostic]
    if (index > textLimits.diagnosticsOfAKind) return []
    const again = { en: describeDiagnostic(diagnostic, 'en').message, ja: describeDiagnostic(diagnostic, 'ja').message }
    return [{ ...diagnostic, kind: 'more-of-a-kind', details: { again, count: all - textLimits.diagnosticsOfAKind } }]
  })
}
