import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { joined, type Words } from '../claims/claims.ts'
import { sentencesOf } from '../sentences.ts'
import { asRead } from '../../terms/as-read.ts'
import { patternOf, type Vocabulary } from '../vocabulary.ts'
import { opposites } from './opposites/opposites.ts'

type Patterns = { any: RegExp; each: readonly { says: RegExp; against: RegExp; why: string }[] }

/** The patterns for a provider's card, for which ｛カード｝ stands. `any` begins a sentence that another may oppose. */
function patternsFor(card: string): Patterns {
  const named = (vocabulary: Vocabulary) => new RegExp(patternOf(vocabulary).source.replaceAll('｛カード｝', card), 'u')
  return {
    any: named(opposites.map(({ says }) => says)),
    each: opposites.map(({ says, against }) => ({
      says: named([says]),
      against: named([{ say: against, reason: '' }]),
      why: says.reason.replaceAll('｛カード｝', card),
    })),
  }
}

const known = new Map<string, Patterns>()

const asking = /か[？?]?\s*$/u

/** Sentences of a page of which another of its sentences says the opposite; `cardName` is the provider's. */
export function opposedSentences(texts: readonly Words[], cardName: string): Diagnostic[] {
  const card = asRead(cardName).read.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const { any, each } = known.get(card) ?? patternsFor(card)
  known.set(card, { any, each })
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
