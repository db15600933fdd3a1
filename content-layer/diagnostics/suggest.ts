import { closest, distance } from 'fastest-levenshtein'

/** Finds the known word that was most likely intended; undefined if none is similar. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const lowered = new Map(candidates.map((name) => [name.toLowerCase(), name]))
  const nearestWord = closest(text.toLowerCase(), [...lowered.keys()])
  const edits = distance(text.toLowerCase(), nearestWord)
  // A short word without a common letter is not a misspelling: 円 of %.
  const hasCommonLetter = edits < Math.max(text.length, nearestWord.length)
  const maxEdits = Math.max(2, Math.floor(nearestWord.length / 3))
  return hasCommonLetter && edits <= maxEdits ? lowered.get(nearestWord) : undefined
}

/**
 * Returns the details of a diagnostic about an unknown name: the name that was most likely intended, or '', and at most
 * 16 known names.
 */
export function suggest(text: string, candidates: readonly string[]): { suggestion: string; candidates: string } {
  return { suggestion: nearest(text, candidates) ?? '', candidates: candidates.slice(0, 16).join(', ') }
}
