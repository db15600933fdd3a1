import type { Rule } from '#schemas/rule.ts'

import { plainDay } from '#domain/time/written-day.ts'
import { reasons } from '../../diagnostics/grounds.ts'
import {
  type Chapter,
  type KindRow,
  meant,
  type Suggestion,
  units,
  type UnitName,
  type Words,
} from '../../diagnostics/words.ts'

/** All rules but two, whose messages are elsewhere: invalid dates and invisible characters. */
type PlainRule = Exclude<Rule, 'bad-date' | 'control-character'>

/** The parameters of a rule's message: the value, and the name and description of its field. */
type BrokenValue = { got: string; field: string; description: string }

/** Values that break a rule of their schema. A rule without a message does not compile. */
const brokenRules = {
  'reserved-id': {
    words: [
      'サイトか Windows が使う名前なので、使えません',
      '別の名前にする（キャンペーンなら、ファイルの名前を変える）',
    ],
  },
  'too-many-decimals': {
    words: ({ got }: { got: string }) => [
      `小数は一桁までです。いまは「${got}」です`,
      '% の数を小数一桁までで書く（15% なら 0.15 ではなく 15）',
    ],
  },
  'low-contrast': {
    reason: '文字が読めない',
    source: 'WCAG 2.2 1.4.3',
    words: ['黒い文字が読めない暗さです', 'もっと明るい色にする'],
  },
  'bad-day': {
    words: ({ got }: { got: string }) => {
      const fix = plainDay(got)
      return [
        `日付の書き方が違うか、暦にない日です（${got}）`,
        fix === '' ? '暦にある日を、2023-04-30 のように書く' : `${fix} と書く`,
      ]
    },
  },
  'bad-fact': {
    words: ({ got }: { got: string }) => [
      `数と単位、日付、時刻のどれでもありません（${got}）`,
      '3,000円、5%、300ポイント、10人、2023-04-30、2023-04-30 23:59、23:59 のどれかの形で書く',
    ],
  },
  'alt-says-nothing': {
    reason: '絵を見ない人に、何も伝わらない',
    source: 'WCAG 2.2 1.1.1',
    words: ({ got }: { got: string }) => [
      `何の絵かわからない言葉です（${got}）`,
      '絵に見えるものと、絵の中の文字を書く',
    ],
  },
  'entry-without-way': {
    reason: reasons.cannotEnter,
    words: [
      'がありません（entry: required なら、エントリーする行き先が要ります）',
      'externalPageLink: /jp/card/entry/ のように行き先を書き、externalPageLabel にボタンの言葉を書く',
    ],
  },
  'empty-text': {
    words: ['何も書かれていません', '文を書く（なくてもよい項目なら消す）'],
  },
  'bad-placeholders': {
    words: ({ got }: { got: string }) => [
      `{code} と {url} を一度ずつ書く文です（${got}）`,
      '招待コードの場所に {code}、リンクの場所に {url} と半角で書く',
    ],
  },
  'wrong-placeholders': {
    words: ({ got, description }: { got: string; description: string }) => [
      `決まった { } の言葉を、一度ずつ書く文です（${got}）`,
      `この項目は、${description}`,
    ],
  },
  'bad-link': {
    reason: '押すとプログラムが動く行き先は、使えない',
    words: ({ got }: { got: string }) => [
      `リンクにできない行き先です（${got}）`,
      'https:// か /jp/ で始める。空白や、終わりの「。」「）」は入れない',
    ],
  },
  'bad-url': {
    words: ({ got }: { got: string }) => [
      `URLの書き方が違います（${got}）`,
      'https:// で始める。空白や、終わりの「。」「）」は入れない',
    ],
  },
  'not-an-origin': {
    words: ({ got }: { got: string }) => [
      `ドメインのあとに、ほかのものが付いています（${got}）`,
      'https://card.example.jp のように、ドメインまでを書く。終わりの / もつけない（ページはその一番上に置かれる）',
    ],
  },
  'period-reversed': {
    words: ['終わりが始まりより前です', 'start と end の年や月を確かめる'],
  },
  'rate-without-cap': {
    reason: '上限があるかないかは、だれもが確かめたい条件',
    words: ['がありません（reductionRate には上限が要ります）', '上限のポイントを書く。上限なしは null と書く'],
  },
  'headline-without-rate': {
    words: [
      'がありません（headline の kind が、率を見せるものです）',
      '上乗せの率を書く。率の特典でなければ、headline を kind: bonus にする',
    ],
  },
  'headline-rate-unit': {
    words: ['率の単位は % です', '"%" と書く'],
  },
  'affiliate-incomplete': {
    reason: '提携ショップの窓に、行き先や対象外が出ない',
    words: ({ field }: { field: string }) => ['がありません（提携ショップには要ります）', `${field} を書く`],
  },
  'link-without-label': {
    words: [
      'がありません（externalPageLink にはボタンの言葉が要ります）',
      '下の行に「externalPageLabel: ボタンの言葉」のように書く',
    ],
  },
  'duplicate-id': {
    words: ({ got }: { got: string }) => [`${got} が二度あります`, '片方を消すか、別の名前にする'],
  },
} satisfies Readonly<Record<PlainRule, Omit<KindRow, 'words'> & { words: Words | ((details: BrokenValue) => Words) }>>

/** A day, with or without its time, as a description says that it is written. */
const dayInDescription = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?) のように書く/

