import type { Term } from './terms.ts'

/** A name that is being typed: where its brace stands, and what follows so far. */
export type OpenTerm = { start: number; typed: string }

/** The name that is being typed at the caret, if it stands behind an open brace of either width. */
export function openTermAt(text: string, caret: number): OpenTerm | undefined {
  const found = /[｛{]([^｛｝{}\n]*)$/.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: found[1] ?? '' } : undefined
}

/** The mark that is being typed at the caret: ※, with a number behind it or not. */
export function openMarkAt(text: string, caret: number): OpenTerm | undefined {
  const found = /※\d*$/.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: found[0] } : undefined
}

/** The terms that fit what is typed, the closest first: forms are offered once the name before the colon stands. */
export function fittingTerms(terms: readonly Term[], typed: string): Term[] {
  const wanted = typed.replace(':', '：').trim()
  const withForms = wanted.includes('：')
  const fitting = terms.filter(({ name, shown }) => {
    if (name.includes('：') !== withForms) return false
    return withForms ? name.startsWith(wanted) : name.includes(wanted) || shown.includes(wanted)
  })
  if (wanted === '' || withForms) return fitting
  const distance = ({ name }: Term) => (name.startsWith(wanted) ? name.length : 100 + name.length)
  return fitting.sort((one, other) => distance(one) - distance(other))
}

/** The range that a choice replaces: what was typed up to the caret, and a closing brace behind it. */
export function rangeToReplace(text: string, { start }: OpenTerm, caret: number): { start: number; end: number } {
  return { start, end: /^[｝}]/.test(text.slice(caret)) ? caret + 1 : caret }
}
