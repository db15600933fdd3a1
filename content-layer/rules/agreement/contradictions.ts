/*
 * Finds texts of a page that include what the same page excludes: コード払い among its exclusions, and an answer that it
 * counts. `page-texts.ts` collects the texts, `exclusions.ts` the excluded things, `thing-patterns.ts` how each may be
 * named.
 */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { splitSentences } from '../sentences.ts'
import { findExcludedThings, splitThings } from './exclusions.ts'
import { inclusionPhrases, getThing, type Thing } from './thing-patterns.ts'

/** Texts of a page about what counts and what does not. */
export type PageTexts = {
  texts: readonly Reference[]
  /** Items of its lists of exclusions. */
  excludedItems: readonly string[]
  /** Texts that only name what counts: a target, a chip, the name of an item. */
  includedTexts: readonly Reference[]
  /** Questions with their answers, at the position of the question. */
  answers: readonly (Reference & { question: string })[]
}

/** Denials, questions, and statements about the default rate. */
const negationPattern =
  /(?<!かまい|変わり)ません|常時(?![^。]*上乗せ(?:します|$))|ない(?!がし)|除[いきく]|対象外|以外|ではなく|とは別|[かの][？?]?$/u

/** 「日用品も、お菓子も。」: the assortment of a shop. */
const assortmentPattern = /^[ 　]*(?:[^、。\n]{1,14}も(?:、|。?\s*$)){2,}/u

/** An answer that starts with "yes", or consists of one sentence which states that something counts. */
const affirmativeAnswer =
  /^(?:対象です|対象になります|はい|なります|含まれます|(?:上乗せ|還元|付与)(?:し|され)ます|もらえます)/u

const inclusionPattern = new RegExp(inclusionPhrases, 'u')

/** Restrictions to a part: 「カードを差し込むお支払いだけが対象です」. */
const restrictionPattern = /だけ|のみ|限[りっる]/u

function isYes(answer: string): boolean {
  return (
    affirmativeAnswer.test(answer) ||
    (inclusionPattern.test(answer) && !negationPattern.test(answer) && !restrictionPattern.test(answer))
  )
}

function isClaimed(sentence: string, { named, claimed, included }: Thing): boolean {
  if (!named.test(sentence)) return false
  return negationPattern.test(sentence)
    ? included.test(sentence)
    : claimed.test(sentence) || assortmentPattern.test(sentence)
}

/** The sentences in which a claim may be, each kind with its own test. */
type Sentences = {
  /** Sentences that name any excluded thing. */
  naming: readonly { text: Reference; sentence: string }[]
  /** Sentences of texts that only name what counts, without a denial. */
  plain: readonly { text: Reference; sentence: string }[]
  /** Sentences of answers that confirm. */
  agreeing: readonly { text: Reference & { question: string }; sentence: string }[]
}

/** Returns the first text that claims that a thing counts; undefined if there is none. */
function findClaim(thing: Thing, { naming, plain, agreeing }: Sentences): Reference | undefined {
  const claimed = naming.find(({ sentence }) => isClaimed(sentence, thing))
  const included = plain.find(({ sentence }) => thing.named.test(sentence))
  const confirmed = agreeing.find(
    ({ text, sentence }) =>
      thing.named.test(text.question) || (thing.named.test(sentence) && !negationPattern.test(sentence)),
  )
  return claimed?.text ?? included?.text ?? confirmed?.text
}

/** Finds texts that include what the page excludes elsewhere. */
export function checkContradictions({ texts, excludedItems, includedTexts, answers }: PageTexts): Diagnostic[] {
  const sentences = splitSentences(texts)
  const names = new Set([
    ...excludedItems.flatMap(splitThings),
    ...sentences.flatMap(({ sentence }) => findExcludedThings(sentence)),
  ])
  // Most sentences name none of the things, and one pattern finds that out fastest.
  const any = new RegExp([...names].map((name) => getThing(name).named.source).join('|'), 'u')
  const searched: Sentences = {
    naming: sentences.filter(({ sentence }) => any.test(sentence)),
    plain: splitSentences(includedTexts).filter(({ sentence }) => !negationPattern.test(sentence)),
    agreeing: splitSentences(answers.filter(({ value }) => isYes(value))),
  }
  return [...names].flatMap((name): Diagnostic[] => {
    const claim = findClaim(getThing(name), searched)
    return claim ? [{ ...pickPosition(claim), kind: 'page-contradicts', details: { actual: name } }] : []
  })
}
