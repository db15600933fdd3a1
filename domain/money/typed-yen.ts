/** Words that may stand beside an amount and change nothing about it. */
const label =
  /(?:お?支払い?|ご?(?:請求|利用|購入)|お?会計)?(?:合計|総額|小計|計|金額|代金|額)|お?支払い|税込み?|税抜き?|約|およそ|total|jpy|yen|円|也|ちょうど/giu

/** Digits, plain or grouped in threes. */
const number = String.raw`(?:\d{1,3}(?:[, ']\d{3}){1,5}|\d{1,16})`
/** A number before 億, 万 or 千, of which there may be a part: 3.5万. */
const counted = String.raw`(?:${number}|\d{1,8}\.\d{1,4})`

/** 1億, 3万5千, 12万3000, 12,800.00. */
const amount = new RegExp(
  `^(?:(${counted})億)?(?:(${counted})万)?(?:(${counted})千)?(?:(${number})(?:\\.0{1,2})?)?$`,
  'u',
)

const units = [100_000_000, 10_000, 1_000, 1] as const

/** What is typed or pasted without what has no bearing on the amount: width, invisible signs, labels, ¥ and 円. */
function bareAmount(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[、，]/g, ',')
      .replace(/\s+/gu, ' ')
      .replace(label, ' ')
      .replace(/[:()[\]【】「」]/gu, ' ')
      .trim()
      // Receipts close an amount with a dash, which without ¥ may mean that it is below zero.
      .replace(/^[\\¥] ?(.*\d)-$/, '$1')
      .replace(/^[\\¥] ?/, '')
  )
}

/**
 * Whole yen as people type or paste them: 10000, １０，０００円, ￥12,800.00, 1万, 3万5千円, 合計 ¥123,456. Undefined for
 * anything that is not exactly one amount, such as −500, 1.5, 2,980円×2 or 1,5: nothing is guessed, and nothing rounded.
 */
export function readTypedYen(text: string): number | undefined {
  const parts: (string | undefined)[] | undefined = amount.exec(bareAmount(text))?.slice(1)
  if (!parts || parts.every((part) => part === undefined)) return undefined
  let sum = 0
  let ceiling = Infinity
  for (const [index, unit] of units.entries()) {
    const written = parts[index]
    if (written === undefined) continue
    const value = Number(written.replace(/[, ']/g, '')) * unit
    const yen = Math.round(value)
    // 3万5 may mean 35,000; of 1万20,000 the second part is larger than the first one's unit.
    const isLoose = unit === 1 && ceiling !== Infinity && written.length === 1
    if (Math.abs(value - yen) > 1e-6 || yen >= ceiling || isLoose) return undefined
    sum += yen
    ceiling = unit
  }
  return Number.isSafeInteger(sum) ? sum : undefined
}
