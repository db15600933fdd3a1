import { type Category, units, type UnitName } from '../message.ts'

/** The format of a day, with or without a time, in a field's description. */
const dayInDescription = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?) のように書く/

/**
 * Suggests how to write a value that is not text: a day or a figure in its format, one text for a list, anything else
 * in quotes.
 */
function hintForText(actual: string, description: string): string {
  const day = dayInDescription.exec(description)?.[1]
  if (day !== undefined) return `${day} のように書く`
  if (description.includes('使う数や日付')) return '3,000円 のように、単位をつけて書く'
  return /^[[{]/.test(actual) ? '「- 」や下の項目をやめて、一つの文で書く' : `"${actual}" のように引用符で囲む`
}

/** Messages for values of another type than their field has, such as a text in place of a number. */
export const wrongTypeKinds = {
  'number-as-text': {
    messages: ({ unit, actual, fix }: { unit: UnitName; actual: string; fix: string | number }) => [
      `数字（${units[unit]}）で書きます。いまは "${actual}" です`,
      `${fix} と書く`,
    ],
  },
  'not-a-number': {
    messages: ({ unit, actual, description }: { unit: UnitName; actual: string; description: string }) => [
      `数字（${units[unit]}）で書きます。いまは「${actual}」です`,
      description.includes('null') ? '半角の数字だけを書く。なしなら null と書く' : '半角の数字だけを書く',
      description.includes('null') ? '数字だけを書く。なしなら「上限なし」に印をつける' : '数字だけを書く',
    ],
  },
  'not-text': {
    messages: ({ actual, description }: { actual: string; description: string }) => {
      const hint = hintForText(actual, description)
      return [`文字で書きます。いまは「${actual}」です`, hint]
    },
  },
  'not-boolean': {
    messages: ({ actual }: { actual: string }) => [
      `true か false で書きます。いまは「${actual}」です`,
      'true か false と書く',
    ],
  },
  'not-list': {
    messages: ({ actual, isProperty = false }: { actual: string; isProperty?: boolean }) => [
      `一覧で書きます。いまは「${actual}」です`,
      isProperty ? '{["…", "…"]} のように、{[ と ]} のあいだに書く' : '次の行から、字下げして「- 」で一つずつ書く',
      '一つずつ足して書く',
    ],
  },
  'not-fields': {
    messages: ({ actual }: { actual: string }) => [
      `項目を並べて書くところです。いまは「${actual}」です`,
      '一行ずつ「項目の名前: 値」と書く。項目の中なら、下の行に字下げする',
      '欄ごとに書く',
    ],
  },
  'not-whole': {
    messages: ({ unit, actual }: { unit: UnitName; actual: string }) => [
      `整数（${units[unit]}）で書きます。いまは「${actual}」です`,
      '小数のない数にする',
    ],
  },
} satisfies Category['kinds']