/** What to write in place of what is no text: a day and a figure in their form, one text for a list, the rest in quotes. */
function adviceOnText(got: string, description: string): string {
  const day = dayInDescription.exec(description)?.[1]
  if (day !== undefined) return `${day} のように書く`
  if (description.includes('使う数や日付')) return '3,000円 のように、単位をつけて書く'
  return /^[[{]/.test(got) ? '「- 」や下の項目をやめて、一つの文で書く' : `"${got}" のように引用符で囲む`
}

/** Values of the wrong type. */
const wrongTypes = {
  'placeholder-text': {
    words: ({ got }: { got: string }) => [`仮の言葉が残っています（${got}）`, 'ページに出す言葉に書きかえる'],
  },
  'bad-fact-name': {
    words: ({ got, fix }: { got: string; fix: string }) => [
      `文の中で使えない名前です（「${got}」）`,
      fix === '' ? '「一回の下限」のような名前をつける' : `${fix} と書く（空白・コロン・かっこは使えず、20字まで）`,
    ],
  },
  'odd-characters': {
    words: ({ got, fix }: { got: string; fix: string }) =>
      // The right characters look the same: to quote them helps nobody.
      got !== fix && got.normalize('NFC') === fix
        ? [`濁点か半濁点が分かれた文字です（${fix}）`, `「${fix}」を打ち直す`]
        : [
            `形の似た別の文字か、読めない文字があります（${got}）`,
            fix === '' ? 'その言葉や空白を打ち直す' : `「${fix}」と書く`,
          ],
  },
  missing: {
    words: ({ field, description }: { field: string; description: string }) => [
      'がありません',
      `${field} を書く（${description}）`,
    ],
  },
  'value-empty': {
    words: ({ field, description }: { field: string; description: string }) => [
      'の値が空です',
      `${field} の値を書くか、なくてもよい項目なら消す（${description}）`,
    ],
  },
  'value-is-comment': {
    words: ({ got, fix }: { got: string; fix: string }) => [
      `の値が空です（# から後ろはメモになり、${got} は読まれません）`,
      `引用符で囲んで ${fix} と書く`,
    ],
  },
  'unknown-key': {
    words: ({ hasWideSpace, ...suggested }: Suggestion & { hasWideSpace?: boolean }) =>
      hasWideSpace === true
        ? ['のあと、コロンの前に全角の空白があります', '空白を消す']
        : ['という項目はありません', meant(suggested)],
  },
  'number-as-text': {
    words: ({ unit, got, fix }: { unit: UnitName; got: string; fix: string | number }) => [
      `数字（${units[unit]}）で書きます。いまは "${got}" です`,
      `${fix} と書く`,
    ],
  },
  'not-a-number': {
    words: ({ unit, got, description }: { unit: UnitName; got: string; description: string }) => [
      `数字（${units[unit]}）で書きます。いまは「${got}」です`,
      description.includes('null') ? '半角の数字だけを書く。なしなら null と書く' : '半角の数字だけを書く',
    ],
  },
  'not-text': {
    words: ({ got, description }: { got: string; description: string }) => {
      const advice = adviceOnText(got, description)
      return [`文字で書きます。いまは「${got}」です`, advice]
    },
  },
  'not-boolean': {
    words: ({ got }: { got: string }) => [`true か false で書きます。いまは「${got}」です`, 'true か false と書く'],
  },
  'not-list': {
    words: ({ got }: { got: string }) => [
      `一覧で書きます。いまは「${got}」です`,
      '次の行から、字下げして「- 」で一つずつ書く',
    ],
  },
  'not-fields': {
    words: ({ got }: { got: string }) => [
      `項目を並べて書くところです。いまは「${got}」です`,
      '一行ずつ「項目の名前: 値」と書く。項目の中なら、下の行に字下げする',
    ],
  },
  'not-whole': {
    words: ({ unit, got }: { unit: UnitName; got: string }) => [
      `整数（${units[unit]}）で書きます。いまは「${got}」です`,
      '小数のない数にする',
    ],
  },
  'too-small': {
    words: ({ minimum, got }: { minimum: number; got: string }) => [
      `${minimum} 以上で書きます。いまは「${got}」です`,
      `${minimum} 以上にする`,
    ],
  },
  'not-above': {
    words: ({ minimum, got }: { minimum: number; got: string }) => [
      `${minimum} より大きい数で書きます。いまは「${got}」です`,
      `${minimum} より大きい数にする`,
    ],
  },
  'too-big': {
    words: ({ maximum, got }: { maximum: number; got: string }) => [
      `${maximum} 以下で書きます。いまは「${got}」です`,
      `${maximum} 以下にする`,
    ],
  },
  'too-few': {
    words: ({ minimum }: { minimum: number }) => [
      `${minimum}つ以上要ります`,
      '足す（なくてもよい項目なら、項目ごと消す）',
    ],
  },
  'bad-choice': {
    words: ({ choices, description, ...suggested }: { choices: string; description: string } & Suggestion) => {
      const isNear = suggested.suggestion !== ''
      // A description that tells what each choice means says more than that they are to be taken as they are.
      const isExplained = description.includes(' = ')
      return [
        `${choices} のどれかで書きます`,
        isNear ? meant(suggested) : isExplained ? description : 'どれか一つを、そのまま書く',
      ]
    },
  },
  'bad-format': {
    words: ({ got, description }: { got: string; description: string }) => [`書き方が違います（${got}）`, description],
  },
  'bad-color': {
    words: ({ got }: { got: string }) => [
      `色の書き方が違います（${got}）`,
      '"#ffc93c" のように、# と 0-9 a-f（小文字）の6文字を引用符で囲む',
    ],
  },
} satisfies Chapter['kinds']

export const fieldChapter = {
  title: '項目の値',
  reason: '項目から、ページと注記と計算が作られる',
  source: '仕様 §3',
  kinds: { ...brokenRules, ...wrongTypes },
} satisfies Chapter
