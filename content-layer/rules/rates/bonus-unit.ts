import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

/** What a page can name only where its bonus is a rate. */
const ofRate = /^(?:上限に届く金額|.+の特典)$/u

/** What follows from the unit: names that do not exist, and a title that got longer. */
function followsFromUnit({ kind, details }: Diagnostic): boolean {
  return (kind === 'unknown-fact' && ofRate.test(details.got)) || kind === 'title-too-long'
}

/**
 * The diagnostics of a campaign whose bonus is in points while its page speaks of a rate: one, at the unit, in place of
 * those that follow from it.
 */
export function withBonusUnit(
  { headline: { kind, figure, unit } }: Pick<CampaignDefinition, 'headline'>,
  diagnostics: readonly Diagnostic[],
  place: Position & { file: string },
): Diagnostic[] {
  const names = diagnostics.flatMap((found) =>
    found.kind === 'unknown-fact' && ofRate.test(found.details.got) ? [found.details.got] : [],
  )
  const [name] = names
  if (kind !== 'bonus' || unit !== 'P' || name === undefined) return [...diagnostics]
  const details = { got: `${figure}P`, name }
  return [
    ...diagnostics.filter((found) => !followsFromUnit(found)),
    { ...place, field: 'headline.unit', kind: 'bonus-unit', details },
  ]
}
