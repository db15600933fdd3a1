import type { Diagnostic, DiagnosticKind, Position } from '../../diagnostics/diagnostic.ts'

/** Kinds of diagnostics of sums with the base rate, apart from headlines: they follow from a wrong one. */
const followsFromBaseRate: ReadonlySet<DiagnosticKind> = new Set(['item-points-sum'])

function isHeadlineMismatch({ kind }: Diagnostic): boolean {
  return kind === 'headline-mismatch' || kind === 'headline-other-kind'
}

/**
 * If no campaign's headline matches the base rate, the base rate has changed. Reports that once, at `position` in the
 * provider's file, instead of wrong figures and sums in every past campaign. `totalHeadlines` is the number of campaigns
 * whose headline depends on the base rate.
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
  const others = diagnostics.filter((other) => !isHeadlineMismatch(other) && !followsFromBaseRate.has(other.kind))
  return [...others, diagnostic]
}
