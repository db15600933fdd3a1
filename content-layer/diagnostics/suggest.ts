import { closest, distance } from 'fastest-levenshtein'

/** Finds the known word that was most likely intended; undefined if none is similar. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const lowered = new Map(candidates.map((name) => [name.toLowerCase(), name]))
  const best = closest(text.toLowerCase(), [...lowered.keys()])
  const apart = distance(text.toLowerCase(), best)
  // A short word without a common letter is a different word: 円 is not a misspelling of %.
  const isOther = apart >= Math.max(text.length, best.length)
  return !isOther && apart <= Math.max(2, Math.floor(best.length / 3)) ? lowered.get(best) : undefined
}

/**
 * Returns the details of a diagnostic about an unknown name: the name that was most likely intended, or '', and at most
 * 16 known names.
 */
export function suggest(text: string, candidates: readonly string[]): { suggestion: string; candidates: string } {
  return { suggestion: nearest(text, candidates) ?? '', candidates: candidates.slice(0, 16).join(', ') }
}
