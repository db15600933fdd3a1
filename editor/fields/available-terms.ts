// The placeholders that texts of the open entry can contain, such as ｛上限｝, for the fields that complete and explain
// them. A term is the name of a placeholder with its value. The values come from the form, and from the engine through
// `storeAvailableFacts`.

import { useSyncExternalStore } from 'react'

import { collectFacts } from '#content-layer/placeholders/collect-facts.ts'
import { listForms, writeFact, type Facts } from '#content-layer/placeholders/fact.ts'
import { fillText } from '#content-layer/placeholders/fill-text.ts'
import { typedTermProblems } from '#content-layer/placeholders/typed-terms.ts'

/** The facts that texts of the open entry can state besides its own, such as those of its month. */
let availableFacts: Facts = new Map()

/** The period and grant day that a new entry will be saved with in place of those in its form. */
let daysToSave: Readonly<Record<string, unknown>> = {}

const listeners = new Set<() => void>()

/** Stores the facts of `EngineClient.getAvailableFacts` for the open entry. */
export function storeAvailableFacts(facts: Facts): void {
  availableFacts = facts
  for (const listener of listeners) listener()
}

/** Stores the period and grant day that the open entry will be saved with; empty for those of its form. */
export function storeDaysToSave(days: Readonly<Record<string, unknown>>): void {
  daysToSave = days
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the facts that texts of the open entry can state. `fields` are the current values of its form. */
export function useFacts(fields: Readonly<Record<string, unknown>>): Facts {
  const days = useSyncExternalStore(subscribe, () => daysToSave)
  const otherFacts = useSyncExternalStore(subscribe, () => availableFacts)
  return collectFacts({ ...fields, ...days }, otherFacts)
}

/** A term that a text can contain: the name between ｛ and ｝, and the text that replaces it on the page. */
export type Term = { name: string; label: string }

/** Lists the terms to choose from, each in all its forms. Terms of one price or campaign, such as booksの上限, are last. */
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

/** Returns a text with its placeholders replaced, as visitors read it; undefined for a text without placeholders. */
export function fillTerms(text: string, facts: Facts): string | undefined {
  return /[｛｝]/.test(text) ? fillText(text, facts).text : undefined
}

/** A figure that was typed in a text, with its offset, and the names of the terms that have the same value. */
export type TypedFigure = { typed: string; offset: number; references: string[] }

/** Finds the figures in a text that a placeholder could replace. */
export function findTypedFigures(text: string, facts: Facts): TypedFigure[] {
  return typedTermProblems(text, facts).flatMap((problem) => {
    if (problem.kind !== 'typed-fact') return []
    const { actual, references } = problem.details
    return [{ typed: actual, offset: problem.offset, references: references.split(' ') }]
  })
}
