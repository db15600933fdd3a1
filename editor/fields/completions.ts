import { fittingTerms, markAtCaret, termAtCaret, type TermAtCaret } from './term-at-caret.ts'
import type { Term } from './terms.ts'

/** What may replace the unfinished name or mark at the caret. */
export type Completions = { open: TermAtCaret; choices: { text: string; label: string }[] }

/** Maximum number of choices offered at once. */
const maxChoices = 40

/** Returns the choices for the ｛name｝ or the ※ mark being typed at the caret; undefined if there are none. */
export function completionsAt(
  text: string,
  caret: number,
  terms: readonly Term[],
  marks: readonly string[],
): Completions | undefined {
  const openTerm = termAtCaret(text, caret)
  if (openTerm) {
    const choices = fittingTerms(terms, openTerm.typed).map(({ name, label }) => ({ text: `｛${name}｝`, label }))
    return choices.length > 0 ? { open: openTerm, choices: choices.slice(0, maxChoices) } : undefined
  }
  const openMark = markAtCaret(text, caret)
  if (!openMark) return undefined
  const choices = marks
    .filter((mark) => mark.startsWith(openMark.typed) && mark !== openMark.typed)
    .map((mark) => ({ text: mark, label: '注記の印' }))
  return choices.length > 0 ? { open: openMark, choices } : undefined
}
