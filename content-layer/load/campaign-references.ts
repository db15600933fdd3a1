/*
 * Collects the texts and values of a campaign that rules compare with other files, each with its file, field and position.
 */

import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { toJapanTime } from '#domain/time/format-time.ts'

import type { Path, PositionOf } from '../diagnostics/diagnostic.ts'
import { listBlocks } from '../entries/body.ts'
import type { ParsedBody } from '../entries/parsed-body.ts'
import { isDerivedFrom } from '../placeholders/item-placeholders.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import { conditionNames } from '../rules/claims/premiums.ts'
import type { StatedContent } from '../rules/claims/requirements.ts'
import { createReference, type Reference } from '../source/fields/collect-references.ts'
import type { ResolvedCampaign } from './resolve-campaign.ts'

/** Names of the fields that readers see first; `conditions[1]` and `headline.label` are parts of such fields. */
const leadFields = /^(?:tag|title|description|conditions|target|headline)/

/** Returns what a campaign's page states: its texts, facts and blocks, and those of its lead and its notes separately. */
export function collectStatedContent(
  texts: readonly Reference[],
  statements: readonly Statement[],
  { statements: bodyStatements, body }: ParsedBody,
): StatedContent {
  const factNames = (list: readonly Pick<Statement, 'facts'>[]) => list.flatMap(({ facts }) => Object.keys(facts))
  /** Returns what is stated in the fields whose names match. */
  const statedIn = (fields: RegExp) => ({
    texts: texts.filter(({ field }) => fields.test(field)).map(({ value }) => value),
    facts: new Set(factNames(statements.filter(({ path }) => fields.test(String(path[0]))))),
  })
  return {
    texts: texts.map(({ value }) => value),
    facts: new Set([...factNames(statements), ...factNames(bodyStatements)]),
    blocks: new Set(listBlocks(body).map(({ name }) => name)),
    lead: statedIn(leadFields),
    notes: statedIn(/^annotationLists/),
  }
}

/** Returns a reference without any other properties that the object has. */
export function pickReference({ file, line, column, field, value }: Reference): Reference {
  return { file, line, column, field, value }
}

/** Returns the names of a file's facts, which are also part of its document. */
export function collectFactNames(
  file: string,
  { facts }: Pick<CampaignDefinition, 'facts'>,
  positionOf: PositionOf,
): Reference[] {
  return Object.keys(facts).map((name) => createReference(file, ['facts', name], name, positionOf))
}

/** Fields of an item that are promises. */
const itemFields = ['price', 'grantPoint'] as const

/** A value that a campaign promises; `name` distinguishes values that share a path. */
type Term = { path: Path; name?: string; value: string | number | null | undefined }

/** Lists the terms that a campaign promises, with the values of its fields as texts; '' for a field without a value. */
export function collectTerms(file: string, definition: CampaignDefinition, positionOf: PositionOf): Reference[] {
  const { period, reductionRate, maximumGrantPoint, grantBy, headline, entry, target, affiliateItems } = definition
  const items = affiliateItems.flatMap((item, index) =>
    itemFields.map((field): Term => ({
      path: ['affiliateItems', index, field],
      name: `affiliateItems.${item.id}.${field}`,
      value: item[field],
    })),
  )
  const terms: Term[] = [
    { path: ['period', 'start'], value: toJapanTime(period.start) },
    { path: ['period', 'end'], value: toJapanTime(period.end) },
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
    ...createReference(file, path, value === undefined ? '' : `${value}`, positionOf),
    ...(name !== undefined && { field: name }),
  }))
}

/** Lists the declared facts that no sentence states. */
export function findUnusedFacts(
  { from, definition, body, read }: ResolvedCampaign,
  stated: StatedContent,
): Reference[] {
  if (body.body.length === 0) return []
  return collectFactNames(from.file, definition, read.yaml.positionOf).filter(
    ({ value: name }) =>
      !conditionNames.test(name) && ![...stated.facts].some((statedName) => isDerivedFrom(statedName, name)),
  )
}

/** Returns the positions of the fields that are compared with other campaigns. */
export function collectPositions({ from, definition, read }: ResolvedCampaign): Reference[] {
  return (['storeName', 'affiliateUrl', 'publishAt'] as const)
    .filter((field) => field !== 'publishAt' || definition[field] !== undefined)
    .map((field) => createReference(from.file, [field], definition[field] ?? '', read.yaml.positionOf))
}
