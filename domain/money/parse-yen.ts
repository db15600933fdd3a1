import { invisibleCharacterClass } from '../text/invisible-character-class.ts'
import { wholeNumberPattern, parseNumber } from './parse-number.ts'

const invisibleSigns = new RegExp(`[${invisibleCharacterClass}]`, 'g')

const withoutSen = new RegExp(`^(${wholeNumberPattern})\\.0{1,2}$`, 'u')

/** Labels of an amount that do not change it. */
const label =
  /(?:お?支払い?|ご?(?:請求|利用|購入)|お?会計)?(?:合計|総額|小計|計|金額|代金|額)|お?支払い|税込み?|税抜き?|約|およそ|[くぐ]らい|ほど|total|jpy|yen|円|也|ちょうど/giu

/**
 * Removes everything from typed or pasted text that does not affect the amount: width, invisible characters, labels, ¥
 * and 円.
 */
function bareAmount(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(invisibleSigns, '')
      .replace(/[、，]/g, ',')
      .replace(/\s+/gu, ' ')
      .replace(label, ' ')
      .replace(/[:()[\]【】「」]/gu, ' ')
      .trim()
      // Receipts end an amount with a dash, which without ¥ may mean a negative amount.
      .replace(/^[\\¥] ?(.*\d)-$/, '$1')
      .replace(/^[\\¥] ?/, '')
  )
}

/**
 * Parses whole yen as people type or paste them: 10000, １０，０００円, ￥12,800.00, 1万, 二十万, 3万5千円くらい, 合計 ¥123,456. Undefined
 * for anything that is not exactly one amount, such as −500, 1.5, 2,980円×2 or 1,5: never guesses or rounds.
 */
export function parseTypedYen(text: string): number | undefined {
  const amount = bareAmount(text).replace(withoutSen, '$1')
  // 百 alone is a hundred, but 万 alone is part of a longer amount.
  return /^[\d一二三四五六七八九十百千]/.test(amount) ? parseNumber(amount) : undefined
}
