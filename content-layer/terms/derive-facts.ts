import { z } from 'zod'

import { readFact, type Fact, type FactDay } from '#schemas/facts.ts'
import { dayInJapan, inJapan } from '#schemas/format-time.ts'
import { daysIn, parseEnd, parseStart } from '#schemas/japan-time.ts'
import { period as periodSchema, type Period } from '#schemas/period.ts'
import { pointsFor, upTo, yenToReach } from '#schemas/points.ts'
import { addRates } from '#schemas/rates.ts'

import { dateOf, dayNumber } from '../calendar.ts'
import type { FieldDiagnostic } from '../read/fields/validate.ts'
import { countOf, isCountName } from './counts.ts'
import { writeFact, type Facts } from './fact.ts'

type Named = Record<string, Fact | undefined>

function known(facts: Named): Facts {
  return new Map(Object.entries(facts).filter((entry): entry is [string, Fact] => entry[1] !== undefined))
}

function points(value: number): Fact {
  return { kind: 'points', value }
}

function percent(value: number, decimals?: number): Fact {
  return { kind: 'percent', value, ...(decimals === undefined ? {} : { decimals }) }
}

function yen(value: number): Fact {
  return { kind: 'yen', value }
}

/** Whole yen at which points are reached at a rate in percent; undefined where no whole yen does so exactly. */
function priceFor(points: number, rate: number): number | undefined {
  const price = yenToReach(points, rate)
  return price * Math.round(rate * 10) === points * 1000 ? price : undefined
}

function dateAt(instant: number): FactDay {
  const { hour, minute } = inJapan(instant)
  return { kind: 'date', day: dayInJapan(instant), minutes: hour * 60 + minute }
}

function monthFact(year: number, month: number): Fact {
  return month > 12 ? { kind: 'month', year: year + 1, month: month - 12 } : { kind: 'month', year, month }
}

/** The facts that follow from a month's folder. */
export function factsOfMonth(month: string): Facts {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4, 6))]
  return known({
    月: monthFact(year, number),
    翌月: monthFact(year, number + 1),
    '8の日': { kind: 'date', day: dayNumber(year, number, 8) },
  })
}

/** The facts that a provider's fields state. Without a provider nothing is published, whatever its rate. */
export function factsOfProvider(provider: { baseRate: number } | undefined): Facts {
  return known({ 常時: percent(provider?.baseRate ?? 0) })
}

function factsOfPeriod(period: Period): Named {
  const [start, end] = [dateAt(parseStart(period.start)), dateAt(parseEnd(period.end))]
  const { year, month } = dateOf(end.day)
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return {
    開始日: start,
    終了日: end,
    開始前日: { kind: 'date', day: start.day - 1 },
    日数: { kind: 'count', value: end.day - start.day + 1, counter: '日間' },
    終了翌月末日: { kind: 'date', day: dayNumber(nextYear, next, daysIn(nextYear, next)) },
  }
}

const number = z.number().optional().catch(undefined)

