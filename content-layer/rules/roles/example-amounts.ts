import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../terms/fact.ts'

/** The points of an amount that the page declares: ｛例の値段の合計｝. Terms of campaigns begin with a Latin letter. */
const ofAmount = /｛([^｛｝：:\na-z][^｛｝：:\n]*)の(?:常時|上乗せ|合計)(?:[：:][^｛｝\n]*)?｝/gu

const anyTerm = /｛[^｛｝]*｝/gu

/** The fewest letters of a text that says something by itself; the cell of a table has its amount beside it. */
const fewestLetters = 8

/**
 * Points of an example in a text that does not say of what amount: they read as what everybody gets. Offsets count in
 * the text as it was written.
 */
export function exampleProblems(text: string, facts: Facts | undefined): ({ offset: number } & Problem)[] {
  if (!facts || !text.includes('。') || text.replaceAll(anyTerm, '').length < fewestLetters) return []
  return [...text.matchAll(ofAmount)].flatMap(({ index, 0: got, 1: name = '' }) => {
    const isSaid = text.includes(`｛${name}｝`) || text.includes(`｛${name}：`) || text.includes(`｛${name}:`)
    return facts.get(name)?.kind !== 'yen' || isSaid
      ? []
      : [{ offset: index, kind: 'example-without-amount' as const, details: { got, fix: `｛${name}｝` } }]
  })
}
