import type { Term } from './available-terms.ts'

/** A name or mark being typed: the index of its brace or ※, and the text typed so far. */
type TermAtCaret = { start: number; typed: string }

/** What may replace the unfinished name or mark at the caret. */
export type Completions = { open: TermAtCaret; choices: { text: string; label: string }[] }

const maxChoices = 40

/** Returns the name being typed at the caret, after an open brace of either width; undefined if there is none. */
function termAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /[｛{]([^｛｝{}\n]*)$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[1] ?? '' } : undefined
}

/** Returns the mark being typed at the caret, ※ with or without a number; undefined if there is none. */
function markAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /※\d*$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[0] } : undefined
}

/** Returns the terms that match the typed text, the closest first; those with a form only after a name and a colon. */
function fittingTerms(terms: readonly Term[], typed: string): Term[] {
  const query = typed.replace(':', '：').trim()
  if (query.includes('：')) return terms.filter(({ name }) => name.startsWith(query))
  const fitting = terms.filter(
    ({ name, label }) => !name.includes('：') && (name.includes(query) || label.includes(query)),
  )
  if (query === '') return fitting
  // Names that start with the query precede all others; the shorter of two is the closer one.
  const distance = ({ name }: Term) => (name.startsWith(query) ? name.length : 100 + name.length)
  return fitting.sort((one, other) => distance(one) - distance(other))
}

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

/** Returns the range that a choice replaces: the text typed up to the caret, and a closing brace after it. */
export function rangeToReplace(text: string, { start }: TermAtCaret, caret: number): { start: number; end: number } {
  return { start, end: /^[｝}]/.test(text.slice(caret)) ? caret + 1 : caret }
}
