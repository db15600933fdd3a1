/*
 * Collects the facts that sentences can state: given from outside a file, declared in it, or derived from its fields.
 */

import { parseFact, type Fact } from '#schemas/facts.ts'
import { pointsFor, applyCap } from '#domain/money/points.ts'

import { getDayNumber, parseMonthFolder } from '../common/days.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { writeFact, type Facts } from './fact.ts'
import { fieldPlaceholders, isCountName, percent, points, yen } from './derive-placeholders.ts'
import { readRates, readFigures, type Figures, type Rates } from './lenient-fields.ts'
import type { Role } from './roles.ts'

type Named = Record<string, Fact | undefined>

function definedFacts(facts: Named): Facts {
  return new Map(Object.entries(facts).filter((entry): entry is [string, Fact] => entry[1] !== undefined))
}

function monthFact(year: number, month: number): Fact {
  return month > 12 ? { kind: 'month', year: year + 1, month: month - 12 } : { kind: 'month', year, month }
}

/** Returns the facts derived from a month's folder. */
export function deriveMonthFacts(folder: string): Facts {
  const { year, month } = parseMonthFolder(folder)
  return definedFacts({
    月: monthFact(year, month),
    翌月: monthFact(year, month + 1),
    '8の日': { kind: 'date', day: getDayNumber(year, month, 8) },
  })
}

/** Returns the facts in a provider's fields. Without a provider nothing is published, whatever its rate. */
export function deriveProviderFacts(provider: { baseRate: number } | undefined): Facts {
  return definedFacts({ 常時: percent(provider?.baseRate ?? 0) })
}

/** Points for a price, by the ending of the fact's name: from the base rate, from the extra rate, and in total. */
const priceFacts: Readonly<
  Record<string, { role: Role; derive: (price: number, rates: Rates) => number | undefined }>
> = {
  の常時: { role: 'points-base', derive: (price, { base }) => pointsFor(price, base) },
  の上乗せ: {
    role: 'points-extra',
    derive: (price, { extra, cap }) => (extra === undefined ? undefined : applyCap(cap, pointsFor(price, extra))),
  },
  の合計: {
    role: 'points-total',
    derive: (price, { base, extra, cap }) =>
      extra === undefined ? undefined : pointsFor(price, base) + applyCap(cap, pointsFor(price, extra)),
  },
  の特典: {
    role: 'points',
    derive: (price, { bonus, cap }) => (bonus === undefined ? undefined : applyCap(cap, pointsFor(price, bonus))),
  },
}

/** Facts of an item for sale, by the ending of the fact's name. */
const itemFacts: Readonly<Record<string, { role: Role; derive: (item: Figures['affiliateItems'][number]) => Fact }>> = {
  の値段: { role: 'price', derive: ({ price }) => yen(price) },
  のポイント: { role: 'item-points', derive: ({ grantPoint }) => points(grantPoint) },
}

/** Returns whether a stated fact is the declared one of this name, or was computed from the price that it declares. */
export function isDerivedFrom(stated: string, name: string): boolean {
  return stated === name || (stated.startsWith(name) && Object.hasOwn(priceFacts, stated.slice(name.length)))
}

function derivePriceFacts(name: string, price: number, rates: Rates): Named {
  return Object.fromEntries(
    Object.entries(priceFacts).map(([ending, { derive }]) => {
      const pointsForPrice = derive(price, rates)
      return [`${name}${ending}`, pointsForPrice === undefined ? undefined : points(pointsForPrice)]
    }),
  )
}

function deriveFieldFacts(data: Figures, rates: Rates): Named {
  return Object.fromEntries([
    ...Object.entries(fieldPlaceholders).map(([name, { derive }]) => [name, derive(data, rates)] as const),
    ...data.affiliateItems.flatMap((item) =>
      Object.entries(itemFacts).map(([ending, { derive }]) => [`${item.id}${ending}`, derive(item)] as const),
    ),
  ])
}

/** Returns the facts declared under `facts`; undefined for those with an invalid value. */
function readDeclaredFacts({ facts }: Figures): Named {
  return Object.fromEntries(
    // Sentences use the composed form of a name; one with separate voicing marks is reported.
    Object.entries(facts).map(([name, value]) => [
      name.normalize('NFC'),
      typeof value === 'string' ? parseFact(value) : undefined,
    ]),
  )
}

/** Returns the base rate in percent. */
function baseRateIn(given: Facts): number {
  const base = given.get('常時')
  return base?.kind === 'percent' ? base.value : 0
}

/**
 * Returns the given facts plus those of an object in a file: stated in its fields, computed from them, or declared
 * under `facts`.
 */
export function collectFacts(raw: unknown, given: Facts): Facts {
  const data = readFigures(raw)
  if (!data) return given
  const rates = readRates(data, baseRateIn(given))
  const declared = readDeclaredFacts(data)
  const stated = deriveFieldFacts(data, rates)
  const prices = Object.entries({ ...declared, ...stated }).flatMap(([name, fact]) =>
    fact?.kind === 'yen' ? Object.entries(derivePriceFacts(name, fact.value, rates)) : [],
  )
  return new Map([
    ...given,
    ...definedFacts(declared),
    ...definedFacts(Object.fromEntries(prices)),
    ...definedFacts(stated),
  ])
}

/**
 * Returns the role of a name that is derived from fields, regardless of the campaign it is named after; undefined if it
 * is declared.
 */
export function getDerivedRole(name: string): Role | undefined {
  const factName = name.replace(/^[a-z0-9-]+の/, '')
  const ending = /の[^の]+$/.exec(name)?.[0] ?? ''
  if (factName === '常時') return 'base'
  if (Object.hasOwn(fieldPlaceholders, factName)) return fieldPlaceholders[factName]?.role
  if (factName === 'キャンペーンの数') return 'campaign-count'
  if (isCountName(factName)) return 'count'
  const computed = Object.hasOwn(priceFacts, ending) ? priceFacts : itemFacts
  return Object.hasOwn(computed, ending) ? computed[ending]?.role : undefined
}

/**
 * Returns whether a fact is derived from fields: an error in those is reported there, and not again at every sentence.
 */
export function followsFromFields(name: string): boolean {
  return getDerivedRole(name) !== undefined
}

/** Returns declared facts with the name of another fact, either given or derived from the fields. */
export function takenFactDiagnostics(raw: unknown, facts: Facts, given: Facts): FieldDiagnostic[] {
  const data = readFigures(raw)
  if (!data) return []
  return [...definedFacts(readDeclaredFacts(data))].flatMap(([name, value]): FieldDiagnostic[] => {
    // Facts given from outside this file have a lower priority than its own, but must not be hidden by them.
    const fact = given.get(name) ?? facts.get(name)
    const isTaken = fact !== undefined && JSON.stringify(fact) !== JSON.stringify(value)
    return isTaken
      ? [{ path: ['facts', name], kind: 'fact-taken', details: { name, defaultForm: writeFact(fact) ?? '' } }]
      : []
  })
}

/** Returns the facts of a campaign for its month, 8th-dayの上限, without those that the month itself has. */
export function nameFactsAfter(id: string, facts: Facts, localFacts: Facts): Facts {
  const others = [...facts].filter(([name]) => !localFacts.has(name))
  return new Map(others.map(([name, fact]) => [`${id}の${name}`, fact]))
}
