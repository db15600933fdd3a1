import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

/** Facts that exist only if the bonus is a rate. */
const ofRate = /^(?:上限に届く金額|.+の特典)$/u

/** Returns the name of a rate that a diagnostic reports as missing; undefined for any other diagnostic. */
function missingRate({ kind, details }: Diagnostic): string | undefined {
  return kind === 'unknown-fact' && ofRate.test(details.actual) ? details.actual : undefined
}

/**
 * Handles a campaign with a bonus in points and a page that mentions a rate: replaces the consequences (missing names,
 * a title that became too long) with one diagnostic at the unit.
 */
export function withBonusUnit(
  { headline: { kind, figure, unit } }: Pick<CampaignDefinition, 'headline'>,
  diagnostics: readonly Diagnostic[],
  position: Position & { file: string },
): Diagnostic[] {
  const name = diagnostics.map(missingRate).find(Boolean)
  if (kind !== 'bonus' || unit !== 'P' || name === undefined) return [...diagnostics]
  const details = { actual: `${figure}P`, name }
  return [
    ...diagnostics.filter(
      (diagnostic) => missingRate(diagnostic) === undefined && diagnostic.kind !== 'title-too-long',
    ),
    { ...position, field: 'headline.unit', kind: 'bonus-unit', details },
  ]
}
