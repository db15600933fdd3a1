import { closest, distance } from 'fastest-levenshtein'

/** The known word that was most likely meant, or undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lowered = new Map(known.map((name) => [name.toLowerCase(), name]))
  const best = closest(word.toLowerCase(), [...lowered.keys()])
  const isNear = distance(word.toLowerCase(), best) <= Math.max(2, Math.floor(best.length / 3))
  return isNear ? lowered.get(best) : undefined
}

/**
 * The details of a diagnostic about an unknown name: the name that was most likely meant, or '', and the known names,
 * 16 at most.
 */
export function suggest(word: string, known: readonly string[]): { suggestion: string; known: string } {
  return { suggestion: nearest(word, known) ?? '', known: known.slice(0, 16).join(', ') }
}
