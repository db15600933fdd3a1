/** Counts each pair of adjacent letters. */
function countPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/**
 * Returns the similarity of two sentences, from 0 to 1, by the pairs of letters that they share (Dice's coefficient).
 */
export function similarity(one: string, other: string): number {
  const [pairs, otherPairs] = [countPairs(one), countPairs(other)]
  let shared = 0
  for (const [pair, count] of pairs) shared += Math.min(count, otherPairs.get(pair) ?? 0)
  return (2 * shared) / Math.max(1, one.length + other.length - 2)
}
