/*
 * Values as authors wrote them: quotes them in messages, and finds the number in a text.
 */

/** Maximum number of characters of a value in a message. */
const maxQuoted = 60

/** The first half of a character outside the Basic Multilingual Plane, such as an emoji that was cut in two. */
const loneSurrogate = /[\ud800-\udbff]$/

/** Quotes a value for a message, in at most 60 characters. */
export function quoteValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  // JSON has no NaN and no infinity, as YAML does.
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value).slice(0, maxQuoted)
  if (value.length <= maxQuoted) return value
  return `${value.slice(0, maxQuoted).replace(loneSurrogate, '')}…`
}

/** A number with a decimal comma: 3,5 and 3、25, but not 2,000. */
const decimalComma = /^(\d+)[,、](\d{1,2})$/

/** What surrounds the digits of an amount: separators of thousands, spaces and units. */
const separatorOrSymbol = /[,、\s]|円|yen|ポイント|points?|pt|px|P|%/gi

/** Returns the number in a text such as 「2,０００円」 or 「3%」; undefined if the text is something else. */
export function findNumber(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(decimalComma, '$1.$2').replace(separatorOrSymbol, '')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
