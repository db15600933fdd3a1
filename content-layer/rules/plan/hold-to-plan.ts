import type { CampaignDefinition } from '#schemas/campaign.ts'
import { readFact } from '#schemas/facts.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { kindWords, type CampaignKind } from '../../campaign-kinds.ts'
import { valueAt, type FieldDiagnostic, type Path } from '../../read/fields/validate.ts'
import { describePoints, describePrice, describeRate, entryWords } from '../../read/plan/describe-planned.ts'
import { readConditions } from '../../read/plan/cells.ts'
import type { PlannedCampaign, PlannedFact, PlannedValues } from '../../read/plan/planned.ts'

/** A campaign as far as a plan speaks of it: its notes may be resolved or not. */
type Judged = Omit<CampaignDefinition, 'annotationLists'>

/**
 * One value that is planned, as people read it, beside that of the campaign; where they differ, it is told at `path`, or
 * at the headline if the field is missing and no other is named by `beside`.
 */
export type Held = { path: Path; beside?: Path; label: string; planned: string; got: string }

export const nothing = 'なし'

/** The bonus of a campaign that gives one in this unit. */
function bonusIn(unit: '%' | 'P', { headline }: Judged): number | undefined {
  return headline.kind === 'bonus' && headline.unit === unit ? headline.figure : undefined
}

/** What makes a campaign one of a kind: the field that says so. */
const signs: Readonly<Record<CampaignKind, { path: Path; holds: (campaign: Judged) => boolean }>> = {
  rate: { path: ['headline', 'kind'], holds: ({ headline }) => headline.kind !== 'bonus' },
  'eighth-day': { path: ['isEighthDay'], holds: ({ isEighthDay }) => isEighthDay },
  affiliate: { path: ['isAffiliate'], holds: ({ isAffiliate }) => isAffiliate },
  items: { path: ['affiliateItems'], holds: ({ affiliateItems }) => affiliateItems.length > 0 },
  bonus: { path: ['headline', 'kind'], holds: (campaign) => bonusIn('P', campaign) !== undefined },
  'selling-fee': { path: ['headline', 'kind'], holds: (campaign) => bonusIn('%', campaign) !== undefined },
  entry: { path: ['entry'], holds: ({ entry }) => entry === 'required' },
}

/** True for a campaign of this kind, as its fields say. */
export function isOfKind(kind: CampaignKind, campaign: Judged): boolean {
  return heldKind(kind, campaign).length === 0
}

/** A flag that a campaign of another kind has. */
const flags = { isEighthDay: 'eighth-day', isAffiliate: 'affiliate' } as const

function heldKind(kind: CampaignKind, campaign: Judged): Held[] {
  const { holds, path } = signs[kind]
  const planned = kindWords[kind]
  if (!holds(campaign)) return [{ path, label: '種類', planned, got: '別の種類' }]
  return (['isEighthDay', 'isAffiliate'] as const)
    .filter((flag) => campaign[flag] && flags[flag] !== kind)
    .map((flag) => ({ path: [flag], label: '種類', planned, got: kindWords[flags[flag]] }))
}

function heldRate(rate: number | null, campaign: Judged): Held {
  const bonus = bonusIn('%', campaign)
  const beside = ['headline', 'figure']
  const path = bonus === undefined ? ['reductionRate'] : beside
  const got = describeRate(bonus ?? campaign.reductionRate)
  return { path, beside, label: '率', planned: describeRate(rate), got }
}

function heldItems(items: NonNullable<PlannedValues['items']>, { affiliateItems }: Judged): Held[] {
  const known = new Map(affiliateItems.map((item, index) => [item.id, { item, index }]))
  const each = items.flatMap(({ id, price, points: granted }): Held[] => {
    const found = known.get(id)
    if (!found)
      return [
        {
          path: ['affiliateItems'],
          label: `商品 ${id}`,
          planned: `${describePrice(price)} ${describePoints(granted)}`,
          got: nothing,
        },
      ]
    const at = ['affiliateItems', found.index]
    return [
      {
        path: [...at, 'price'],
        label: `商品 ${id} の値段`,
        planned: describePrice(price),
        got: describePrice(found.item.price),
      },
      {
        path: [...at, 'grantPoint'],
        label: `商品 ${id} のポイント`,
        planned: describePoints(granted),
        got: describePoints(found.item.grantPoint),
      },
    ]
  })
  const planned = new Set(items.map(({ id }) => id))
  const unplanned = affiliateItems.flatMap(({ id, price }, index): Held[] =>
    planned.has(id)
      ? []
      : [{ path: ['affiliateItems', index, 'id'], label: `商品 ${id}`, planned: nothing, got: describePrice(price) }],
  )
  return [...each, ...unplanned]
}

