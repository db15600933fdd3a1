import type { Path } from '../../diagnostics/diagnostic.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import { parseFact } from '#schemas/facts.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { kindLabels, type CampaignKind } from '../../common/campaign-kinds.ts'
import { valueAt } from '../../source/fields/paths.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { columns, fieldPaths } from '../../plan/columns.ts'
import { describePoints, describePrice, describeRate, entryLabels, nothing } from '../../plan/describe-planned.ts'
import { readConditions } from '../../plan/parse-cells.ts'
import type { PlannedCampaign, PlannedFact, PlannedItem, PlannedValues } from '../../plan/planned.ts'
import type { Figures } from '../../placeholders/lenient-fields.ts'

/** The properties of a campaign that a plan defines. Its notes may be resolved or not. */
type ComparedCampaign = Omit<CampaignDefinition, 'annotationLists'>

/**
 * A planned value and the campaign's value, formatted for people. A difference is reported at `path`; if that field is
 * missing, at `related`, by default the headline.
 */
export type PlanComparison = { path: Path; related?: Path; label: string; planned: string; actual: string }

/** Compares a planned value with that of the object at `at`, at the field that the column decides. */
function compareField(
  column: keyof typeof fieldPaths,
  [planned, actual]: readonly [planned: string, actual: string],
  at: Path = [],
): PlanComparison {
  return { path: [...at, ...fieldPaths[column]], label: columns[column].heading, planned, actual }
}

function bonusIn(unit: '%' | 'P', { headline }: ComparedCampaign): number | undefined {
  return headline.kind === 'bonus' && headline.unit === unit ? headline.figure : undefined
}

/** Fields with their values that identify the kind of a campaign. */
const signs: Readonly<Record<CampaignKind, { path: Path; isMatch: (campaign: ComparedCampaign) => boolean }>> = {
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

/** Flags that identify other kinds of campaigns. */
const flags = { isEighthDay: 'eighth-day', isAffiliate: 'affiliate' } as const

function compareKind(kind: CampaignKind, campaign: ComparedCampaign): PlanComparison[] {
  const { isMatch, path } = signs[kind]
  const planned = kindLabels[kind]
  if (!isMatch(campaign)) return [{ path, label: '種類', planned, actual: '別の種類' }]
  return (['isEighthDay', 'isAffiliate'] as const)
    .filter((flag) => campaign[flag] && flags[flag] !== kind)
    .map((flag) => ({ path: [flag], label: '種類', planned, actual: kindLabels[flags[flag]] }))
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

/** Returns whether a declared fact has a planned value, with as many decimals as either is written with. */
function hasValue(declared: string, { fact }: PlannedFact): boolean {
  const valueOf = (value: object | undefined) => JSON.stringify({ ...value, decimals: undefined })
  return valueOf(parseFact(declared)) === valueOf(fact)
}

/** Compares planned facts with those declared by the object at `at`. */
export function compareFacts(
  planned: readonly PlannedFact[],
  declared: Readonly<Record<string, unknown>>,
  at: Path = [],
): PlanComparison[] {
  return planned.map((fact) => {
    const actual = Object.hasOwn(declared, fact.name) ? String(declared[fact.name]) : nothing
    const path = [...at, 'facts', fact.name]
    return { path, label: `数字 ${fact.name}`, planned: fact.text, actual: hasValue(actual, fact) ? fact.text : actual }
  })
}

/** Compares planned conditions with those of the object at `at`. */
export function compareConditions(planned: string, conditions: readonly string[] = [], at: Path = []): PlanComparison {
  const actual = readConditions(conditions.join(''))
  return {
    path: [...at, 'conditions'],
    label: '条件',
    planned: planned || nothing,
    actual: actual === planned ? planned || nothing : conditions.join('、') || nothing,
  }
}

/** Returns the two times as they are written, or both as planned if they are the same instant. */
function writtenTimes(
  parse: (text: string) => number,
  planned: string,
  actual: string | undefined,
): [planned: string, actual: string] {
  if (actual === undefined) return [planned, nothing]
  return [planned, parse(planned) === parse(actual) ? planned : actual]
}

/** Compares a value only if the plan decides it. */
export function ifPlanned<Value>(
  planned: Value | undefined,
  compare: (planned: Value) => PlanComparison | readonly PlanComparison[],
): PlanComparison[] {
  return planned === undefined ? [] : [compare(planned)].flat()
}

/** Compares the cap of the object at `at`. */
export function compareCap(planned: number | null, actual: number | null | undefined, at: Path = []): PlanComparison {
  return compareField('cap', [describePoints(planned), describePoints(actual)], at)
}

/** Compares the period and the grant day of the object at `at`. */
export function compareDates(
  { start, end, grant }: Partial<PlannedValues>,
  { period, grantBy }: Partial<Pick<Figures, 'period' | 'grantBy'>>,
  at: Path = [],
): PlanComparison[] {
  return [
    ...ifPlanned(start, (planned) => compareField('start', writtenTimes(parseStart, planned, period?.start), at)),
    ...ifPlanned(end, (planned) => compareField('end', writtenTimes(parseEnd, planned, period?.end), at)),
    ...ifPlanned(grant, (day) => ({
      ...compareField('grant', [day ?? nothing, grantBy ?? nothing], at),
      related: [...at, 'period'],
    })),
  ]
}

function compareValues(values: Partial<PlannedValues>, campaign: ComparedCampaign): PlanComparison[] {
  const { headline } = campaign
  return [
    ...ifPlanned(values.kind, (kind) => compareKind(kind, campaign)),
    ...ifPlanned(values.rate, (rate) => compareRate(rate, campaign)),
    ...ifPlanned(values.cap, (cap) => compareCap(cap, campaign.maximumGrantPoint)),
    ...compareDates(values, campaign),
    ...ifPlanned(values.entry, (entry) => compareField('entry', [entryLabels[entry], entryLabels[campaign.entry]])),
    ...ifPlanned(values.points, (bonus) => ({
      path: ['headline', 'figure'],
      label: 'ポイント',
      planned: describePoints(bonus),
      actual: describePoints(bonusIn('P', campaign)),
    })),
    ...ifPlanned(values.plus, (plus) =>
      compareField('plus', [describePoints(plus), describePoints(headline.plus?.points)]),
    ),
    ...ifPlanned(values.facts, (facts) => compareFacts(facts, campaign.facts)),
    ...ifPlanned(values.conditions, (conditions) => compareConditions(conditions, campaign.conditions)),
    ...ifPlanned(values.items, (items) => compareItems(items, campaign.affiliateItems)),
  ]
}

/** Returns whether a file has the field: omitted values are undefined, false or an empty list. */
function isGiven(campaign: object, path: Path): boolean {
  const value = valueAt(campaign, path)
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
}

/** Returns the compared values that differ, each at its field. */
export function differing(data: object, comparisons: readonly PlanComparison[], row: number): FieldDiagnostic[] {
  return comparisons
    .filter(({ planned, actual }) => planned !== actual)
    .map(({ path, related = ['headline'], label, planned, actual }) => ({
      path,
      ...(isGiven(data, path) ? {} : { related }),
      kind: 'differs-from-plan',
      details: { label, planned, actual, row },
    }))
}

/** Returns the differences between a campaign's fields and its month's plan. */
export function planDiagnostics(campaign: ComparedCampaign, planned: PlannedCampaign | undefined): FieldDiagnostic[] {
  return planned ? differing(campaign, compareValues(planned.values, campaign), planned.row) : []
}
