import type { CampaignDefinition } from '#schemas/campaign.ts'

import { type Path, showPath } from '../read/fields/validate.ts'
import type { Position } from '../diagnostics/diagnostic.ts'
import type { Reference } from '../read/fields/collect.ts'
import type { ResolvedCampaign } from './resolve-campaign.ts'
import type { StatedContent } from '../rules/claims/completeness.ts'
import { isDerivedFrom } from '../terms/derive-facts.ts'

/** Names of facts that rules treat as amounts, stated or not. */
const followedFacts = /条件|下限|以上/u

/** The fields of an item that promise something. */
const itemFields = ['price', 'grantPoint'] as const

/** What a campaign promises, field by field, in figures and in words. */
export function termsOf(
  file: string,
  definition: CampaignDefinition,
  positionOf: (path: Path) => Position,
): Reference[] {
  const { period, reductionRate, maximumGrantPoint, grantBy, headline, entry, target, affiliateItems } = definition
  const items = affiliateItems.flatMap((item, index) =>
    itemFields.map((field): Term => ({
      path: ['affiliateItems', index, field],
      name: `affiliateItems.${item.id}.${field}`,
      value: item[field],
    })),
  )
  const terms: Term[] = [
    { path: ['period', 'start'], value: period.start },
    { path: ['period', 'end'], value: period.end },
    { path: ['reductionRate'], value: reductionRate },
    { path: ['maximumGrantPoint'], value: maximumGrantPoint },
    { path: ['grantBy'], value: grantBy },
    { path: ['headline', 'figure'], value: headline.figure },
    { path: ['headline', 'plus', 'points'], value: headline.plus?.points },
    { path: ['entry'], value: entry },
    { path: ['target'], value: target },
    ...items,
    ...Object.entries(definition.facts).map(([name, value]): Term => ({ path: ['facts', name], value })),
  ]
  return terms.map(({ path, name, value }) => ({
    file,
    field: name ?? showPath(path),
    ...positionOf(path),
    value: value === undefined ? '' : `${value}`,
  }))
}

/** A value that a campaign promises; `name` distinguishes values that share a path. */
type Term = { path: Path; name?: string; value: string | number | null | undefined }

/** The declared facts that no sentence states. */
export function unusedFactsOf({ from, definition, body, read }: ResolvedCampaign, stated: StatedContent): Reference[] {
  const { file } = from
  const names = body.body.length === 0 ? [] : Object.keys(definition.facts)
  return names
    .filter((name) => !followedFacts.test(name) && ![...stated.facts].some((stated) => isDerivedFrom(stated, name)))
    .map((name) => ({ file, field: `facts.${name}`, ...read.yaml.positionOf(['facts', name]), value: name }))
}

/** Returns the positions of the fields that are compared with other campaigns'. */
export function positionsOf({ from, definition, read }: ResolvedCampaign): Reference[] {
  return (['storeName', 'affiliateUrl', 'publishAt'] as const)
    .filter((field) => field !== 'publishAt' || definition[field] !== undefined)
    .map((field) => ({
      file: from.file,
      field,
      ...read.yaml.positionOf([field]),
      value: definition[field] ?? '',
    }))
}
