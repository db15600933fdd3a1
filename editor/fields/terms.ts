import { useSyncExternalStore } from 'react'

import { factsIn } from '#content-layer/placeholders/derive-facts.ts'
import { formsOf, writeFact, type Facts } from '#content-layer/placeholders/fact.ts'
import { fillText } from '#content-layer/placeholders/fill-text.ts'
import { typedTermProblems } from '#content-layer/placeholders/typed-terms.ts'

/** A term that a text can contain: the name between ｛ and ｝, and the text that it stands for. */
export type Term = { name: string; label: string }

/** A typed figure, its index, and the names of the terms with the same value. */
export type TypedFigure = { typed: string; offset: number; references: string[] }

/** Facts that the open file can state in addition to its own fields, as last received from the engine. */
let around: Facts = new Map()

/** The days that a new entry will be saved with, where they are those of its month and not of its form. */
let daysToSave: Readonly<Record<string, unknown>> = {}

const listeners = new Set<() => void>()

/** Stores the facts that the open file may state in addition to its own fields. */
export function rememberFactsAround(facts: Facts): void {
  around = facts
  for (const listener of listeners) listener()
}

/** Stores the days that the open entry will be saved with, where its form has others. */
export function rememberDaysToSave(days: Readonly<Record<string, unknown>>): void {
  daysToSave = days
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the terms that a file can state: the facts around it, and its own fields with their current values in the
 * form.
 */
export function useFacts(fields: Readonly<Record<string, unknown>>): Facts {
  const days = useSyncExternalStore(listen, () => daysToSave)
  return factsIn(
    { ...fields, ...days },
    useSyncExternalStore(listen, () => around),
  )
}

/**
 * Lists the terms to choose from: each in its default form, and in every other form that it has. Those that are
 * computed for one price or campaign are last.
 */
export function listTerms(facts: Facts): Term[] {
  const computed = (name: string) => Number(/.の./.test(name))
  const inOrder = [...facts].sort(([one], [other]) => computed(one) - computed(other))
  return inOrder.flatMap(([name, fact]) =>
    ['', ...formsOf(fact)].flatMap((form): Term[] => {
      const label = writeFact(fact, form)
      return label === undefined ? [] : [{ name: form === '' ? name : `${name}：${form}`, label }]
    }),
  )
}

/** Returns a text as readers see it, with its known terms filled in; undefined for a text without terms. */
export function readAs(text: string, facts: Facts): string | undefined {
  return /[｛｝]/.test(text) ? fillText(text, facts).text : undefined
}

/** Returns the figures in a text that a term could replace. */
export function typedFigures(text: string, facts: Facts): TypedFigure[] {
  return typedTermProblems(text, facts).flatMap((problem) => {
    if (problem.kind !== 'typed-fact') return []
    const { actual, references } = problem.details
    return [{ typed: actual, offset: problem.offset, references: references.split(' ') }]
  })
}
