import { similarity } from '../common/similarity.ts'

/** A sentence before and after; a side is absent for an added or removed sentence. */
export type SentencePair = { before?: string; after?: string }

/** Minimum similarity, from 0 to 1, of two sentences that belong together. */
const minSimilarity = 0.4

/** Below this number of characters, a sentence that replaces a single other one belongs to it whatever it says. */
const maxShortLength = 20

/** Pairs each removed sentence with the most similar added one, each once. */
export function pairSentences(removed: readonly string[], added: readonly string[]): SentencePair[] {
  const unpaired = new Set(added.keys())
  const pairs = removed.map((before): SentencePair => {
    const candidates = [...unpaired].map((index) => ({ index, score: similarity(before, added[index] ?? '') }))
    const best = candidates.toSorted((a, b) => b.score - a.score)[0]
    const isOneForOne = removed.length === 1 && added.length === 1 && before.length < maxShortLength
    if (!best || (best.score < minSimilarity && !isOneForOne)) return { before }
    unpaired.delete(best.index)
    return { before, after: added[best.index] ?? '' }
  })
  return [...pairs, ...[...unpaired].map((index): SentencePair => ({ after: added[index] ?? '' }))]
}
