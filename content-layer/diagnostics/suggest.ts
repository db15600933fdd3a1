import { closest, distance } from 'fastest-levenshtein'

/** The known word that was most likely meant, or undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lowered = new Map(known.map((name) => [name.toLowerCase(), name]))
  const best = closest(word.toLowerCase(), [...lowered.keys()])
  const apart = distance(word.toLowerCase(), best)
  // A short word of which every letter differs is another word: nobody who writes 円 means %.
  const isOther = apart >= Math.max(word.length, best.length)
  return !isOther && apart <= Math.max(2, Math.floor(best.length / 3)) ? lowered.get(best) : undefined
}

/**
 * The details of a diagnostic about an unknown name: the name that was most likely meant, or '', and the known names,
 * 16 at most.
 */
export function suggest(word: string, known: readonly string[]): { suggestion: string; known: string } {
  return { suggestion: nearest(word, known) ?? '', known: known.slice(0, 16).join(', ') }
}
