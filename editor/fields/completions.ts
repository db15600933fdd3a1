import { fittingTerms, markAtCaret, termAtCaret, type TermAtCaret } from './term-at-caret.ts'
import type { Term } from './terms.ts'

/** Texts that may replace the unfinished term at the caret. */
export type Completions = { open: TermAtCaret; choices: { text: string; label: string }[] }

/** Maximum number of choices offered at once. */
const maxChoices = 40

/**
 * Returns what can be inserted at the caret: terms after a brace, marks of notes after ※. Undefined if nothing fits.
 */
export function completionsAt(
  text: string,
  caret: number,
  terms: readonly Term[],
  marks: readonly string[],
): Completions | undefined {
  const term = termAtCaret(text, caret)
  if (term) {
    const choices = fittingTerms(terms, term.typed).map(({ name, label }) => ({ text: `｛${name}｝`, label: label }))
    return choices.length > 0 ? { open: term, choices: choices.slice(0, maxChoices) } : undefined
  }
  const mark = markAtCaret(text, caret)
  const fitting = mark ? marks.filter((each) => each.startsWith(mark.typed) && each !== mark.typed) : []
  return mark && fitting.length > 0
    ? { open: mark, choices: fitting.map((each) => ({ text: each, label: '注記の印' })) }
    : undefined
}