/** What states terms, read before validation, so that texts can be filled whatever else is wrong. */
const figures = z.object({
  reductionRate: number,
  maximumGrantPoint: z.number().nullish().catch(undefined),
  bonus: number,
  grantBy: z.string().optional().catch(undefined),
  period: periodSchema.optional().catch(undefined),
  headline: z
    .object({
      kind: z.string().default('bonus'),
      figure: z.number(),
      unit: z.string(),
      plus: z.object({ points: z.number() }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  limits: z.object({ minimum: number, step: number }).optional().catch(undefined),
  rates: z.object({ lowest: number, highest: number }).optional().catch(undefined),
  affiliateItems: z.array(z.object({ id: z.string(), price: z.number(), grantPoint: z.number() })).catch([]),
  logosOnDetail: z.array(z.unknown()).catch([]),
  facts: z.record(z.string(), z.unknown()).catch({}),
})

type Figures = z.output<typeof figures>

const stating = Object.keys(figures.shape)

/** What an object states; undefined for the many that state nothing. */
function readFigures(raw: unknown): Figures | undefined {
  if (typeof raw !== 'object' || raw === null || !stating.some((key) => key in raw)) return undefined
  return figures.safeParse(raw).data
}

/** The rates of a campaign in percent: what is always granted, what is added, and a bonus that is a rate. */
type Rates = { base: number; extra: number | undefined; bonus: number | undefined; cap: number | null | undefined }

function ratesOf({ reductionRate, maximumGrantPoint, headline }: Figures, base: number): Rates {
  const isRate = headline?.kind === 'bonus' && headline.unit === '%'
  return { base, extra: reductionRate, bonus: isRate ? headline.figure : undefined, cap: maximumGrantPoint }
}

/** True for a fact that is stated under its own name, or that is computed from the price declared under it. */
export function comesFrom(stated: string, name: string): boolean {
  return stated === name || (stated.startsWith(name) && /^の(?:常時|上乗せ|合計|特典)$/.test(stated.slice(name.length)))
}

/** What a price brings: its points by the rate that is always granted, by what is added, and together. */
function pointsOfPrice(name: string, price: number, { base, extra, bonus, cap }: Rates): Named {
  const always = pointsFor(price, base)
  const added = extra === undefined ? undefined : upTo(cap, pointsFor(price, extra))
  return {
    [`${name}の常時`]: points(always),
    ...(added === undefined ? {} : { [`${name}の上乗せ`]: points(added), [`${name}の合計`]: points(always + added) }),
    ...(bonus === undefined ? {} : { [`${name}の特典`]: points(upTo(cap, pointsFor(price, bonus))) }),
  }
}

function factsOfFields(data: Figures, rates: Rates): Named {
  const { grantBy, period, headline, bonus, limits, rates: loan, affiliateItems, logosOnDetail } = data
  const { base, extra, cap } = rates
  const rate = extra ?? rates.bonus
  const own = headline?.kind === 'bonus' ? headline : undefined
  const stated = own && (own.unit === '%' ? percent(own.figure) : points(own.figure))
  const capPrice = typeof cap === 'number' && rate ? priceFor(cap, rate) : undefined
  return {
    ...(extra === undefined ? {} : { 上乗せ: percent(extra), 合計: percent(addRates(base, extra)) }),
    特典: stated ?? (bonus === undefined ? undefined : points(bonus)),
    追加特典: headline?.plus && points(headline.plus.points),
    上限: typeof cap === 'number' ? points(cap) : undefined,
    上限に届く金額: capPrice === undefined ? undefined : yen(capPrice),
    付与日: grantBy === undefined ? undefined : readFact(grantBy),
    最小額: limits?.minimum === undefined ? undefined : yen(limits.minimum),
    最低利率: loan?.lowest === undefined ? undefined : percent(loan.lowest, 1),
    最高利率: loan?.highest === undefined ? undefined : percent(loan.highest, 1),
    ...Object.fromEntries(
      affiliateItems.flatMap(({ id, price, grantPoint }) => [
        [`${id}の値段`, yen(price)],
        [`${id}のポイント`, points(grantPoint)],
      ]),
    ),
    商品の数: countOf(affiliateItems),
    お店の数: countOf(logosOnDetail),
    ...(period ? factsOfPeriod(period) : {}),
  }
}

function declaredIn({ facts }: Figures): Named {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? readFact(value) : undefined]),
  )
}

function ratesIn(given: Facts): number {
  const base = given.get('常時')
  return base?.kind === 'percent' ? base.value : 0
}

/**
 * The facts that an object of a file adds to those given: what its fields state, what can be computed from them, and
 * what it declares under `facts`.
 */
export function factsIn(raw: unknown, given: Facts): Facts {
  const data = readFigures(raw)
  if (!data) return given
  const rates = ratesOf(data, ratesIn(given))
  const declared = declaredIn(data)
  const stated = factsOfFields(data, rates)
  const prices = Object.entries({ ...declared, ...stated }).flatMap(([name, fact]) =>
    fact?.kind === 'yen' ? Object.entries(pointsOfPrice(name, fact.value, rates)) : [],
  )
  return new Map([...given, ...known(declared), ...known(Object.fromEntries(prices)), ...known(stated)])
}

const fieldFacts =
  /^(?:[a-z0-9-]+の)?(?:常時|上乗せ|合計|特典|追加特典|上限|上限に届く金額|付与日|開始日|終了日|開始前日|日数|終了翌月末日|最小額|最低利率|最高利率)$|の(?:常時|上乗せ|合計|特典|値段|ポイント)$/

/** True for a fact that follows from fields: where those have a slip, that is told, and not every sentence besides. */
export function followsFromFields(name: string): boolean {
  return fieldFacts.test(name) || isCountName(name.replace(/^[a-z0-9-]+の/, ''))
}

/** Declared facts whose name is taken by another that follows from the fields. */
export function takenFacts(raw: unknown, facts: Facts): FieldDiagnostic[] {
  const data = readFigures(raw)
  if (!data) return []
  return [...known(declaredIn(data))].flatMap(([name, own]): FieldDiagnostic[] => {
    const fact = facts.get(name)
    const isTaken = fact !== undefined && JSON.stringify(fact) !== JSON.stringify(own)
    return isTaken
      ? [{ path: ['facts', name], kind: 'fact-taken', details: { name, usual: writeFact(fact) ?? '' } }]
      : []
  })
}

/** The facts of a campaign as its month names them, 8th-dayの上限, without those that the month has itself. */
export function factsNamedAfter(id: string, facts: Facts, own: Facts): Facts {
  const others = [...facts].filter(([name]) => !own.has(name))
  return new Map(others.map(([name, fact]) => [`${id}の${name}`, fact]))
}
