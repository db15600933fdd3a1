import type { CampaignDefinition } from '#schemas/campaign.ts'

import { type Path, showPath } from '../read/fields/validate.ts'
import type { Position } from '../diagnostics/diagnostic.ts'
import type { Reference } from '../read/fields/collect.ts'
import type { ResolvedCampaign } from './resolve-campaign.ts'
import type { Said } from '../rules/claims/completeness.ts'
import { comesFrom } from '../terms/derive-facts.ts'

/** Facts by whose names rules find amounts, stated or not. */
const followedFacts = /条件|下限|以上/u

export function termsOf(
  file: string,
  definition: CampaignDefinition,
  positionOf: (path: Path) => Position,
): Reference[] {
  const { period, reductionRate, maximumGrantPoint, grantBy } = definition
  const terms: [path: Path, value: string | number | null | undefined][] = [
    [['period', 'start'], period.start],
    [['period', 'end'], period.end],
    [['reductionRate'], reductionRate],
    [['maximumGrantPoint'], maximumGrantPoint],
    [['grantBy'], grantBy],
  ]
  return terms.map(([path, value]) => ({
    file,
    field: showPath(path),
    ...positionOf(path),
    value: value === undefined ? '' : `${value}`,
  }))
}

/** The declared facts that no sentence states. */
export function unusedFactsOf({ from, definition, body, read }: ResolvedCampaign, said: Said): Reference[] {
  const { file } = from
  const names = body.body.length === 0 ? [] : Object.keys(definition.facts)
  return names
    .filter((name) => !followedFacts.test(name) && ![...said.facts].some((stated) => comesFrom(stated, name)))
    .map((name) => ({ file, field: `facts.${name}`, ...read.yaml.positionOf(['facts', name]), value: name }))
}

/** Where fields stand that are compared with other campaigns'. */
export function placesOf({ from, definition, read }: ResolvedCampaign): Reference[] {
  return (['storeName', 'affiliateUrl', 'publishAt'] as const)
    .filter((field) => field !== 'publishAt' || definition[field] !== undefined)
    .map((field) => ({
      file: from.file,
      field,
      ...read.yaml.positionOf([field]),
      value: definition[field] ?? '',
    }))
}
