import { formatNumber } from '#blocks/format.ts'
import { parseNumber } from '#domain/money/parse-number.ts'
import { daysIn } from '#domain/time/japan-time.ts'
import { correctDay } from '#domain/time/written-day.ts'
import { parseFact } from '#schemas/facts.ts'
import type { Rule } from '#schemas/rule.ts'

import {
  type Category,
  type KindRow,
  formatSuggestion,
  type Suggestion,
  units,
  type UnitName,
  type MessageAndHint,
} from '../message.ts'
import { reasons } from '../rationales.ts'

/** All rules except invalid dates and invisible characters, which have messages of their own. */
type PlainRule = Exclude<Rule, 'bad-date' | 'control-character'>

/** The parameters of a rule's message: the value, and the name and description of its field. */
type BrokenValue = { actual: string; field: string; description: string }

/** States that no calendar has a day that is written as one, with a time or without; undefined for other values. */
function missingDay(actual: string): string | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})(?: \d\d:\d\d)?$/u.exec(actual) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isReal ? undefined : `${month}月${day}日という日はありません（${actual}）`
}

/** Returns a fact in the form that can be read: 3,000円 for 3千円, ３０００円 or 三千円; undefined if none is meant. */
function correctFact(actual: string): string | undefined {
  const plain = actual.normalize('NFKC').replaceAll(/\s/gu, '')
  if (parseFact(plain)) return plain
  const [, number = '', unit = ''] = /^([\d,〇一二三四五六七八九十百千万億]+)(\D+)$/u.exec(plain) ?? []
  const value = parseNumber(number)
  const fix = value === undefined ? '' : `${formatNumber(value)}${unit}`
  return parseFact(fix) ? fix : correctDay(actual)
}

/** Messages for values that break a rule of their schema. A rule without a message does not compile. */
const brokenRules = {
  'reserved-id': {
    messages: [
      'サイトか Windows が使う名前なので、使えません',
      '別の名前にする（キャンペーンなら、ファイルの名前を変える）',
    ],
  },
  'too-many-decimals': {
    messages: ({ actual }: { actual: string }) => [
      `小数は一桁までです。いまは「${actual}」です`,
      '% の数を小数一桁までで書く（15% なら 0.15 ではなく 15）',
    ],
  },
  'low-contrast': {
    reason: '文字が読めない',
    source: 'WCAG 2.2 1.4.3',
    messages: ['黒い文字が読めない暗さです', 'もっと明るい色にする'],
  },
  'bad-day': {
    messages: ({ actual }: { actual: string }) => {
      const fix = correctDay(actual)
      return [
        missingDay(actual) ?? `日付の書き方が違います（${actual}）`,
        fix === undefined ? '暦にある日を、2023-04-30 のように書く' : `${fix} と書く`,
      ]
    },
  },
  'bad-fact': {
    messages: ({ actual }: { actual: string }) => {
      const fix = correctFact(actual)
      return [
        missingDay(actual) ?? `数と単位、日付、時刻のどれでもありません（${actual}）`,
        fix === undefined
          ? '3,000円、5%、300ポイント、10人、2023-04-30、2023-04-30 23:59、23:59 のどれかの形で書く'
          : `${fix} と書く`,
      ]
    },
  },
  'alt-says-nothing': {
    reason: '絵を見ない人に、何も伝わらない',
    source: 'WCAG 2.2 1.1.1',
    messages: ({ actual }: { actual: string }) => [
      `何の絵かわからない言葉です（${actual}）`,
      '絵に見えるものと、絵の中の文字を書く',
    ],
  },
  'entry-without-way': {
    reason: reasons.cannotEnter,
    messages: [
      'がありません（entry: required なら、エントリーする行き先が要ります）',
      'externalPageLink: /jp/card/entry/ のように行き先を書き、externalPageLabel にボタンの言葉を書く',
      '/jp/card/entry/ のように行き先を書き、externalPageLabel にボタンの言葉を書く',
    ],
  },
  'empty-text': {
    messages: ['何も書かれていません', '文を書く（なくてもよい項目なら消す）'],
  },
  'bad-placeholders': {
    messages: ({ actual }: { actual: string }) => [
      `{code} と {url} を一度ずつ書く文です（${actual}）`,
      '招待コードの場所に {code}、リンクの場所に {url} と半角で書く',
    ],
  },
  'wrong-placeholders': {
    messages: ({ actual, description }: { actual: string; description: string }) => [
      `決まった { } の言葉を、一度ずつ書く文です（${actual}）`,
      `この項目は、${description}`,
    ],
  },
  'bad-link': {
    reason: '押すとプログラムが動く行き先は、使えない',
    messages: ({ actual }: { actual: string }) => [
      `リンクにできない行き先です（${actual}）`,
      'https:// か /jp/ で始める。空白や、終わりの「。」「）」は入れない',
    ],
  },
  'bad-url': {
    messages: ({ actual }: { actual: string }) => [
      `URLの書き方が違います（${actual}）`,
      'https:// で始める。空白や、終わりの「。」「）」は入れない',
    ],
  },
  'not-an-origin': {
    messages: ({ actual }: { actual: string }) => [
      `ドメインのあとに、ほかのものが付いています（${actual}）`,
      'https://card.example.jp のように、ドメインまでを書く。終わりの / もつけない（ページはその一番上に置かれる）',
    ],
  },
  'period-reversed': {
    messages: ['終わりが始まりより前です', 'start と end の年や月を確かめる'],
  },
  'rate-without-cap': {
    reason: '上限があるかないかは、だれもが確かめたい条件',
    messages: [
      'がありません（reductionRate には上限が要ります）',
      '上限のポイントを書く。上限なしは null と書く',
      '上限のポイントを書く。ないときは「上限なし」に印をつける',
    ],
  },
  'headline-without-rate': {
    messages: [
      'がありません（headline の kind が、率を見せるものです）',
      '上乗せの率を書く。率の特典でなければ、headline を kind: bonus にする',
    ],
  },
  'headline-rate-unit': {
    messages: ['率の単位は % です', '"%" と書く', '「%」を選ぶ'],
  },
  'affiliate-incomplete': {
    reason: '提携ショップの窓に、行き先や対象外が出ない',
    messages: ({ field }: { field: string }) => ['がありません（提携ショップには要ります）', `${field} を書く`],
  },
  'link-without-label': {
    messages: [
      'がありません（externalPageLink にはボタンの言葉が要ります）',
      '下の行に「externalPageLabel: ボタンの言葉」のように書く',
      'ボタンの言葉を書く',
    ],
  },
  'duplicate-id': {
    messages: ({ actual }: { actual: string }) => [`${actual} が二度あります`, '片方を消すか、別の名前にする'],
  },
} satisfies Readonly<
  Record<
    PlainRule,
    Omit<KindRow, 'messages'> & { messages: MessageAndHint | ((details: BrokenValue) => MessageAndHint) }
  >
>

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
  kinds: { ...brokenRules, ...wrongTypes },
} satisfies Category
