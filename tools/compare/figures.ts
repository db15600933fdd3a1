/** A day, a month or a time as sentences write it. */
const day = String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?(?:\([日月火水木金土]\))?|\d{1,2}日\([日月火水木金土]\)|\d{1,2}\/\d{1,2}(?:\([日月火水木金土]\))?|\d{1,2}:\d\d`

const days = new RegExp(day, 'g')

/** An amount with its unit, a day or a time. */
export const figure = new RegExp(
  String.raw`${day}|\d[\d,]*(?:\.\d+)?(?:万?円|ポイント|か月|日間|[P%人回点個件店日])?`,
  'g',
)

/** A text with one sign for each of its figures: equal where two say the same of other figures. */
export function withoutFigures(text: string): string {
  return text.replaceAll(figure, '0')
}

/** A text with one sign for each of its days and times. */
export function withoutDays(text: string): string {
  return text.replaceAll(days, '0')
}

const words = /[ぁ-んァ-ヶ一-龠]{2}/

/** Whether a text says something besides its figures. */
export function hasWords(text: string): boolean {
  return words.test(withoutFigures(text))
}
