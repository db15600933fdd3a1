/*
 * Finds dates, amounts, rates and counts that an author typed as figures where a placeholder should state them, and
 * suggests the placeholders that would produce them.
 */

import { formatNumber } from '#blocks/format.ts'
import { parseNumber } from '#domain/money/parse-number.ts'
import { parseFact, type Fact } from '#schemas/facts.ts'

import type { TextProblem } from '../diagnostics/diagnostic.ts'
import { normalizeText } from './normalize-text.ts'
import { isCountName } from './derive-placeholders.ts'
import { getDerivedRole } from './derived-roles.ts'
import { countsAt, numberPattern, requiredCharacters, termPattern } from './term-patterns.ts'
import { getDateParts, listForms, writeFact, writePlaceholder, type Facts } from './fact.ts'

/** A term that was typed into a text, with its offset there; `isCount`: whether it counts campaigns, shops or items. */
export type TypedTerm = { offset: number; text: string; isCount: boolean }

/** Full-width brackets, signs and letters, each with one half-width counterpart. */
const fullWidth = /[\uff01-\uff5e\uffe5]/gu

/** Normalizes the width of a text: half-width brackets, and half-width marks in times and days. */
function normalizeWidth(text: string): string {
  return normalizeText(text).text.replaceAll(fullWidth, (character) => character.normalize('NFKC'))
}

/** Placeholders and quoted texts, ｛上限｝ and ｛「7日」｝, which are not typed terms. */
const placeholderPattern = /｛[^｛｝\n]*｝/g

/** Stands for each character of a placeholder; `term-patterns.ts` knows it as the end of a term. */
const blank = '\u0001'

