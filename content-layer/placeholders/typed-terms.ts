import { formatNumber } from '#blocks/format.ts'
import { parseNumber } from '#domain/money/parse-number.ts'
import { parseFact } from '#schemas/facts.ts'

import type { TextProblem } from '../diagnostics/diagnostic.ts'
import { normalizeText } from './normalize-text.ts'
import { isCountName } from './derive-placeholders.ts'
import { datePartsOf, formsOf, writeFact, type Facts } from './fact.ts'

/*
 * Finds dates, amounts, rates and counts that an author typed as figures where a placeholder should state them.
 */

/** A term that was typed into a text, with its offset there; `isCount`: whether it counts campaigns, shops or items. */
export type TypedTerm = { offset: number; text: string; isCount: boolean }

// Bounded, so that a long run of digits is not searched again from each digit.
const digitNumber = '[0-9][0-9,]{0,20}(?:\\.[0-9]{1,9})?'
const kanjiNumber = '[〇一二三四五六七八九十百千万億]{1,20}'
/** A whole number in digits, in kanji, or in both: 3,000, 三千, 3万5千, 一万5千. */
const anyNumber = `(?:${digitNumber}|${kanjiNumber})(?:(?<=[0-9]) ?(?=[十百千万億])${kanjiNumber}|(?<=[十百千万億])${digitNumber}){0,6}`

/**
 * Numbers of campaigns, shops or items, which are derived from fields: 7つの提携ショップ. One of them means any of them:
 * 1つのお店でのお支払い.
 */
const count = `(?!(?:1|一)(?:[つ個件社]|種類))${anyNumber} ?(?:[つ個件社]|種類)`
const counted = `${count}(?=の[^、。\\n]{0,8}?(?:キャンペーン|ショップ|店|商品|ブランド))`

/** Returns whether a text, in normal width, contains counted things at an offset. */
function countsAt(text: string, offset: number): boolean {
  return new RegExp(`^${counted}`).test(text.slice(offset))
}

/** Patterns of typed terms, for texts with half-width characters. Order matters: longer forms precede shorter ones. */
const patterns = [
  // Dates and times.
  `(?:\\d{4}|[〇一二三四五六七八九]{4})年(?: ?${anyNumber}月(?: ?${anyNumber}日)?)?(?:以降|度)?(?: ?\\([日月火水木金土][^()]{0,4}\\))?(?: ?\\d{1,2}:\\d{2})?`,
  `令和${anyNumber}年`,
  `\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}`,
  '(?<!\\d)20\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)',
  '(?<![\\d.])(?:1[0-2]|[1-9])[.-](?:3[01]|[12]\\d|0?[1-9])(?=まで|から|より|以降|に終|に始)',
  '(?<![A-Za-z])(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.? ?\\d{1,2}(?!\\d)',
  `${anyNumber}週間(?=限定|だけ|のみ|限り)`,
  `\\d{1,2}/\\d{1,2}(?![\\d/])(?: ?\\([日月火水木金土]\\))?`,
  `${anyNumber}月末`,
  `${anyNumber}(?<!か|ヶ|カ)月(?: ?${anyNumber}日)?(?: ?\\([日月火水木金土][^()]{0,4}\\))?(?: ?\\d{1,2}:\\d{2})?`,
  `${anyNumber}日間`,
  `(?!一日)${anyNumber}日(?: ?\\([日月火水木金土][^()]{0,4}\\))?(?: ?\\d{1,2}:\\d{2})?`,
  '\\([日月火水木金土](?:・?祝)?\\)',
  '[日月火水木金土]曜日?(?=まで|から|より|だけ|限定|のみ|限り|に終|に始|以降|の23|に付与)',
  // A weekday that belongs to a day, or to a term.
  '(?<=[日\\u0001]は、?)[日月火水木金土]曜日',
  '\\d{1,2}:\\d{2}',
  '正午|零時',
  `(?:午前|午後)?(?:${digitNumber}|${kanjiNumber})時(?:${anyNumber}分)?(?!間|停止)`,
  // Rates and amounts.
  `${anyNumber} ?(?:%|﹪|パーセント)`,
  `${anyNumber}パー(?=還元|上乗せ|の|を|分|オフ|です|、|。|!|$)`,
  `${anyNumber}分の${anyNumber}(?!時)`,
  `ポイント ?[×✕] ?${anyNumber}`,
  `${anyNumber}割(?:${anyNumber}分)?(?![引り])`,
  `[¥$] ?${anyNumber}`,
  `(?![1一] ?円(?:未満|に満たない))${anyNumber} ?円(?!ショップ|均一|玉|札|硬貨)`,
  `(?![1一] ?ポイント(?:未満|に満たない))${anyNumber} ?(?:ポイント|(?:points?|pt|P)(?![A-Za-z]))`,
  `${anyNumber} ?倍`,
  '半額(?!シール|セール|品|の商品|の品|弁当)',
  `P ?${anyNumber}`,
  `最大 ?(?!${anyNumber} ?(?:円|%|﹪|パーセント|ポイント|倍))(?=[0-9])${anyNumber}`,
  // Limits per person.
  `${anyNumber} ?回(?:まで|限り)`,
  `(?<!お)${anyNumber}(?:名|人)(?:まで|様|さま)`,
  `(?<=お?(?:一人|1人|ひとり)(?:さま|様)?(?:につき)?、? ?)${anyNumber} ?(?:回|個|点|枚|本|台|つ)(?:まで|限り)?`,
  `(?<=(?:期間|会期)中(?:に|は)?、? ?)${anyNumber} ?回(?!につき|ごと)`,
  `最長 ?${anyNumber}(?:年|か月|日)`,
  // Number of participating shops.
  `(?=[0-9])${anyNumber} ?(?:ショップ|店舗)`,
  `全国(?:の)? ?(?=[0-9])${anyNumber} ?(?:店|か所|カ所)`,
  counted,
  `先着 ?${anyNumber} ?(?:名|人)`,
]

