import { closest, distance } from 'fastest-levenshtein'

/** The known word that somebody most likely meant, or undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lowered = new Map(known.map((name) => [name.toLowerCase(), name]))
  const best = closest(word.toLowerCase(), [...lowered.keys()])
  const isNear = distance(word.toLowerCase(), best) <= Math.max(2, Math.floor(best.length / 3))
  return isNear ? lowered.get(best) : undefined
}

/** Details for a diagnostic about a name that is not known: the one that was meant, or else all there are. */
export function suggest(word: string, known: readonly string[]): { suggestion: string; known: string } {
  return { suggestion: nearest(word, known) ?? '', known: known.slice(0, 16).join(', ') }
}
