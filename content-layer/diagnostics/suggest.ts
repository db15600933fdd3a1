import { closest, distance } from 'fastest-levenshtein'

/** The known word that was most likely meant, or undefined if none is similar. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const lowered = new Map(candidates.map((name) => [name.toLowerCase(), name]))
  const best = closest(text.toLowerCase(), [...lowered.keys()])
  const apart = distance(text.toLowerCase(), best)
  // A short word in which every letter differs is another word: 円 is no misspelling of %.
  const isOther = apart >= Math.max(text.length, best.length)
  return !isOther && apart <= Math.max(2, Math.floor(best.length / 3)) ? lowered.get(best) : undefined
}

/**
 * The details of a diagnostic about an unknown name: the name that was most likely meant, or '', and the known names,
 * 16 at most.
 */
export function suggest(text: string, candidates: readonly string[]): { suggestion: string; candidates: string } {
  return { suggestion: nearest(text, candidates) ?? '', candidates: candidates.slice(0, 16).join(', ') }
}
