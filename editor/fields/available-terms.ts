// The terms that the texts of the open entry can contain, ｛上限｝ and the like, for the fields that complete and explain
// them. Their values come from the form itself, and from the engine through `storeAvailableFacts`.

import { useSyncExternalStore } from 'react'

import { collectFacts } from '#content-layer/placeholders/collect-facts.ts'
import { listForms, writeFact, type Facts } from '#content-layer/placeholders/fact.ts'
import { fillText } from '#content-layer/placeholders/fill-text.ts'
import { typedTermProblems } from '#content-layer/placeholders/typed-terms.ts'

/** Facts from outside the open entry that its texts can state, such as those of its month. */
let availableFacts: Facts = new Map()

/** Fields that a new entry will be saved with instead of those in its form: the period and grant day of its month. */
let daysToSave: Readonly<Record<string, unknown>> = {}

const listeners = new Set<() => void>()

/** Stores the facts of `EngineClient.factsAvailableTo` for the open entry. */
export function storeAvailableFacts(facts: Facts): void {
  availableFacts = facts
  for (const listener of listeners) listener()
}

/** Stores the fields that the open entry will be saved with instead of those in its form; empty if there are none. */
export function storeDaysToSave(days: Readonly<Record<string, unknown>>): void {
  daysToSave = days
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the facts that texts of the open entry can state; `fields` are the entry's fields as its form has them now. */
export function useFacts(fields: Readonly<Record<string, unknown>>): Facts {
  const days = useSyncExternalStore(subscribe, () => daysToSave)
  const around = useSyncExternalStore(subscribe, () => availableFacts)
  return collectFacts({ ...fields, ...days }, around)
}

/** A term that a text can contain: the name between ｛ and ｝, and the text that replaces it on the page. */
export type Term = { name: string; label: string }

/** Lists the terms to choose from, each in every form; those of one price or campaign, as ｛booksの上限｝, are last. */
export function listTerms(facts: Facts): Term[] {
  const isOfPart = (name: string) => /.の./.test(name)
  const sorted = [...facts].sort(([one], [other]) => Number(isOfPart(one)) - Number(isOfPart(other)))
  return sorted.flatMap(([name, fact]) =>
    ['', ...listForms(fact)].flatMap((form): Term[] => {
      const label = writeFact(fact, form)
      return label === undefined ? [] : [{ name: form === '' ? name : `${name}：${form}`, label }]
    }),
  )
}

/** Returns a text as readers of the page see it, with its terms replaced; undefined for a text without terms. */
export function readAs(text: string, facts: Facts): string | undefined {
  return /[｛｝]/.test(text) ? fillText(text, facts).text : undefined
}

/** A figure that a text contains as digits, its offset, and the names of the terms with the same value. */
export type TypedFigure = { typed: string; offset: number; references: string[] }

/** Returns the figures in a text that a term could replace. */
export function typedFigures(text: string, facts: Facts): TypedFigure[] {
  return typedTermProblems(text, facts).flatMap((problem) => {
    if (problem.kind !== 'typed-fact') return []
    const { actual, references } = problem.details
    return [{ typed: actual, offset: problem.offset, references: references.split(' ') }]
  })
}
