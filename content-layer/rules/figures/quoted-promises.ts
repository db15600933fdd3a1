import type { Fact } from '#schemas/facts.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findTypedTerms, referencesFor } from '../../placeholders/typed-terms.ts'

/** A literal text, with the words before or after it that make it a promise. */
const promised =
  /(?<before>上限(?:は|の)?|最大|お一人さま|お一人様)?｛「(?<actual>[^」｛｝]+)」｝(?<after>まで|から|より|以降|に付与|に終|に始|限り|だけ|[^。、｛]{0,3}還元|を?上乗せ|以上)?/gu

/**
 * Finds days, times, rates, points and numbers that a text promises but no field provides. Offsets are those of the
 * text.
 */
export function quotedPromises(text: string, facts: Facts | undefined): ({ offset: number } & Problem)[] {
  return [...text.matchAll(promised)].flatMap(({ index, groups = {} }) => {
    const { before, actual: actual = '', after } = groups
    const [term] = findTypedTerms(`${actual}まで`)
    // A month without a day may be a general one, as in seasonal goods of August.
    const isPromise = (before !== undefined || after !== undefined) && !/^[0-9０-９]+月$/u.test(actual)
    if (!isPromise || term?.text.startsWith(actual) !== true) return []
    const references = referencesFor(actual, facts ?? new Map<string, Fact>())
      .slice(0, 4)
      .join(' ')
    return [{ offset: index + (before?.length ?? 0), kind: 'quoted-promise' as const, details: { actual, references } }]
  })
}
