/** A sentence as it was and as it is; a side is absent where a sentence came or went. */
export type SentencePair = { before?: string; after?: string }

function bigramsOf(text: string): Set<string> {
  return new Set(Array.from({ length: text.length }, (_, index) => text.slice(index, index + 2)))
}

/** How alike two sentences are, from 0 to 1: the share of neighbouring letters that they have in common. */
export function likeness(one: string, other: string): number {
  const [first, second] = [bigramsOf(one), bigramsOf(other)]
  const common = [...first].filter((pair) => second.has(pair)).length
  return (2 * common) / (first.size + second.size)
}

/** Below this two sentences have nothing to do with each other. */
const leastLikeness = 0.4

/** Pairs sentences that went with the most alike of those that came in their place, each once. */
export function pairSentences(removed: readonly string[], added: readonly string[]): SentencePair[] {
  const free = new Set(added.keys())
  const pairs = removed.map((before): SentencePair => {
    const candidates = [...free].map((index) => ({ index, score: likeness(before, added[index] ?? '') }))
    const best = candidates.toSorted((a, b) => b.score - a.score)[0]
    const isAlone = removed.length === 1 && added.length === 1 && before.length < 20
    if (!best || (best.score < leastLikeness && !isAlone)) return { before }
    free.delete(best.index)
    return { before, after: added[best.index] ?? '' }
  })
  return [...pairs, ...[...free].map((index): SentencePair => ({ after: added[index] ?? '' }))]
}
