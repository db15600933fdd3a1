/*
 * Finds dates, amounts, rates and counts that an author typed as figures where a placeholder should state them, and
 * suggests the placeholders that would produce them.
 */

import { formatNumber } from '#blocks/format.ts'
import { parseNumber } from '#domain/money/parse-number.ts'
import { parseFact } from '#schemas/facts.ts'

import type { TextProblem } from '../diagnostics/diagnostic.ts'
import { normalizeText } from './normalize-text.ts'
import { isCountName } from './derive-placeholders.ts'
import { countsAt, numberPattern, requiredCharacters, termPattern } from './term-patterns.ts'
import { getDateParts, listForms, writeFact, type Facts } from './fact.ts'

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

/** Returns the placeholders that would produce a text. */
export function findReferences(text: string, facts: Facts): string[] {
  const plain = text.replaceAll(',', '')
  return [...facts].flatMap(([name, fact]) =>
    ['', ...listForms(fact)].flatMap((form) =>
      writeFact(fact, form)?.replaceAll(',', '') === plain
        ? [form === '' ? `｛${name}｝` : `｛${name}：${form}｝`]
        : [],
    ),
  )
}

/** Returns the counts that may be intended, regardless of their current number. */
function listCounts(facts: Facts | undefined): string[] {
  return [...(facts?.keys() ?? [])].filter(isCountName).map((name) => `｛${name}｝`)
}

/** Returns the year of a day without one: that of the page's start, or the next for a month before it. */
function inferYear(month: number, facts: Facts | undefined): number | undefined {
  const start = facts?.get('開始日')
  if (start?.kind !== 'date') return undefined
  const from = getDateParts(start)
  return month < from.month ? from.year + 1 : from.year
}

/** Formats a term for declaring it as a fact; '' if there is no such form. */
function formatForDeclaration(actual: string, facts: Facts | undefined): string {
  const plain = normalizeWidth(actual).replaceAll(numberPattern, (written) => {
    if (/^[0-9,.]+$/.test(written)) return written
    const value = parseNumber(written.replaceAll(' ', ''))
    if (value === undefined) return written
    return /[十百千万億]/.test(written) ? formatNumber(value) : String(value)
  })
  const [, written, month = '', day = ''] = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/u.exec(plain) ?? []
  const year = written ?? inferYear(Number(month), facts)
  if (day !== '' && year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const amount = plain.replace(/ ?(?:﹪|パーセント|パー)$/u, '%').replace(/ ?(?:points?|pt|P)$/u, 'ポイント')
  return parseFact(amount) ? amount : ''
}

/** Reports the typed terms of a text, each with the placeholders to use instead, if there are any. */
export function typedTermProblems(text: string, facts: Facts | undefined): TextProblem[] {
  return findTypedTerms(text).map(({ offset, text: actual, isCount }) => {
    if (isCount) return { offset, kind: 'typed-count', details: { actual, references: listCounts(facts).join(' ') } }
    const declared = formatForDeclaration(actual, facts)
    const written = facts ? findReferences(normalizeWidth(actual), facts) : []
    const references = facts && written.length === 0 && declared !== '' ? findReferences(declared, facts) : written
    return references.length > 0
      ? { offset, kind: 'typed-fact', details: { actual, references: references.slice(0, 4).join(' ') } }
      : { offset, kind: 'typed-term', details: { actual, declared } }
  })
}
