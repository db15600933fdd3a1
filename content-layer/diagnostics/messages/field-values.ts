import { type Category, formatSuggestion, type Suggestion, units, type UnitName } from '../message.ts'
import { refinedValueKinds } from './refined-values.ts'

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

/** Values of the wrong type. */
const wrongTypes = {
  'placeholder-text': {
    messages: ({ actual }: { actual: string }) => [
      `仮の言葉「${actual}」が残っています`,
      'ページに出す言葉に書きかえる',
    ],
  },
  'bad-fact-name': {
    messages: ({ actual, fix }: { actual: string; fix: string }) => [
      `文の中で使えない名前です（「${actual}」）`,
      fix === '' ? '「一回の下限」のような名前をつける' : `${fix} と書く（空白・コロン・かっこは使えず、20字まで）`,
    ],
  },
  'odd-characters': {
    messages: ({ actual, fix }: { actual: string; fix: string }) => {
      if (actual.trim() === '') return ['半角の空白に見える、別の空白があります', 'その空白を打ち直すか、消す']
      // The correct characters look the same, so quoting them would not help.
      return actual !== fix && actual.normalize('NFC') === fix
        ? [`濁点か半濁点が分かれた文字です（${fix}）`, `「${fix}」を打ち直す`]
        : [
            `形の似た別の文字か、読めない文字があります（${actual}）`,
            fix === '' ? 'その言葉を打ち直す' : `「${fix}」と書く`,
          ]
    },
  },
  missing: {
    messages: ({ field, description }: { field: string; description: string }) => [
      'がありません',
      `${field} を書く（${description}）`,
      `書く（${description}）`,
    ],
  },
  'value-empty': {
    messages: ({ field, description }: { field: string; description: string }) => [
      'がまだ空です',
      `${field} の値を書くか、なくてもよい項目なら消す（${description}）`,
      `入力してください（${description}）`,
    ],
  },
  'value-is-comment': {
    messages: ({ actual, fix }: { actual: string; fix: string }) => [
      `の値が空です（# から後ろはメモになり、${actual} は読まれません）`,
      `引用符で囲んで ${fix} と書く`,
    ],
  },
  'unknown-key': {
    messages: ({ hasOddSpace, ...suggested }: Suggestion & { hasOddSpace?: boolean }) =>
      hasOddSpace === true
        ? ['のあと、コロンの前に、半角ではない空白があります', '空白を消す']
        : ['という項目はありません', formatSuggestion(suggested)],
  },
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
    messages: ({ actual }: { actual: string }) => [
      `一覧で書きます。いまは「${actual}」です`,
      '次の行から、字下げして「- 」で一つずつ書く',
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
  'too-small': {
    messages: ({ minimum, actual }: { minimum: number; actual: string }) => [
      `${minimum} 以上で書きます。いまは「${actual}」です`,
      `${minimum} 以上にする`,
    ],
  },
  'not-above': {
    messages: ({ minimum, actual }: { minimum: number; actual: string }) => [
      `${minimum} より大きい数で書きます。いまは「${actual}」です`,
      `${minimum} より大きい数にする`,
    ],
  },
  'too-big': {
    messages: ({ maximum, actual }: { maximum: number; actual: string }) => [
      `${maximum} 以下で書きます。いまは「${actual}」です`,
      `${maximum} 以下にする`,
    ],
  },
  'too-few': {
    messages: ({ minimum }: { minimum: number }) => [
      `${minimum}つ以上要ります`,
      '足す（なくてもよい項目なら、項目ごと消す）',
    ],
  },
  'bad-choice': {
    messages: ({ choices, description, ...suggested }: { choices: string; description: string } & Suggestion) => {
      // A description that explains each choice is more useful than the bare list of choices.
      const explanation = description.includes(' = ') ? description : 'どれか一つを、そのまま書く'
      return [
        `${choices} のどれかで書きます`,
        suggested.suggestion === '' ? explanation : formatSuggestion(suggested),
        'どれか一つを選び直す',
      ]
    },
  },
  'bad-format': {
    messages: ({ actual, description }: { actual: string; description: string }) => [
      `書き方が違います（${actual}）`,
      description,
    ],
  },
  'bad-color': {
    messages: ({ actual }: { actual: string }) => [
      `色の書き方が違います（${actual}）`,
      '"#ffc93c" のように、# と 0-9 a-f（小文字）の6文字を引用符で囲む',
      '色を選ぶか、#ffc93c のように、# と 0-9 a-f（小文字）の6文字で書く',
    ],
  },
} satisfies Category['kinds']

export const fieldCategory = {
  title: '項目の値',
  reason: '項目から、ページと注記と計算が作られる',
  source: '仕様 §3',
  kinds: { ...refinedValueKinds, ...wrongTypes },
} satisfies Category
