import { memoize } from '#domain/memoize.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { sentencesOf } from '../sentences.ts'
import { positionOf, type Reference } from '../../source/fields/collect-references.ts'
import { excludedBy, thingsIn } from './exclusions.ts'

/** Texts of a page about what counts and what does not. */
export type PageTexts = {
  texts: readonly Reference[]
  /** Items of its lists of exclusions. */
  lists: readonly string[]
  /** Texts that only name what counts: a target, a chip, the name of an item. */
  counted: readonly Reference[]
  /** Questions with their answers, at the position of the question. */
  answers: readonly (Reference & { question: string })[]
}

const utilities = '公共料金|(?:電気|ガス|水道)[^。、]{0,8}(?:払|支払|収納)'

/** Synonyms of common exclusions, as patterns. */
const alsoCalled: Readonly<Record<string, string>> = {
  タッチ決済: 'タッチ決済|タッチ[しす]|タッチでの?お?支払|かざ[しす]',
  コード払い: 'コード払い|コードで支払',
  ネット: '(?:ネット|通販|オンライン)(?:でも|で?の?(?:ご?注文|お支払い|ご?購入))',
  ネット注文: '(?:ネット|通販|オンライン)で?の?ご?注文',
  デリバリーサービスを通したご注文: 'デリバリー|出前',
  お店での取り置きと支払い: '取り置き',
  公共料金: utilities,
  公共料金の収納: utilities,
  コンビニ: 'コンビニ(?:払い|で?のお?支払)',
  個人の出品者: '個人の(?:方|出品者|売り手)|フリマ',
  百貨店: '百貨店|デパート',
  教材: '教材|テキスト',
  出し直し: '出し直[しす]|もう一度出品|出品し直|再出品|再び出品',
}

/** Phrases which say that something counts: 「対象です」, 「上乗せします」, 「タッチ決済も使えます」. */
const inclusionPhrases = `(?:${[
  '対象(?!外)(?:です(?!か)|になります(?!か)|に含|。?$)',
  '(?:上乗せ|還元|付与)(?:し|され)ます(?!か)',
  'も還元',
  'もらえます(?!か)',
  '(?:も|でも)OK',
  '使えます|かまいません|変わりません|同じです',
  '(?:も|でも|を)(?:お選び|ご利用|お使い)いただけます',
  '(?:も|でも)(?:選べ|えらべ)ます',
].join('|')})`

/** Denials, questions, and statements about the default rate. */
const negationPattern =
  /(?<!かまい|変わり)ません|常時(?![^。]*上乗せ(?:します|$))|ない(?!がし)|除[いきく]|対象外|以外|ではなく|とは別|[かの][？?]?$/u

/** 「送料は含み、手数料は含みません」: an inclusion in a sentence that excludes something else. */
const includedThenExcluded = /(?:は|も)、?(?:含み|対象で|対象とし)、/u

/** 「日用品も、お菓子も。」: the assortment of a shop. */
const assortmentPattern = /^[ 　]*(?:[^、。\n]{1,14}も(?:、|。?\s*$)){2,}/u

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

type Thing = { named: RegExp; claimed: RegExp; included: RegExp }

const onlySuffix = /(?:だけ|のみ)$/u

/** Returns a pattern for a thing: 「事業の資金」 includes 「事業の仕入れや運転資金」, and 「教材だけ」 includes 「テキストのみ」. */
function patternFor(thing: string): string {
  if (onlySuffix.test(thing)) return `(?:${patternFor(thing.replace(onlySuffix, ''))})[^。、]{0,2}(?:だけ|のみ)`
  return alsoCalled[thing] ?? thing.split('の').map(escape).join('[^。、]{0,10}')
}

function patternsOf(thing: string): Thing {
  const pattern = `(?:${patternFor(thing)})`
  // The purchased goods may be named between the thing and the verb.
  return {
    named: new RegExp(pattern, 'u'),
    claimed: new RegExp(
      `${pattern}[^。]{0,30}?${inclusionPhrases}|${pattern}[」』]?を選[びん]|(?:タッチ|かざ)し(?:て(?:ください)?|ます)。?$`,
      'u',
    ),
    included: new RegExp(`${pattern}[^、。]{0,6}${includedThenExcluded.source}`, 'u'),
  }
}

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

/** A month excludes some hundred things in the same words. */
const thingOf = memoize(1_000, patternsOf)

function isClaimed(sentence: string, { named, claimed, included }: Thing): boolean {
  if (!named.test(sentence)) return false
  return negationPattern.test(sentence)
    ? included.test(sentence)
    : claimed.test(sentence) || assortmentPattern.test(sentence)
}

/** Finds texts that include what the page excludes elsewhere. */
export function contradictionDiagnostics({ texts, lists, counted, answers }: PageTexts): Diagnostic[] {
  const sentences = sentencesOf(texts)
  const names = new Set([...lists.flatMap(thingsIn), ...sentences.flatMap(({ sentence }) => excludedBy(sentence))])
  // Most sentences name none of the things, and one pattern finds that out fastest.
  const any = new RegExp([...names].map((name) => thingOf(name).named.source).join('|'), 'u')
  const naming = sentences.filter(({ sentence }) => any.test(sentence))
  const plain = sentencesOf(counted).filter(({ sentence }) => !negationPattern.test(sentence))
  const agreeing = sentencesOf(answers.filter(({ value }) => isYes(value)))
  const findClaim = (thing: Thing): Reference | undefined =>
    naming.find(({ sentence }) => isClaimed(sentence, thing))?.text ??
    plain.find(({ sentence }) => thing.named.test(sentence))?.text ??
    agreeing.find(
      ({ text, sentence }) =>
        thing.named.test(text.question) || (thing.named.test(sentence) && !negationPattern.test(sentence)),
    )?.text
  return [...names].flatMap((name): Diagnostic[] => {
    const claim = findClaim(thingOf(name))
    return claim ? [{ ...positionOf(claim), kind: 'page-contradicts', details: { actual: name } }] : []
  })
}