/** Whether a fact as a field declares it has a planned value, with as many decimals as either is written. */
function hasValue(declared: string, { fact }: PlannedFact): boolean {
  const valueOf = (one: object | undefined) => JSON.stringify({ ...one, decimals: undefined })
  return valueOf(readFact(declared)) === valueOf(fact)
}

/** Planned facts beside those that an object declares, whose path is `at`. */
export function heldFacts(
  planned: readonly PlannedFact[],
  declared: Readonly<Record<string, unknown>>,
  at: Path = [],
): Held[] {
  return planned.map((one) => {
    const got = Object.hasOwn(declared, one.name) ? String(declared[one.name]) : nothing
    const path = [...at, 'facts', one.name]
    return { path, label: `数字 ${one.name}`, planned: one.text, got: hasValue(got, one) ? one.text : got }
  })
}

/** Planned conditions beside those of an object, whose path is `at`. */
export function heldConditions(planned: string, conditions: readonly string[] = [], at: Path = []): Held {
  const got = readConditions(conditions.join(''))
  return {
    path: [...at, 'conditions'],
    label: '条件',
    planned: planned || nothing,
    got: got === planned ? planned || nothing : conditions.join('、') || nothing,
  }
}

/** A time as fields write it, whatever the form in which it is written. */
export function sameInstant(parse: (text: string) => number, planned: string, got: string): string {
  return parse(planned) === parse(got) ? planned : got
}

/** What is held where a plan names a value. */
export function when<Value>(planned: Value | undefined, hold: (planned: Value) => Held | readonly Held[]): Held[] {
  return planned === undefined ? [] : [hold(planned)].flat()
}

function heldValues(values: Partial<PlannedValues>, campaign: Judged): Held[] {
  const { period, grantBy, headline } = campaign
  return [
    ...when(values.kind, (kind) => heldKind(kind, campaign)),
    ...when(values.rate, (rate) => heldRate(rate, campaign)),
    ...when(values.cap, (cap) => ({
      path: ['maximumGrantPoint'],
      label: '上限',
      planned: describePoints(cap),
      got: describePoints(campaign.maximumGrantPoint),
    })),
    ...when(values.start, (start) => ({
      path: ['period', 'start'],
      label: '開始',
      planned: start,
      got: sameInstant(parseStart, start, period.start),
    })),
    ...when(values.end, (end) => ({
      path: ['period', 'end'],
      label: '終了',
      planned: end,
      got: sameInstant(parseEnd, end, period.end),
    })),
    ...when(values.grant, (day) => ({
      path: ['grantBy'],
      beside: ['period'],
      label: '付与',
      planned: day ?? nothing,
      got: grantBy ?? nothing,
    })),
    ...when(values.entry, (entry) => ({
      path: ['entry'],
      label: 'エントリー',
      planned: entryWords[entry],
      got: entryWords[campaign.entry],
    })),
    ...when(values.points, (bonus) => ({
      path: ['headline', 'figure'],
      label: 'ポイント',
      planned: describePoints(bonus),
      got: describePoints(bonusIn('P', campaign)),
    })),
    ...when(values.plus, (plus) => ({
      path: ['headline', 'plus', 'points'],
      label: '追加ポイント',
      planned: describePoints(plus),
      got: describePoints(headline.plus?.points),
    })),
    ...when(values.facts, (facts) => heldFacts(facts, campaign.facts)),
    ...when(values.conditions, (conditions) => heldConditions(conditions, campaign.conditions)),
    ...when(values.items, (items) => heldItems(items, campaign)),
  ]
}

/** Whether a file has the field: what it leaves out is undefined, false or an empty list. */
function isGiven(campaign: object, path: Path): boolean {
  const value = valueAt(campaign, path)
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
}

/** Those of the held values that differ, each at its field. */
export function differing(data: object, held: readonly Held[], row: number): FieldDiagnostic[] {
  return held
    .filter(({ planned, got }) => planned !== got)
    .map(({ path, beside = ['headline'], label, planned, got }) => ({
      path,
      ...(isGiven(data, path) ? {} : { beside }),
      kind: 'differs-from-plan',
      details: { label, planned, got, row },
    }))
}

/** What a campaign's fields say otherwise than its month's plan. */
export function planDiagnostics(campaign: Judged, planned: PlannedCampaign | undefined): FieldDiagnostic[] {
  return planned ? differing(campaign, heldValues(planned.values, campaign), planned.row) : []
}
