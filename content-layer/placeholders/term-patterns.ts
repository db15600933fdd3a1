/*
 * Patterns of dates, times, rates, amounts and counts as people type them: 9月8日(金), 3万5千円, 7つの提携ショップ. They match
 * texts with half-width characters (`normalizeWidth` in `typed-terms.ts`).
 */

// Bounded, so that a long run of digits is not searched again from each digit.
const digitNumber = '[0-9][0-9,]{0,20}(?:\\.[0-9]{1,9})?'
const kanjiNumber = '[〇一二三四五六七八九十百千万億]{1,20}'

/** A whole number in digits, in kanji, or in both: 3,000, 三千, 3万5千, 一万5千. */
const number = `(?:${digitNumber}|${kanjiNumber})(?:(?<=[0-9]) ?(?=[十百千万億])${kanjiNumber}|(?<=[十百千万億])${digitNumber}){0,6}`

/** A weekday in brackets: (金), (月・祝). */
const weekday = '(?: ?\\([日月火水木金土][^()]{0,4}\\))?'
const clock = '(?: ?\\d{1,2}:\\d{2})?'

/** Number of campaigns, shops or items. One of them means any of them: 1つのお店でのお支払い. */
const count = `(?!(?:1|一)(?:[つ個件社]|種類))${number} ?(?:[つ個件社]|種類)`

/** Numbers of campaigns, shops or items, which are derived from fields: 7つの提携ショップ. */
const countedThings = `${count}(?=の[^、。\\n]{0,8}?(?:キャンペーン|ショップ|店|商品|ブランド))`

const days = [
  // 2023年, 2023年9月8日(金) 23:59, 2023年度
  `(?:\\d{4}|[〇一二三四五六七八九]{4})年(?: ?${number}月(?: ?${number}日)?)?(?:以降|度)?${weekday}${clock}`,
  `令和${number}年`,
  // 2023-09-08, and 20230908
  '\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}',
  '(?<!\\d)20\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)',
  // 9.29まで
  '(?<![\\d.])(?:1[0-2]|[1-9])[.-](?:3[01]|[12]\\d|0?[1-9])(?=まで|から|より|以降|に終|に始)',
  // Sep. 29
  '(?<![A-Za-z])(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.? ?\\d{1,2}(?!\\d)',
  `${number}週間(?=限定|だけ|のみ|限り)`,
  // ｛開始日｝から2週間
  `(?<=\\u0001から)${number} ?(?:週間|(?:か|ヶ|カ|ヵ|箇)月)`,
  // 2か月間, 2か月以内に, but not the age of goods: 3か月
  `${number} ?(?:か|ヶ|カ|ヵ|箇)月(?:間|(?=以内|限定|だけ|のみ|限り))`,
  // 9/8(金)
  '\\d{1,2}/\\d{1,2}(?![\\d/])(?: ?\\([日月火水木金土]\\))?',
  `${number}月末`,
  // 9月, 9月8日(金) 23:59, but not 3か月
  `${number}(?<!か|ヶ|カ)月(?: ?${number}日)?${weekday}${clock}`,
  `${number}日間`,
  // The first of a month, but neither 1日2回 nor 1日につき
  `(?!一日|1日(?:あたり|につき|に? ?${number} ?回))${number}日${weekday}${clock}`,
]

const weekdays = [
  '\\([日月火水木金土](?:・?祝)?\\)',
  '[日月火水木金土]曜日?(?=まで|から|より|だけ|限定|のみ|限り|に終|に始|以降|の23|に付与)',
  // A weekday that belongs to a day, or to a term.
  '(?<=[日\\u0001]は、?)[日月火水木金土]曜日',
]

const times = [
  '\\d{1,2}:\\d{2}',
  '正午|零時',
  // 午後5時30分, but not 24時間
  `(?:午前|午後)?(?:${digitNumber}|${kanjiNumber})時(?:${number}分)?(?!間|停止)`,
]

const ratesAndAmounts = [
  `${number} ?(?:%|﹪|パーセント)`,
  `${number}パー(?=還元|上乗せ|の|を|分|オフ|です|、|。|!|$)`,
  `${number}分の${number}(?!時)`,
  `ポイント ?[×✕] ?${number}`,
  // 3割5分, but not 2割引
  `${number}割(?:${number}分)?(?![引り])`,
  `[¥$] ?${number}`,
  // 5,000円, but neither 1円未満 nor 100円ショップ
  `(?![1一] ?円(?:未満|に満たない))${number} ?円(?!ショップ|均一|玉|札|硬貨)`,
  `(?![1一] ?ポイント(?:未満|に満たない))${number} ?(?:ポイント|(?:points?|pt|P)(?![A-Za-z]))`,
  `${number} ?倍`,
  '半額(?!シール|セール|品|の商品|の品|弁当)',
  `P ?${number}`,
  // 最大2,000, without a unit
  `最大 ?(?!${number} ?(?:円|%|﹪|パーセント|ポイント|倍))(?=[0-9])${number}`,
]

const limitsPerPerson = [
  `${number} ?回(?:まで|限り)`,
  `(?<!お)${number}(?:名|人)(?:まで|様|さま)`,
  `(?<=お?(?:一人|1人|ひとり)(?:さま|様)?(?:につき)?、? ?)${number} ?(?:回|個|点|枚|本|台|つ)(?:まで|限り)?`,
  `(?<=(?:期間|会期)中(?:に|は)?、? ?)${number} ?回(?!につき|ごと)`,
  `最長 ?${number}(?:年|か月|日)`,
]

const numbersOfShops = [
  `(?=[0-9])${number} ?(?:ショップ|店舗)`,
  `全国(?:の)? ?(?=[0-9])${number} ?(?:店|か所|カ所)`,
  countedThings,
  `先着 ?${number} ?(?:名|人)`,
]

/** All patterns. A text is matched by the first that fits, so longer forms precede shorter ones. */
const patterns = [...days, ...weekdays, ...times, ...ratesAndAmounts, ...limitsPerPerson, ...numbersOfShops]

/** Finds each term of a text. */
export const termPattern = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'g')

/** Finds each number of a term. */
export const numberPattern = new RegExp(number, 'g')

const startsWithCount = new RegExp(`^${countedThings}`)

/** Returns whether a text contains counted things at an offset. */
export function countsAt(text: string, offset: number): boolean {
  return startsWithCount.test(text.slice(offset))
}

/** Characters required by every pattern: most texts lack them, and are skipped quickly. */
export const requiredCharacters = /[0-9〇一二三四五六七八九十百千万億]|\([日月火水木金土]|曜|正午|零時|半額/
