/** Digits, plain or grouped in threes. */
export const groupedDigits = String.raw`(?:\d{1,3}(?:[, ']\d{3}){1,5}|\d{1,16})`

const integer = new RegExp(`^${groupedDigits}$`, 'u')
const decimal = /^\d{1,8}\.\d{1,4}$/u
const inKanji = /^[〇一二三四五六七八九]{1,15}$/u

const units = [
  ['億', 100_000_000],
  ['万', 10_000],
  ['千', 1000],
  ['百', 100],
  ['十', 10],
] as const

function readPlain(text: string): number | undefined {
  if (integer.test(text)) return Number(text.replace(/[, ']/g, ''))
  return inKanji.test(text)
    ? Number(text.replace(/./gu, (digit) => String('〇一二三四五六七八九'.indexOf(digit))))
    : undefined
}

/** Parses the number before a unit, which may have decimals (3.5万) or be missing (千, 万). */
function readCount(text: string): number | undefined {
  if (text === '') return 1
  return decimal.test(text) ? Number(text) : readSum(text)
}

function readSum(text: string): number | undefined {
  const unit = units.find(([sign]) => text.includes(sign))
  if (!unit) return readPlain(text)
  const [sign, scale] = unit
  const at = text.indexOf(sign)
  const [count, behind] = [readCount(text.slice(0, at)), text.slice(at + 1)]
  // 3万5 may mean 35,000.
  const rest = behind === '' ? 0 : scale >= 1000 && /^\d$/.test(behind) ? undefined : readSum(behind)
  // In 1万20,000 the second part is larger than the unit of the first.
  if (count === undefined || rest === undefined || rest >= scale) return undefined
  const sum = Math.round(count * scale)
  return Math.abs(count * scale - sum) > 1e-6 ? undefined : sum + rest
}

/**
 * Parses a whole number in half-width digits, in kanji, or in both: 12,800, 3万5千, 3.5万, 二万三百. Undefined if it is not
 * exactly one, such as 1.5, 3万5 or 1万20000: never guesses or rounds.
 */
export function readNumber(text: string): number | undefined {
  const sum = readSum(text)
  return sum !== undefined && Number.isSafeInteger(sum) ? sum : undefined
}
