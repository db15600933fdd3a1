import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

function isOfRate({ kind }: Diagnostic): boolean {
  return kind === 'headline-mismatch' || kind === 'headline-other-kind'
}

/**
 * If no campaign's headline matches the base rate, the base rate has changed. Reports that once, where it is defined,
 * instead of a wrong figure in every past campaign.
 */
export function reportBaseRateOnce(
  diagnostics: readonly Diagnostic[],
  totals: number,
  position: { line: number; column: number },
): readonly Diagnostic[] {
  const mismatched = diagnostics.filter(isOfRate)
  if (mismatched.length < 2 || mismatched.length < totals) return diagnostics
  const diagnostic: Diagnostic = {
    file: 'provider.yaml',
    ...position,
    field: 'baseRate',
    kind: 'base-rate-changed',
    details: { count: mismatched.length },
  }
  return [...diagnostics.filter((diagnostic) => !isOfRate(diagnostic)), diagnostic]
}