const term = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'g')

/** Characters required by every pattern: most texts lack them, and are skipped quickly. */
const requiredCharacters = /[0-9〇一二三四五六七八九十百千万億]|\([日月火水木金土]|曜|正午|零時|半額/

/** Full-width brackets, signs and letters, each with one half-width counterpart. */
const fullWidth = /[\uff01-\uff5e\uffe5]/gu

/** Normalizes the width of a text: half-width brackets, and half-width marks in times and days. */
function normalizeWidth(text: string): string {
  return normalizeText(text).text.replaceAll(fullWidth, (character) => character.normalize('NFKC'))
}

/** Placeholders and quoted texts, which are not typed terms. */
const placeholderPattern = /｛[^｛｝\n]*｝/g

/** Finds rates, amounts, points, dates, times, limits and counts that are typed as figures into a text. */
export function findTypedTerms(text: string): TypedTerm[] {
  const blanked = text.replace(placeholderPattern, (placeholder) => '\u0001'.repeat(placeholder.length))
  const { offsetOf } = normalizeText(blanked)
  const normalized = normalizeWidth(blanked)
  if (!requiredCharacters.test(normalized)) return []
  return [...normalized.matchAll(term)].map(({ index, 0: { length } }) => {
    const offset = offsetOf(index)
    const termText = text.slice(offset, offsetOf(index + length)).replaceAll(/[*＊_~`]|==/gu, '')
    return { offset, text: termText, isCount: countsAt(normalized, index) }
  })
}

/** Returns the placeholders that would produce a text. */
export function referencesFor(text: string, facts: Facts): string[] {
  const plain = text.replaceAll(',', '')
  return [...facts].flatMap(([name, fact]) =>
    ['', ...formsOf(fact)].flatMap((form) =>
      writeFact(fact, form)?.replaceAll(',', '') === plain
        ? [form === '' ? `｛${name}｝` : `｛${name}：${form}｝`]
        : [],
    ),
  )
}

/** Returns the counts that may be intended, regardless of their current number. */
function countsIn(facts: Facts | undefined): string[] {
  return [...(facts?.keys() ?? [])].filter(isCountName).map((name) => `｛${name}｝`)
}

const numbers = new RegExp(anyNumber, 'g')

/** Returns the year of a day without one: that of the page's start, or the next for a month before it. */
function yearOf(month: number, facts: Facts | undefined): number | undefined {
  const start = facts?.get('開始日')
  if (start?.kind !== 'date') return undefined
  const from = datePartsOf(start)
  return month < from.month ? from.year + 1 : from.year
}

/** Formats a term for declaring it as a fact; '' if there is no such form. */
function declaredForm(actual: string, facts: Facts | undefined): string {
  const plain = normalizeWidth(actual).replaceAll(numbers, (written) => {
    if (/^[0-9,.]+$/.test(written)) return written
    const value = parseNumber(written.replaceAll(' ', ''))
    if (value === undefined) return written
    return /[十百千万億]/.test(written) ? formatNumber(value) : String(value)
  })
  const [, written, month = '', day = ''] = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/u.exec(plain) ?? []
  const year = written ?? yearOf(Number(month), facts)
  if (day !== '' && year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const amount = plain.replace(/ ?(?:﹪|パーセント|パー)$/u, '%').replace(/ ?(?:points?|pt|P)$/u, 'ポイント')
  return parseFact(amount) ? amount : ''
}

/** Reports the typed terms of a text, each with the placeholders to use instead, if there are any. */
export function typedTermProblems(text: string, facts: Facts | undefined): TextProblem[] {
  return findTypedTerms(text).map(({ offset, text: actual, isCount }) => {
    if (isCount) return { offset, kind: 'typed-count', details: { actual, references: countsIn(facts).join(' ') } }
    const declared = declaredForm(actual, facts)
    const references = facts ? referencesForEither(normalizeWidth(actual), declared, facts) : []
    return references.length > 0
      ? { offset, kind: 'typed-fact', details: { actual, references: references.slice(0, 4).join(' ') } }
      : { offset, kind: 'typed-term', details: { actual, declared } }
  })
}

/** Returns the placeholders that would produce a term as it is written or, without any, in its declared form. */
function referencesForEither(written: string, declared: string, facts: Facts): string[] {
  const references = referencesFor(written, facts)
  return references.length > 0 || declared === '' ? references : referencesFor(declared, facts)
}
