/**
 * Pattern of a whole number in half-width digits, with or without separators: 12800, 12,800, 12 800, 12'800. At most 16
 * digits, as many as the largest safe integer has; with separators these are five groups after the first.
 */
export const wholeNumberPattern = String.raw`(?:\d{1,3}(?:[, ']\d{3}){1,5}|\d{1,16})`

const wholeNumber = new RegExp(`^${wholeNumberPattern}$`, 'u')
/** At most 12 digits in all, fewer than the 15 that a number keeps exactly. */
const decimalNumber = /^\d{1,8}\.\d{1,4}$/u
/** At most 15 digits, so that the result is always a safe integer. */
const kanjiNumber = /^[〇一二三四五六七八九]{1,15}$/u
const kanjiDigits = '〇一二三四五六七八九'

/** Units from the largest to the smallest. */
const units = [
  { sign: '億', factor: 100_000_000 },
  { sign: '万', factor: 10_000 },
  { sign: '千', factor: 1000 },
  { sign: '百', factor: 100 },
  { sign: '十', factor: 10 },
] as const

/** Parses digits without a unit: 12,800 or 一二八〇〇. */
function parseDigits(text: string): number | undefined {
  if (wholeNumber.test(text)) return Number(text.replace(/[, ']/g, ''))
  if (!kanjiNumber.test(text)) return undefined
  return Number(text.replace(/./gu, (digit) => String(kanjiDigits.indexOf(digit))))
}

/** Parses what precedes a unit: 1 if it is empty (千 is 1,000); decimals are allowed (3.5万). */
function parseCount(text: string): number | undefined {
  if (text === '') return 1
  return decimalNumber.test(text) ? Number(text) : parseTerms(text)
}

/** Parses what follows a unit: 0 if it is empty. Undefined unless it is smaller than the unit, as in 1万20,000. */
function parseRemainder(text: string, factor: number): number | undefined {
  if (text === '') return 0
  // 3万5 may mean 30,005 or 35,000.
  if (factor >= 1000 && /^\d$/.test(text)) return undefined
  const remainder = parseTerms(text)
  return remainder === undefined || remainder >= factor ? undefined : remainder
}

/**
 * Returns count × factor as a whole number; undefined if it has decimals, as 1.25十. The tolerance is for the rounding
 * error of binary fractions: 1.15 × 100 is 114.99999999999999.
 */
function multiply(count: number, factor: number): number | undefined {
  const rounded = Math.round(count * factor)
  const roundingError = Math.abs(count * factor - rounded)
  return roundingError > 1e-6 ? undefined : rounded
}

/** Parses a number as its largest unit with a count and a remainder: 3万5千 is 3 × 10,000 + 5千. */
function parseTerms(text: string): number | undefined {
  const unit = units.find(({ sign }) => text.includes(sign))
  if (!unit) return parseDigits(text)
  const position = text.indexOf(unit.sign)
  const count = parseCount(text.slice(0, position))
  const remainder = parseRemainder(text.slice(position + 1), unit.factor)
  if (count === undefined || remainder === undefined) return undefined
  const product = multiply(count, unit.factor)
  return product === undefined ? undefined : product + remainder
}

/**
 * Parses a whole number in half-width digits, in kanji, or in both: 12,800, 3万5千, 3.5万, 二万三百. Undefined for anything
 * else, and for a number that is ambiguous or not whole: 1.5, 3万5, 1万20000.
 */
export function parseNumber(text: string): number | undefined {
  const number = parseTerms(text)
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined
}
