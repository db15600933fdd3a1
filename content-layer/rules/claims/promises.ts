import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { describeReason, rowAt, type CompiledPhrases } from '../../common/phrase-lists.ts'

/** Finds excessive promises and prices without tax in a text. Offsets are those of the text. */
export function promiseProblems(text: string, { promises, pricesWithoutTax }: CompiledPhrases): TextProblem[] {
  const promised = [...text.matchAll(promises.allPattern)].map(({ index, 0: actual }) => {
    const row = rowAt(promises, text, index)
    return {
      offset: index,
      kind: 'promise-too-much' as const,
      details: { actual, reason: row ? describeReason(row) : '' },
    }
  })
  const withoutTax = [...text.matchAll(pricesWithoutTax.allPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'price-without-tax' as const,
    details: { actual },
  }))
  return [...promised, ...withoutTax]
}