/** Signs of bold words and the like, which may stand within a term. */
const markup = /[*＊_~`]|==/gu

/** Finds rates, amounts, points, dates, times, limits and counts that are typed as figures into a text. */
export function findTypedTerms(text: string): TypedTerm[] {
  const blanked = text.replace(placeholderPattern, ({ length }) => blank.repeat(length))
  const { offsetOf } = normalizeText(blanked)
  const normalized = normalizeWidth(blanked)
  if (!requiredCharacters.test(normalized)) return []
  return [...normalized.matchAll(termPattern)].map(({ index, 0: { length } }) => {
    const offset = offsetOf(index)
    const termText = text.slice(offset, offsetOf(index + length)).replaceAll(markup, '')
    return { offset, text: termText, isCount: countsAt(normalized, index) }
  })
}

/** Orders the names of fields before those of prices, items and campaigns: 上限 before 例2の上乗せ. */
function compareNames([one]: [string, Fact], [other]: [string, Fact]): number {
  return Number(one.includes('の')) - Number(other.includes('の'))
}

/** Returns the placeholders that would produce a text. */
export function findReferences(text: string, facts: Facts): string[] {
  const plain = text.replaceAll(',', '')
  return [...facts].toSorted(compareNames).flatMap(([name, fact]) =>
    ['', ...listForms(fact)].flatMap((form) => {
      // Nobody names the month before a campaign by the day before its start: 「9月」 is left over from that month.
      const isOtherMonth = form === '月' && getDerivedRole(name) === 'before-start'
      if (isOtherMonth || writeFact(fact, form)?.replaceAll(',', '') !== plain) return []
      return [writePlaceholder(name, form)]
    }),
  )
}

/** Returns the counts that may be intended, regardless of their current number. */
function listCounts(facts: Facts | undefined): string[] {
  return [...(facts?.keys() ?? [])].filter(isCountName).map((name) => `｛${name}｝`)
}

/** Returns the year of a day without one: that of the page's start or month, or the next for a month before it. */
function inferYear(month: number, facts: Facts | undefined): number | undefined {
  const start = facts?.get('開始日')
  const pageMonth = facts?.get('月')
  const from = start?.kind === 'date' ? getDateParts(start) : pageMonth
  if (from === undefined || !('month' in from)) return undefined
  return month < from.month ? from.year + 1 : from.year
}

/** A typed day, with half-width characters: 2023年9月8日(金), 9/8, 2023-09-08, 20230908. */
const typedDay =
  /^(?:(?<year>\d{4})[年./-]?)?(?<month>\d{1,2})[月./-]?(?<day>\d{1,2})日?(?<weekday> ?\([^)]*\))?(?: ?\d{1,2}:\d{2})?$/u

/** A typed day as it is declared as a fact, 2023-09-08, and the form of a placeholder that writes it in the same parts. */
type TypedDay = { declared: string; form: string }

/** Reads a typed day in any notation; undefined if it is none. */
function readDay(plain: string, facts: Facts | undefined): TypedDay | undefined {
  const { year: written, month = '', day = '', weekday } = typedDay.exec(plain)?.groups ?? {}
  const year = written ?? inferYear(Number(month), facts)
  const declared = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year === undefined || parseFact(declared) === undefined) return undefined
  if (weekday === undefined) return { declared, form: written === undefined ? '月日' : '年月日' }
  return { declared, form: written === undefined ? '年なし' : '' }
}

/** Returns the placeholders of the same day, whichever weekday was typed. */
function findReferencesToDay({ declared, form }: TypedDay, facts: Facts): string[] {
  const typed = parseFact(declared)
  return [...facts].toSorted(compareNames).flatMap(([name, fact]) => {
    const isSame = typed?.kind === 'date' && fact.kind === 'date' && fact.day === typed.day
    return isSame ? [writePlaceholder(name, form)] : []
  })
}

/** Writes the numbers of a term in digits: 三千円 as 3,000円. */
function writeInDigits(actual: string): string {
  return normalizeWidth(actual).replaceAll(numberPattern, (written) => {
    if (/^[0-9,.]+$/.test(written)) return written
    const value = parseNumber(written.replaceAll(' ', ''))
    if (value === undefined) return written
    return /[十百千万億]/.test(written) ? formatNumber(value) : String(value)
  })
}

/** Formats a term other than a day for declaring it as a fact; '' if there is no such form. */
function formatForDeclaration(plain: string): string {
  const amount = plain
    .replace('正午', '12:00')
    .replace(/[ヶカヵ箇]月/u, 'か月')
    .replace(/ ?(?:﹪|パーセント|パー)$/u, '%')
    .replace(/ ?(?:points?|pt|P)$/u, 'ポイント')
  return parseFact(amount) ? amount : ''
}

/**
 * Returns the placeholders that may be intended by a typed term, given also in digits and as a day, if it is one; none
 * if no field states anything like it.
 */
function listReferences(actual: string, plain: string, day: TypedDay | undefined, facts: Facts): string[] {
  const written = findReferences(normalizeWidth(actual), facts)
  if (written.length > 0) return written
  if (day) return findReferencesToDay(day, facts)
  // Another month than the page's may be left over from the page that it was copied from.
  if (/^\d{1,2}月$/u.test(plain)) return ['月', '翌月'].filter((name) => facts.has(name)).map((name) => `｛${name}｝`)
  const declared = formatForDeclaration(plain)
  return declared === '' ? [] : findReferences(declared, facts)
}

/** Reports the typed terms of a text, each with the placeholders to use instead, if there are any. */
export function typedTermProblems(text: string, facts: Facts | undefined): TextProblem[] {
  return findTypedTerms(text).map(({ offset, text: actual, isCount }) => {
    if (isCount) return { offset, kind: 'typed-count', details: { actual, references: listCounts(facts).join(' ') } }
    const plain = writeInDigits(actual)
    const day = readDay(plain, facts)
    const references = facts ? listReferences(actual, plain, day, facts) : []
    if (references.length > 0)
      return { offset, kind: 'typed-fact', details: { actual, references: references.slice(0, 4).join(' ') } }
    const declared = day?.declared ?? formatForDeclaration(plain)
    return { offset, kind: 'typed-term', details: { actual, declared } }
  })
}
