import type { Term } from './terms.ts'

/** A name that is being typed: the position of its brace, and the text after it so far. */
export type TermAtCaret = { start: number; typed: string }

/** Returns the name that is being typed at the caret, if it follows an open brace of either width. */
export function termAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /[｛{]([^｛｝{}\n]*)$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[1] ?? '' } : undefined
}

/** The mark that is being typed at the caret: ※, with a number behind it or not. */
export function markAtCaret(text: string, caret: number): TermAtCaret | undefined {
  const match = /※\d*$/.exec(text.slice(0, caret))
  return match ? { start: match.index, typed: match[0] } : undefined
}

/**
 * Returns the terms that match the typed text, the closest first: forms are offered once the name before the colon is
 * complete.
 */
export function fittingTerms(terms: readonly Term[], typed: string): Term[] {
  const prefix = typed.replace(':', '：').trim()
  const withForms = prefix.includes('：')
  const fitting = terms.filter(({ name, label }) => {
    if (name.includes('：') !== withForms) return false
    return withForms ? name.startsWith(prefix) : name.includes(prefix) || label.includes(prefix)
  })
  if (prefix === '' || withForms) return fitting
  const distance = ({ name }: Term) => (name.startsWith(prefix) ? name.length : 100 + name.length)
  return fitting.sort((one, other) => distance(one) - distance(other))
}

/** The range that a choice replaces: what was typed up to the caret, and a closing brace behind it. */
export function rangeToReplace(text: string, { start }: TermAtCaret, caret: number): { start: number; end: number } {
  return { start, end: /^[｝}]/.test(text.slice(caret)) ? caret + 1 : caret }
}
