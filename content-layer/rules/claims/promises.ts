import type { Problem } from '../../diagnostics/diagnostic.ts'
import { reasonOf, rowAt, type Words } from '../word-lists.ts'

/** What a text promises too much, or prices without the tax. Offsets count in it. */
export function promiseProblems(text: string, { promises, pricesWithoutTax }: Words): ({ offset: number } & Problem)[] {
  const promised = [...text.matchAll(promises.all)].map(({ index, 0: got }) => {
    const row = rowAt(promises, text, index)
    return { offset: index, kind: 'promise-too-much' as const, details: { got, why: row ? reasonOf(row) : '' } }
  })
  const withoutTax = [...text.matchAll(pricesWithoutTax.all)].map(({ index, 0: got }) => ({
    offset: index,
    kind: 'price-without-tax' as const,
    details: { got },
  }))
  return [...promised, ...withoutTax]
}
