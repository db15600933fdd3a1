/** Day that spreadsheets count as 0, and the milliseconds of a day. */
const dayZero = Date.UTC(1899, 11, 30)
const msPerDay = 86_400_000

/** Formats the number of a day, as spreadsheets store days: 45170 is 2023/9/1. */
function formatSerialDay(serial: string): string {
  const day = new Date(dayZero + Number(serial) * msPerDay)
  return `${day.getUTCFullYear()}/${day.getUTCMonth() + 1}/${day.getUTCDate()}`
}

/** Ways in which spreadsheets or people write a value differently from the plan's columns. */
const otherForms: readonly (readonly [pattern: RegExp, rewrite: (...groups: string[]) => string])[] = [
  // A percentage without its format.
  [/^0?(\.\d{1,4})$/u, (fraction = '') => `${Number((Number(fraction) * 100).toFixed(2))}%`],
  [/^(\d{5})$/u, (serial = '') => formatSerialDay(serial)],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u, (month = '', day = '', year = '') => `${year}/${month}/${day}`],
  [/^(.+ )24:00$/u, (day = '') => `${day}23:59`],
  [/^(\d+(?:\.\d+)?)万(?:円|ポイント)?$/u, (number = '') => String(Math.round(Number(number) * 10_000))],
  [/^([\d,]+)円$/u, (number = '') => number],
]

/**
 * Finds the form of an invalid cell that its column can read: 0.04 as a rate is 4%, and 45170 as a day is 2023/9/1.
 * Returns '' if there is none.
 */
export function suggestCell(text: string, isReadable: (text: string) => boolean): string {
  const written = text.normalize('NFKC')
  for (const [pattern, rewrite] of otherForms) {
    const match = pattern.exec(written)
    const suggestion = match ? rewrite(...match.slice(1)) : ''
    if (suggestion !== '' && isReadable(suggestion)) return suggestion
  }
  return ''
}
