import type { Term } from './available-terms.ts'

/** An unfinished name or mark: the offset of its brace or ※, and the text typed so far. */
type TermAtCaret = { start: number; typed: string }

/** The texts to choose from in place of the unfinished name or mark at the caret, with their labels. */
export type Completions = { open: TermAtCaret; choices: { text: string; label: string }[] }

const maxChoices = 40

/** Finds the name that is being typed at the caret, after an open brace of either width. */
function findTermAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /[｛{]([^｛｝{}\n]*)$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[1] ?? '' } : undefined
}

/** Finds the mark that is being typed at the caret: ※ with or without a number. */
function findMarkAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /※\d*$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[0] } : undefined
}

/** Lists the terms that match the typed text, the closest first. Forms of a term are listed after its name and a colon. */
function listMatchingTerms(terms: readonly Term[], typed: string): Term[] {
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

/** Finds the completions of the placeholder or mark that is being typed at the caret; undefined if there are none. */
export function findCompletions(
  text: string,
  caret: number,
  terms: readonly Term[],
  marks: readonly string[],
): Completions | undefined {
  const openTerm = findTermAtCaret(text, caret)
  if (openTerm) {
    const choices = listMatchingTerms(terms, openTerm.typed).map(({ name, label }) => ({ text: `｛${name}｝`, label }))
    return choices.length > 0 ? { open: openTerm, choices: choices.slice(0, maxChoices) } : undefined
  }
  const openMark = findMarkAtCaret(text, caret)
  if (!openMark) return undefined
  const choices = marks
    .filter((mark) => mark.startsWith(openMark.typed) && mark !== openMark.typed)
    .map((mark) => ({ text: mark, label: '注記の印' }))
  return choices.length > 0 ? { open: openMark, choices } : undefined
}

/** Returns the range that a choice replaces: the text up to the caret, and a closing brace after it. */
export function getReplacedRange(text: string, { start }: TermAtCaret, caret: number): { start: number; end: number } {
  return { start, end: /^[｝}]/.test(text.slice(caret)) ? caret + 1 : caret }
}
