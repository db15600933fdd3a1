import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

function isHeadlineMismatch({ kind }: Diagnostic): boolean {
  return kind === 'headline-mismatch' || kind === 'headline-other-kind'
}

/**
 * If no campaign's headline matches the base rate, the base rate has changed. Reports that once, at `position` in the
 * provider's file, instead of a wrong figure in every past campaign. `totalHeadlines` is the number of campaigns whose
 * headline depends on the base rate.
 */
export function reportBaseRateOnce(
  diagnostics: readonly Diagnostic[],
  totalHeadlines: number,
  position: Position,
): readonly Diagnostic[] {
  const mismatched = diagnostics.filter(isHeadlineMismatch)
  if (mismatched.length < 2 || mismatched.length < totalHeadlines) return diagnostics
  const diagnostic: Diagnostic = {
    file: 'provider.yaml',
    ...position,
    field: 'baseRate',
    kind: 'base-rate-changed',
    details: { count: mismatched.length },
  }
  return [...diagnostics.filter((other) => !isHeadlineMismatch(other)), diagnostic]
}
