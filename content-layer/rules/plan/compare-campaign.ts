/*
 * Compares the fields of a campaign with its row in the month's plan.
 */

import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { kindLabels, type CampaignKind } from '../../common/campaign-kinds.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { describePoints, describePrice, describeRate, entryLabels, nothing } from '../../plan/describe-planned.ts'
import type { PlannedRow, PlannedItem, PlannedValues } from '../../plan/planned.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import {
  compareCap,
  compareConditions,
  compareDates,
  compareFacts,
  compareField,
  reportDifferences,
  ifPlanned,
  type PlanComparison,
} from './compare-values.ts'

/** The properties of a campaign that a plan defines. Its notes may be resolved or not. */
type ComparedCampaign = Omit<CampaignDefinition, 'annotationLists'>

function bonusIn(unit: '%' | 'P', { headline }: ComparedCampaign): number | undefined {
  return headline.kind === 'bonus' && headline.unit === unit ? headline.figure : undefined
}

/** Fields with their values that identify the kind of a campaign. */
const kindCriteria: Readonly<Record<CampaignKind, { path: Path; isMatch: (campaign: ComparedCampaign) => boolean }>> = {
  rate: { path: ['headline', 'kind'], isMatch: ({ headline }) => headline.kind !== 'bonus' },
  'eighth-day': { path: ['isEighthDay'], isMatch: ({ isEighthDay }) => isEighthDay },
  affiliate: { path: ['isAffiliate'], isMatch: ({ isAffiliate }) => isAffiliate },
  items: { path: ['affiliateItems'], isMatch: ({ affiliateItems }) => affiliateItems.length > 0 },
  bonus: { path: ['headline', 'kind'], isMatch: (campaign) => bonusIn('P', campaign) !== undefined },
  'selling-fee': { path: ['headline', 'kind'], isMatch: (campaign) => bonusIn('%', campaign) !== undefined },
  entry: { path: ['entry'], isMatch: ({ entry }) => entry === 'required' },
}

/** Returns whether a campaign's fields identify it as this kind. */
export function isOfKind(kind: CampaignKind, campaign: ComparedCampaign): boolean {
  return compareKind(kind, campaign).length === 0
}

/** The kind that each flag of a campaign identifies. */
const kindOfFlag = { isEighthDay: 'eighth-day', isAffiliate: 'affiliate' } as const

function compareKind(kind: CampaignKind, campaign: ComparedCampaign): PlanComparison[] {
  const { isMatch, path } = kindCriteria[kind]
  const planned = kindLabels[kind]
  if (!isMatch(campaign)) return [{ path, label: '種類', planned, actual: '別の種類' }]
  return (['isEighthDay', 'isAffiliate'] as const)
    .filter((flag) => campaign[flag] && kindOfFlag[flag] !== kind)
    .map((flag) => ({ path: [flag], label: '種類', planned, actual: kindLabels[kindOfFlag[flag]] }))
}

function compareRate(rate: number | null, campaign: ComparedCampaign): PlanComparison {
  const bonus = bonusIn('%', campaign)
  const figure = ['headline', 'figure']
  return {
    ...compareField('rate', [describeRate(rate), describeRate(bonus ?? campaign.reductionRate)]),
    ...(bonus !== undefined && { path: figure }),
    related: figure,
  }
}

type Items = ComparedCampaign['affiliateItems']

function compareItem({ id, price, points }: PlannedItem, items: Items): PlanComparison[] {
  const label = `商品 ${id}`
  const index = items.findLastIndex((item) => item.id === id)
  const item = items[index]
  if (!item) {
    const planned = `${describePrice(price)} ${describePoints(points)}`
    return [{ path: ['affiliateItems'], label, planned, actual: nothing }]
  }
  const at = ['affiliateItems', index]
  const prices = { planned: describePrice(price), actual: describePrice(item.price) }
  const grants = { planned: describePoints(points), actual: describePoints(item.grantPoint) }
  return [
    { path: [...at, 'price'], label: `${label} の値段`, ...prices },
    { path: [...at, 'grantPoint'], label: `${label} のポイント`, ...grants },
  ]
}

function compareItems(plannedItems: readonly PlannedItem[], items: Items): PlanComparison[] {
  const planned = new Set(plannedItems.map(({ id }) => id))
  const unplanned = items.flatMap(({ id, price }, index): PlanComparison[] => {
    const path = ['affiliateItems', index, 'id']
    return planned.has(id) ? [] : [{ path, label: `商品 ${id}`, planned: nothing, actual: describePrice(price) }]
  })
  return [...plannedItems.flatMap((item) => compareItem(item, items)), ...unplanned]
}

function compareCampaign(values: Partial<PlannedValues>, campaign: ComparedCampaign): PlanComparison[] {
  const { headline } = campaign
  return [
    ...ifPlanned(values.kind, (kind) => compareKind(kind, campaign)),
    ...ifPlanned(values.rate, (rate) => compareRate(rate, campaign)),
    ...ifPlanned(values.cap, (cap) => compareCap(cap, campaign.maximumGrantPoint)),
    ...compareDates(values, campaign),
    ...ifPlanned(values.entry, (entry) => compareField('entry', [entryLabels[entry], entryLabels[campaign.entry]])),
    ...ifPlanned(values.bonusPoints, (bonus) => ({
      path: ['headline', 'figure'],
      label: 'ポイント',
      planned: describePoints(bonus),
      actual: describePoints(bonusIn('P', campaign)),
    })),
    ...ifPlanned(values.additionalPoints, (points) =>
      compareField('additionalPoints', [describePoints(points), describePoints(headline.plus?.points)]),
    ),
    ...ifPlanned(values.facts, (facts) => compareFacts(facts, campaign.facts)),
    ...ifPlanned(values.conditions, (conditions) => compareConditions(conditions, campaign.conditions)),
    ...ifPlanned(values.items, (items) => compareItems(items, campaign.affiliateItems)),
  ]
}

/** Returns the differences between a campaign's fields and its month's plan. */
export function compareCampaignWithPlan(
  campaign: ComparedCampaign,
  planned: PlannedRow | undefined,
): FieldDiagnostic[] {
  return planned ? reportDifferences(campaign, compareCampaign(planned.values, campaign), planned.row) : []
}
