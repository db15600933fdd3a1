import { append, inBody, inFields, swap, type Case, type Changes } from '../../../tests/support/small-content.ts'

const granted = inFields(append('grantBy: 2023-03-31\n'))

const said = (sentence: string): Changes => ({
  './noodles.mdx': (text) => inBody(append(`\n${sentence}\n`))(granted(text)),
})

const withExample = (...sentences: string[]): Changes => ({
  './noodles.mdx': (text) =>
    inBody(append(`\n${sentences.join('\n\n')}\n`))(
      inFields(append('grantBy: 2023-03-31\nfacts:\n  例: 300円\n'))(text),
    ),
})

/** A shop that sells a hat besides the dress. */
const twoItems = (sentence: string): Changes => ({
  './shop.mdx': (text) =>
    text
      .replace(
        '    itemName: 赤いドレス\n',
        '    itemName: ドレス\n  - id: hat\n    src: images/bowl.svg\n    alt: 帽子の絵です\n    href: https://shop.example.jp/hat\n    price: 4900\n    grantPoint: 49\n    itemName: ぼうし\n',
      )
      .replace('[戻る]', `${sentence}\n\n[戻る]`),
})

const misplaced = (column: number) => [`./noodles.mdx:59:${column} - term-misplaced`]

/** A question about two things that are bought one by one, of which the dearer costs an amount. */
const boughtOneByOne = (dearer: string): Changes => ({
  './noodles.mdx': (text) =>
    inBody(
      append(`
商品券は対象外です。

<Faq>
  <Question title="｛安い例｝と｛高い例｝の商品を別々に買うとどうなりますか">
    対象になりません。1回に｛基準｝以上を支払います。
  </Question>
</Faq>
`),
    )(inFields(append(`grantBy: 2023-03-31\nfacts:\n  安い例: 1,400円\n  高い例: ${dearer}\n  基準: 3,000円\n`))(text)),
})

