import { closest, distance } from 'fastest-levenshtein'

/** Returns a word without what its author may not have noticed: capitals, full-width digits, separate voicing marks. */
function fold(word: string): string {
  return word.normalize('NFKC').toLowerCase()
}

/** Finds the known word that was most likely intended; undefined if none is similar. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const folded = new Map(candidates.map((name) => [fold(name), name]))
  const nearestWord = closest(fold(text), [...folded.keys()])
  const edits = distance(fold(text), nearestWord)
  // A short word without a common letter is not a misspelling: 円 of %.
  const hasCommonLetter = edits < Math.max(text.length, nearestWord.length)
  const maxEdits = Math.max(2, Math.floor(nearestWord.length / 3))
  return hasCommonLetter && edits <= maxEdits ? folded.get(nearestWord) : undefined
}

/**
 * Returns the details of a diagnostic about an unknown name: the name that was most likely intended, or '', and at most
 * 16 known names.
 */
export function suggest(text: string, candidates: readonly string[]): { suggestion: string; candidates: string } {
  return { suggestion: nearest(text, candidates) ?? '', candidates: candidates.slice(0, 16).join(', ') }
}
