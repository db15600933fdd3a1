import { formatNumber } from '#blocks/format.ts'
import { parseNumber } from '#domain/money/parse-number.ts'
import { daysIn } from '#domain/time/japan-time.ts'
import { correctDay } from '#domain/time/written-day.ts'
import { parseFact } from '#schemas/facts.ts'
import type { SchemaDiagnosticKind } from '#schemas/schema-diagnostic.ts'

import type { KindRow, MessageAndHint } from '../message.ts'
import { reasons } from '../rationales.ts'

/** All kinds except invalid dates and invisible characters, which have messages elsewhere. */
type RefinedKind = Exclude<SchemaDiagnosticKind, 'bad-date' | 'control-character'>

/** The parameters of a message: the value, and the name and description of its field. */
type RefusedValue = { actual: string; field: string; description: string }

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

/** Messages for values that a refinement of their schema refuses. A kind without a message does not compile. */
export const refinedValueKinds = {
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
    messages: ({ actual, fix = '' }: { actual: string; fix?: string }) => [
      `リンクにできない行き先です（${actual}）`,
      fix === '' ? 'https:// か /jp/ で始める。空白や、終わりの「。」「）」は入れない' : `${fix} と書く`,
    ],
  },
  'bad-url': {
    messages: ({ actual, fix = '' }: { actual: string; fix?: string }) => [
      `URLの書き方が違います（${actual}）`,
      fix === '' ? 'https:// で始める。空白や、終わりの「。」「）」は入れない' : `${fix} と書く`,
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
    RefinedKind,
    Omit<KindRow, 'messages'> & { messages: MessageAndHint | ((details: RefusedValue) => MessageAndHint) }
  >
>
