import type { Fact } from '#schemas/facts.ts'

import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findTypedTerms, findReferences } from '../../placeholders/typed-terms.ts'

/** A literal text (｛「300円」｝), with the words before or after it that make it a promise: 「上限は」, 「まで」. */
const literalWithContext =
  /(?<before>上限(?:は|の)?|最大|お一人さま|お一人様)?｛「(?<literal>[^」｛｝]+)」｝(?<after>まで|から|より|以降|に付与|に終|に始|限り|だけ|[^。、｛]{0,3}還元|を?上乗せ|以上)?/gu

/** Words by which a literal text promises something itself: 「最大10%」. */
const promisePattern = /上限|最大|お一人(?:さま|様)|還元|上乗せ|に付与|(?:まで|から|より|以降|限り|以上)$/u

/** A month without a day, which may be any: the shelves of August. */
const anyMonth = /^[0-9０-９]+月$/u

/**
 * Returns the figure that a literal text promises: one in it, 10% of 「10%還元」, or the whole text if words around it
 * make it a promise. Returns undefined if it only mentions a figure, as 「2023年」 does.
 */
function findPromisedFigure(literal: string, isPromisedByContext: boolean): string | undefined {
  if (promisePattern.test(literal)) {
    const figure = findTypedTerms(literal).find(({ text }) => !anyMonth.test(text))
    if (figure) return figure.text
  }
  if (!isPromisedByContext || anyMonth.test(literal)) return undefined
  const [figure] = findTypedTerms(`${literal}まで`)
  return figure?.text.startsWith(literal) === true ? literal : undefined
}

/** Finds promised days, times, rates, points and numbers that no field provides, with their offsets in the text. */
export function findQuotedPromises(text: string, facts: Facts | undefined): TextProblem[] {
  return [...text.matchAll(literalWithContext)].flatMap(({ index, groups = {} }): TextProblem[] => {
    const { before, literal = '', after } = groups
    const figure = findPromisedFigure(literal, before !== undefined || after !== undefined)
    if (figure === undefined) return []
    const references = findReferences(figure, facts ?? new Map<string, Fact>())
    const details = { actual: literal, references: references.slice(0, 4).join(' ') }
    return [{ offset: index + (before?.length ?? 0), kind: 'quoted-promise', details }]
  })
}