/** Terms in sentences that want another one, and what is fine beside them. */
export const roleCases: readonly Case[] = [
  {
    title: 'payments until the day of granting',
    changes: said('｛付与日｝までのお支払いです。'),
    diagnostics: misplaced(1),
  },
  { title: 'points by the last day', changes: said('｛終了日｝までに付与します。'), diagnostics: misplaced(1) },
  { title: 'from the last day', changes: said('キャンペーンは｛終了日｝からです。'), diagnostics: misplaced(8) },
  {
    title: 'from the day before',
    changes: said('｛開始前日：年なし｝から始まります。'),
    diagnostics: misplaced(1),
  },
  { title: 'the total as what is added', changes: said('｛合計｝を上乗せします。'), diagnostics: misplaced(1) },
  {
    title: 'what is added as what is always given',
    changes: said('いつでも｛上乗せ｝を還元します。'),
    diagnostics: misplaced(5),
  },
  { title: 'what is added as the total', changes: said('合計｛上乗せ｝を還元します。'), diagnostics: misplaced(3) },
  { title: 'an amount as the cap', changes: said('上限は｛上限に届く金額｝です。'), diagnostics: misplaced(4) },
  { title: 'the cap as an amount', changes: said('｛上限｝のお支払いから対象です。'), diagnostics: misplaced(1) },
  {
    title: 'days that fit',
    changes: said('｛開始日｝から｛終了日｝までのお支払いに、｛付与日｝までに付与します。'),
    diagnostics: [],
  },
  { title: 'what is denied', changes: said('｛終了日｝以降のお支払いは対象になりません。'), diagnostics: [] },
  {
    title: 'rates that fit',
    changes: said('常時｛常時｝に｛上乗せ｝を上乗せして、合計｛合計｝です。'),
    diagnostics: [],
  },
  {
    title: 'the whole month, where the campaign begins later',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n｛月｝中のお支払いが対象です。\n'))(
          swap('start: 2023-02-01 00:00', 'start: 2023-02-10 00:00')(text),
        ),
    },
    diagnostics: ['./noodles.mdx:58:1 - month-not-whole'],
  },
  {
    title: 'the whole month, which the campaign fills',
    changes: said('｛月｝中のお支払いが対象です。'),
    diagnostics: [],
  },
  {
    title: 'a day of the period in a row that tells of granting',
    changes: said('<Facts>\n  <Fact term="上乗せ分">｛終了日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'the end in a row that tells of the start',
    changes: said('<Facts>\n  <Fact term="開始">｛終了日｝</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'rows of facts that fit',
    changes: said(
      '<Facts>\n  <Fact term="上乗せ分">｛付与日｝まで</Fact>\n  <Fact term="対象の期間">｛終了日｝まで</Fact>\n</Facts>',
    ),
    diagnostics: [],
  },
  {
    title: 'a cap in the column of payments',
    changes: said('<RateTable caption="例" columns={["お支払い", "ポイント"]} rows={[["｛上限｝", "｛上限｝"]]} />'),
    diagnostics: ['./noodles.mdx:59:59 RateTable.rows[1][1] cell-misfit'],
  },
  {
    title: "an item's price with the name of another",
    changes: twoItems('ぼうしは、｛red-dressの値段｝です。ドレスは、｛red-dressの値段｝です。'),
    diagnostics: ['./shop.mdx:56:1 - item-of-other', './shop.mdx:44:5 affiliateItems[2].src picture-named-twice'],
  },
  {
    title: 'one day, where the campaign lasts a month',
    changes: said('この日のお支払いが対象です。'),
    diagnostics: ['./noodles.mdx:59:1 - day-not-one'],
  },
  {
    title: 'a day that was named just before',
    changes: said('期間は｛終了日｝までで、この日までのお支払いが対象です。'),
    diagnostics: [],
  },
  {
    title: 'points of an example without its amount',
    changes: withExample('どの商品でも、合わせて｛例の合計｝です。'),
    diagnostics: ['./noodles.mdx:61:12 - example-without-amount'],
  },
  {
    title: 'points of an example with its amount',
    changes: withExample('たとえば｛例｝のお買い物なら、合わせて｛例の合計｝です。'),
    diagnostics: [],
  },
  {
    title: 'an example that reaches the least amount by itself',
    changes: boughtOneByOne('3,600円'),
    diagnostics: ['./noodles.mdx:66:3 - example-reaches-minimum'],
  },
  { title: 'examples below the least amount', changes: boughtOneByOne('1,600円'), diagnostics: [] },
  {
    title: 'points that expire when they are granted',
    changes: said('<Facts>\n  <Fact term="ポイントの有効期限">｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'a time in words for points that come by a day',
    changes: said('<Facts>\n  <Fact term="上乗せ分">お支払いのあと、すぐ</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'the day of granting for what comes at once',
    changes: said('<Facts>\n  <Fact term="常時分">｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'what is added, when the usual points come',
    changes: said('上乗せ｛上乗せ｝分は、お支払いの金額が確定したときに付与します。'),
    diagnostics: misplaced(4),
  },
  {
    title: 'the usual points by the day of granting',
    changes: said('常時｛常時｝分は、｛付与日｝までに付与します。'),
    diagnostics: misplaced(10),
  },
  {
    title: 'when which points come',
    changes: said('常時｛常時｝分はお支払いの確定時、そのほかは｛付与日｝までに付与します。'),
    diagnostics: [],
  },
  {
    title: 'any day, where one counts',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\nどの日でも対象です。\n'))(swap('end: 2023-02-28', 'end: 2023-02-01')(text)),
    },
    diagnostics: ['./noodles.mdx:58:1 - any-day'],
  },
  {
    title: 'a time in words beside the day',
    changes: said('<Facts>\n  <Fact term="上乗せ分">お支払いの確定後、｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: [],
  },
  {
    title: 'any day, where one counts, in a line without an end, above a line that denies something else',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n### どの日でも対象\n\n予約金は対象になりません。\n'))(
          swap('end: 2023-02-28', 'end: 2023-02-01')(text),
        ),
    },
    diagnostics: ['./noodles.mdx:58:5 - any-day'],
  },
  {
    title: 'any day, above a line that denies something else',
    changes: {
      './noodles.mdx': (text) =>
        swap(
          '  - use: points-base',
          '  - title: 対象\n    detail: |-\n      どの日でも対象です\n      送料は対象になりません\n  - use: points-base',
        )(swap('end: 2023-02-28', 'end: 2023-02-01')(text)),
    },
    diagnostics: ['./noodles.mdx:35:5 annotationLists[2].detail any-day'],
  },
  {
    title: 'any day, which the next line of its sentence denies',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\nどの日でも対象になるわけでは\nありません。\n'))(
          swap('end: 2023-02-28', 'end: 2023-02-01')(text),
        ),
    },
    diagnostics: [],
  },
  {
    title: 'an example in a text of a few letters, and in the cell of a table, where its amount stands beside it',
    changes: withExample(
      'お店で、｛例の合計｝です。',
      '<RateTable caption="例" columns={["お支払い", "合計"]} rows={[["｛例｝", "｛例の合計｝"]]} />',
    ),
    diagnostics: [],
  },
  {
    title: 'points of an example in a text that is just long enough to be read by itself',
    changes: withExample('お店でも、｛例の合計｝です。'),
    diagnostics: ['./noodles.mdx:61:6 - example-without-amount'],
  },
  {
    title: 'a month and an example below fields that cannot be read',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n｛月｝中も｛開始日：月｝中も、合わせて｛例の合計｝です。\n'))(swap('tag: ', 'tag: "')(text)),
    },
    diagnostics: ['./noodles.mdx:2:14 - yaml-quote'],
  },
  {
    title: "an item's price by a name with a slip",
    changes: twoItems('ぼうしは、｛red-dresの値段｝です。'),
    diagnostics: ['./shop.mdx:56:6 - unknown-fact', './shop.mdx:44:5 affiliateItems[2].src picture-named-twice'],
  },
  {
    title: 'a month of the start, where the period goes on into the next',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n｛開始日：月｝中のお支払いが対象です。\n'))(swap('end: 2023-02-28', 'end: 2023-03-10')(text)),
    },
    diagnostics: ['./noodles.mdx:25:3 period.end period-beyond-month', './noodles.mdx:58:1 - month-not-whole'],
  },
  {
    title: 'a month on a screen, which has none',
    changes: { 'screens/entry.yaml': (text) => text.replace('target: ', 'target: ｛月｝中に') },
    diagnostics: ['screens/entry.yaml:36:5 campaigns.entry.target unknown-fact'],
  },
]
