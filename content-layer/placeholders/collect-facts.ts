/*
 * Collects the facts that the sentences of a file can state: given from outside, declared in it, or derived from its
 * fields.
 */

import { parseFact, type Fact } from '#schemas/facts.ts'

import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { fieldPlaceholders } from './derive-placeholders.ts'
import { writeFact, type Facts } from './fact.ts'
import { deriveItemFacts, derivePriceFacts } from './item-placeholders.ts'
import { readFigures, readRates, type Figures, type Rates } from './lenient-fields.ts'

/** A fact with its name; undefined if the fields do not state it, or not validly. */
type NamedFact = readonly [name: string, fact: Fact | undefined]

function definedFacts(facts: readonly NamedFact[]): Facts {
  return new Map(facts.filter((entry): entry is [string, Fact] => entry[1] !== undefined))
}

function deriveFieldFacts(data: Figures, rates: Rates): NamedFact[] {
  return [
    ...Object.entries(fieldPlaceholders).map(([name, { derive }]): NamedFact => [name, derive(data, rates)]),
    ...data.affiliateItems.flatMap(deriveItemFacts),
  ]
}

/** Returns the facts declared under `facts`. */
function readDeclaredFacts({ facts }: Figures): NamedFact[] {
  return Object.entries(facts).map(([name, value]): NamedFact => [
    // Sentences use the composed form of a name; one with separate voicing marks is reported.
    name.normalize('NFC'),
    typeof value === 'string' ? parseFact(value) : undefined,
  ])
}

/** Returns the base rate in percent. */
function baseRateIn(given: Facts): number {
  const base = given.get('常時')
  return base?.kind === 'percent' ? base.value : 0
}

/**
 * Returns the given facts plus those of an object in a file: stated in its fields, computed from them, or declared
 * under `facts`. Of facts with the same name, the last in this order counts: given, declared, from a price, from a field.
 */
export function collectFacts(raw: unknown, given: Facts): Facts {
  const data = readFigures(raw)
  if (!data) return given
  const rates = readRates(data, baseRateIn(given))
  const declared = readDeclaredFacts(data)
  const stated = deriveFieldFacts(data, rates)
  const fromPrices = [...new Map([...declared, ...stated])].flatMap(([name, fact]) =>
    fact?.kind === 'yen' ? derivePriceFacts(name, fact.value, rates) : [],
  )
  return new Map([...given, ...definedFacts(declared), ...definedFacts(fromPrices), ...definedFacts(stated)])
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
