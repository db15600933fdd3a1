/*
 * Finds texts of a page that include what the same page excludes: コード払い among its exclusions, and an answer that it
 * counts. `page-texts.ts` collects the texts, `exclusions.ts` reads what they exclude, and `exclusion-patterns.ts` knows
 * how each exclusion may be named.
 */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { quoteValue } from '../../source/fields/written-value.ts'
import { splitSentences, type SentenceOfText } from '../sentences.ts'
import { getExclusionPatterns, inclusionPhrases, type ExclusionPatterns } from './exclusion-patterns.ts'
import { findExclusions, splitExclusions } from './exclusions.ts'
import type { FaqAnswer, PageTexts } from './page-texts.ts'

/** Denials, questions, and statements about the default rate. */
const negation =
  /(?<!かまい|変わり)ません|常時(?![^。]*上乗せ(?:します|$))|ない(?!がし)|除[いきく]|対象外|以外|ではなく|とは別|[かの][？?]?$/u

/** 「日用品も、お菓子も。」: the assortment of a shop. */
const assortment = /^[ 　]*(?:[^、。\n]{1,14}も(?:、|。?\s*$)){2,}/u

/** Start of an answer that confirms what its question asks. */
const affirmativeStart =
  /^(?:対象です|対象になります|はい|なります|含まれます|(?:上乗せ|還元|付与)(?:し|され)ます|もらえます)/u

const anyInclusion = new RegExp(inclusionPhrases, 'u')

/** Restrictions to a part: 「カードを差し込むお支払いだけが対象です」. */
const restriction = /だけ|のみ|限[りっる]/u

/** Returns whether an answer starts with "yes", or states without a restriction that something counts. */
function isAffirmative({ value: answer }: FaqAnswer): boolean {
  if (affirmativeStart.test(answer)) return true
  return anyInclusion.test(answer) && !negation.test(answer) && !restriction.test(answer)
}

/** Returns whether a sentence states that an exclusion counts. */
function includes(sentence: string, { name, inclusion, inclusionBeforeExclusion }: ExclusionPatterns): boolean {
  if (!name.test(sentence)) return false
  if (negation.test(sentence)) return inclusionBeforeExclusion.test(sentence)
  return inclusion.test(sentence) || assortment.test(sentence)
}

/** The sentences that may include an exclusion, each kind with its own test. */
type CandidateSentences = {
  /** Sentences of all texts that name any exclusion. */
  ofTexts: readonly SentenceOfText[]
  /** Sentences of texts that only name what counts, without a denial. */
  ofIncludedTexts: readonly SentenceOfText[]
  /** Sentences of answers that confirm. */
  ofAnswers: readonly SentenceOfText<FaqAnswer>[]
}

/** Returns the first text which states that an exclusion counts; undefined if there is none. */
function findInclusion(exclusion: ExclusionPatterns, candidates: CandidateSentences): Reference | undefined {
  const stated = candidates.ofTexts.find(({ sentence }) => includes(sentence, exclusion))
  const named = candidates.ofIncludedTexts.find(({ sentence }) => exclusion.name.test(sentence))
  const confirmed = candidates.ofAnswers.find(
    ({ text, sentence }) =>
      exclusion.name.test(text.question) || (exclusion.name.test(sentence) && !negation.test(sentence)),
  )
  return stated?.text ?? named?.text ?? confirmed?.text
}

/** Finds texts that include what the page excludes elsewhere. */
export function checkContradictions({ texts, excludedItems, includedTexts, answers }: PageTexts): Diagnostic[] {
  const sentences = splitSentences(texts)
  const statements = [
    ...sentences.map(({ sentence }) => ({ statement: sentence, names: findExclusions(sentence) })),
    ...excludedItems.map((item) => ({ statement: item, names: splitExclusions(item) })),
  ]
  // The name of each exclusion, with the text that states it: an item of a list rather than a sentence.
  const exclusions = new Map(
    statements.flatMap(({ statement, names }) => names.map((name): [string, string] => [name, statement])),
  )
  // Most sentences name no exclusion, and one pattern finds that out fastest.
  const anyName = new RegExp(
    [...exclusions.keys()].map((name) => getExclusionPatterns(name).name.source).join('|'),
    'u',
  )
  const candidates: CandidateSentences = {
    ofTexts: sentences.filter(({ sentence }) => anyName.test(sentence)),
    ofIncludedTexts: splitSentences(includedTexts).filter(({ sentence }) => !negation.test(sentence)),
    ofAnswers: splitSentences(answers.filter(isAffirmative)),
  }
  return [...exclusions].flatMap(([name, statement]): Diagnostic[] => {
    const text = findInclusion(getExclusionPatterns(name), candidates)
    if (!text) return []
    const details = { actual: name, excluded: quoteValue(statement.trim()) }
    return [{ ...pickPosition(text), kind: 'page-contradicts', details }]
  })
}
