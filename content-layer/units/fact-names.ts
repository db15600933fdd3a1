import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Position } from '../diagnostics/diagnostic.ts'
import type { Reference } from '../read/fields/collect.ts'
import type { Path } from '../read/fields/validate.ts'

/** The names of a file's facts, which its document has too. */
export function factNames(
  file: string,
  { facts }: Pick<CampaignDefinition, 'facts'>,
  positionOf: (path: Path) => Position,
): Reference[] {
  return Object.keys(facts).map((name) => ({
    file,
    field: `facts.${name}`,
    ...positionOf(['facts', name]),
    value: name,
  }))
}
