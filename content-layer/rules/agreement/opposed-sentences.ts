import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { joined, type Words } from '../claims/claims.ts'
import { sentencesOf } from '../sentences.ts'
import { patternOf } from '../vocabulary.ts'
import { opposites } from './opposites/opposites.ts'

/** What begins a sentence that another may oppose: most pages have none of it. */
const any = patternOf(opposites.map(({ says }) => says))

const each = opposites.map(({ says, against }) => ({
  says: patternOf([says]),
  against: patternOf([{ say: against, reason: '' }]),
  why: says.reason,
}))

const asking = /か[？?]?\s*$/u

/** Sentences of a page of which another of its sentences says the opposite. */
export function opposedSentences(texts: readonly Words[]): Diagnostic[] {
  const whole = joined(texts)
  if (!any.test(whole)) return []
  const spoken = each.filter(({ says, against }) => says.test(whole) && against.test(whole))
  const sentences = sentencesOf(texts)
  return spoken.flatMap(({ says, against, why }): Diagnostic[] => {
    const claim = sentences.find(({ sentence }) => says.test(sentence) && !asking.test(sentence))
    const got = claim && says.exec(claim.sentence)?.[0]
    const other = sentences.find((one) => one !== claim && against.test(one.sentence))
    const said = other && against.exec(other.sentence)?.[0]
    return claim && got !== undefined && said !== undefined
      ? [{ ...placeOf(claim.text), kind: 'sentence-opposed', details: { got, said, why } }]
      : []
  })
}
