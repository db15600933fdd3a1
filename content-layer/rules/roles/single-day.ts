import { placeOf } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Words } from '../claims/claims.ts'
import { sentencesOf } from '../sentences.ts'

/** A day that is spoken of as the whole campaign; one until or from which something is, was named just before. */
const thisDay = /この日(?!まで|以降|以後|より|から|に付与|に届)/u

/** Any day, where one alone counts; what is always given counts on each. */
const anyDay = /(?:どの日|いつの日|何日)(?:でも|も|に)(?!.*(?:常時|いつでも|ません|ない))/u

/** Texts of a campaign of one day that let others count. */
function anyDayDiagnostics(texts: readonly Words[]): Diagnostic[] {
  return sentencesOf(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const got = anyDay.exec(sentence)?.[0]
    return got === undefined ? [] : [{ ...placeOf(text), kind: 'any-day', details: { got } }]
  })
}

/** Texts that speak of a campaign of several days as of one, as a shared note of the 8th does, or of one day as of many. */
export function singleDayDiagnostics(texts: readonly Words[], days: number): Diagnostic[] {
  if (days === 1) return anyDayDiagnostics(texts)
  return texts
    .filter(({ value }) => thisDay.test(value))
    .map((text) => ({ ...placeOf(text), kind: 'day-not-one', details: { days } }))
}
