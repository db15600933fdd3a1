import type { Diagnostic, Position, Problem } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../documents/body.ts'
import type { Facts } from '../../terms/fact.ts'
import { answersIn } from '../wording/structure.ts'

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
  if (!text.includes('。') || text.replaceAll(anyTerm, '').length < fewestLetters) return []
  return [...text.matchAll(ofAmount)].flatMap(({ index, 0: got, 1: name = '' }) => {
    const isSaid = text.includes(`｛${name}｝`) || text.includes(`｛${name}：`) || text.includes(`｛${name}:`)
    return facts?.get(name)?.kind !== 'yen' || isSaid
      ? []
      : [{ offset: index, kind: 'example-without-amount' as const, details: { got, fix: `｛${name}｝` } }]
  })
}

const yen = /([\d,]+)円/gu

function amountsIn(words: string): number[] {
  return [...words.matchAll(yen)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
}

/**
 * Questions about things that are bought one by one, answered by 「対象になりません」, of which one reaches the least
 * amount of the answer by itself: it does count.
 */
export function separateDiagnostics({
  file,
  body,
  placeOf,
}: {
  file: string
  body: readonly BodyNode[]
  placeOf: (node: BodyNode) => Position
}): Diagnostic[] {
  return answersIn(body).flatMap(({ question, answer, node }): Diagnostic[] => {
    const least = /^対象になりません。[^。]*?([\d,]+円)以上/u.exec(answer)?.[1]
    if (least === undefined || !/別々|一つずつ|1つずつ|分けて/u.test(question)) return []
    const [limit = 0] = amountsIn(least)
    const reaching = amountsIn(question).find((amount) => amount >= limit)
    if (reaching === undefined) return []
    const details = { got: `${reaching.toLocaleString('en-US')}円`, least }
    return [{ file, field: '-', ...placeOf(node), kind: 'example-reaches-minimum', details }]
  })
}
