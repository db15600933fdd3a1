import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

/** Names of placeholders that exist only if the bonus is a rate. */
const rateOnlyName = /^(?:上限に届く金額|.+の特典)$/u

/** Returns the unknown placeholder that a diagnostic reports, if a rate would define it; otherwise undefined. */
function findRateOnlyName({ kind, details }: Diagnostic): string | undefined {
  return kind === 'unknown-fact' && rateOnlyName.test(details.actual) ? details.actual : undefined
}

/** Returns whether a diagnostic follows from the wrong unit: a placeholder that does not exist, or a longer title. */
function isConsequence(diagnostic: Diagnostic): boolean {
  return findRateOnlyName(diagnostic) !== undefined || diagnostic.kind === 'title-too-long'
}

/**
 * If a campaign has a bonus in points but its page names a rate, the unit of the bonus is wrong. Reports that once, at
 * the unit, instead of its consequences.
 */
export function reportBonusUnitOnce(
  { headline: { kind, figure, unit } }: Pick<CampaignDefinition, 'headline'>,
  diagnostics: readonly Diagnostic[],
  unitPosition: Position & { file: string },
): readonly Diagnostic[] {
  if (kind !== 'bonus' || unit !== 'P') return diagnostics
  const name = diagnostics.map(findRateOnlyName).find((found) => found !== undefined)
  if (name === undefined) return diagnostics
  const others = diagnostics.filter((diagnostic) => !isConsequence(diagnostic))
  const details = { actual: `${figure}P`, name }
  return [...others, { ...unitPosition, field: 'headline.unit', kind: 'bonus-unit', details }]
}
