import type { Fact } from '#schemas/facts.ts'

import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findTypedTerms, findReferences } from '../../placeholders/typed-terms.ts'

/** A literal text, with the words before or after it that make it a promise. */
const promised =
  /(?<before>上限(?:は|の)?|最大|お一人さま|お一人様)?｛「(?<actual>[^」｛｝]+)」｝(?<after>まで|から|より|以降|に付与|に終|に始|限り|だけ|[^。、｛]{0,3}還元|を?上乗せ|以上)?/gu

/** Words by which a text that is written out promises something itself. */
const promising = /上限|最大|お一人(?:さま|様)|還元|上乗せ|に付与|(?:まで|から|より|以降|限り|以上)$/u

/** A month without a day, which may be any: the shelves of August. */
const anyMonth = /^[0-9０-９]+月$/u

/** Returns the figure that a text promises, alone or with its surroundings; undefined if it is only mentioned. */
function promisedFigure(actual: string, isPromised: boolean): string | undefined {
  const [own] = promising.test(actual) ? findTypedTerms(actual).filter(({ text }) => !anyMonth.test(text)) : []
  if (own) return own.text
  const [term] = isPromised && !anyMonth.test(actual) ? findTypedTerms(`${actual}まで`) : []
  return term?.text.startsWith(actual) === true ? actual : undefined
}

/** Finds promised days, times, rates, points and numbers that no field provides, with their offsets in the text. */
export function findQuotedPromises(text: string, facts: Facts | undefined): TextProblem[] {
  return [...text.matchAll(promised)].flatMap(({ index, groups = {} }) => {
    const { before, actual = '', after } = groups
    const figure = promisedFigure(actual, before !== undefined || after !== undefined)
    if (figure === undefined) return []
    const references = findReferences(figure, facts ?? new Map<string, Fact>())
      .slice(0, 4)
      .join(' ')
    return [{ offset: index + (before?.length ?? 0), kind: 'quoted-promise' as const, details: { actual, references } }]
  })
}
