import {
  append,
  inBody,
  inFields,
  replaceOnce,
  type Case,
  type Changes,
} from '../../../tests/support/sites/small-content.ts'

const granted = inFields(append('grantBy: 2023-03-31\n'))

const grantedWith = (sentence: string): Changes => ({
  './noodles.mdx': (text) => inBody(append(`\n${sentence}\n`))(granted(text)),
})

/** The noodles whose points are granted two months later, with a sentence. */
const grantedLater = (sentence: string): Changes => ({
  './noodles.mdx': (text) => inBody(append(`\n${sentence}\n`))(inFields(append('grantBy: 2023-04-30\n'))(text)),
})

/** The noodles from a lower limit on, with a sentence. */
const limitedTo = (sentence: string): Changes => ({
  './noodles.mdx': (text) =>
    inBody(append(`\n${sentence}\n`))(inFields(append('facts:\n  一回の下限: 1,000円\n'))(text)),
})

/** The noodles from the 10th, with a sentence. */
const startedLater = (sentence: string): Changes => ({
  './noodles.mdx': (text) =>
    inBody(append(`\n${sentence}\n`))(replaceOnce('start: 2023-02-01 00:00', 'start: 2023-02-10 00:00')(text)),
})

/** A shop that sells a hat in addition to the dress. */
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

/** Terms in sentences that require another one, and similar valid examples. */
export const roleCases: readonly Case[] = [
  {
    title: 'payments until the day of granting',
    changes: grantedWith('｛付与日｝までのお支払いです。'),
    diagnostics: misplaced(1),
  },
  { title: 'points by the last day', changes: grantedWith('｛終了日｝までに付与します。'), diagnostics: misplaced(1) },
  { title: 'from the last day', changes: grantedWith('キャンペーンは｛終了日｝からです。'), diagnostics: misplaced(8) },
  {
    title: 'from the day before',
    changes: grantedWith('｛開始前日：年なし｝から始まります。'),
    diagnostics: misplaced(1),
  },
  { title: 'the total as what is added', changes: grantedWith('｛合計｝を上乗せします。'), diagnostics: misplaced(1) },
  {
    title: 'what is added as what is always given',
    changes: grantedWith('いつでも｛上乗せ｝を還元します。'),
    diagnostics: misplaced(5),
  },
  {
    title: 'what is added as the total',
    changes: grantedWith('合計｛上乗せ｝を還元します。'),
    diagnostics: misplaced(3),
  },
  { title: 'an amount as the cap', changes: grantedWith('上限は｛上限に届く金額｝です。'), diagnostics: misplaced(4) },
  {
    title: 'the cap as an amount',
    changes: grantedWith('｛上限｝のお支払いから対象です。'),
    diagnostics: misplaced(1),
  },
  {
    title: 'days that fit',
    changes: grantedWith('｛開始日｝から｛終了日｝までのお支払いに、｛付与日｝までに付与します。'),
    diagnostics: [],
  },
  { title: 'what is denied', changes: grantedWith('｛終了日｝以降のお支払いは対象になりません。'), diagnostics: [] },
  {
    title: 'rates that fit',
    changes: grantedWith('常時｛常時｝に｛上乗せ｝を上乗せして、合計｛合計｝です。'),
    diagnostics: [],
  },
  ...['中', 'のあいだ', 'の間'].map((phrase) => ({
    title: `the whole month (${phrase}), where the campaign starts later`,
    changes: startedLater(`｛月｝${phrase}、お支払いが対象です。`),
    diagnostics: ['./noodles.mdx:58:1 - month-not-whole'],
  })),
  {
    title: 'the rest of the month, which the campaign lasts',
    changes: startedLater('｛月｝末までも｛月｝いっぱいも、お支払いが対象です。'),
    diagnostics: [],
  },
  {
    title: 'the end of the next month, which the campaign does not reach',
    changes: grantedWith('｛翌月｝末まで上乗せします。'),
    diagnostics: misplaced(1).map((diagnostic) => diagnostic.replace('term-misplaced', 'month-not-whole')),
  },
  {
    title: 'the end of the next month, which a sentence denies',
    changes: grantedWith('｛翌月｝末までは続きません。'),
    diagnostics: [],
  },
  {
    title: 'payments of the next month as well',
    changes: grantedWith('｛翌月｝のお支払いも対象です。'),
    diagnostics: misplaced(1),
  },
  {
    title: 'a payment that moves into the next month',
    changes: grantedWith('お支払いが｛翌月｝になっても対象です。'),
    diagnostics: misplaced(6),
  },
  {
    title: 'another thing that moves into the next month',
    changes: grantedWith('お支払いが済んでいれば、受け取りが｛翌月｝になっても対象です。'),
    diagnostics: [],
  },
  ...['翌月末', '翌月の末', '｛翌月｝末'].flatMap((monthEnd) => [
    {
      title: `the end of the next month (${monthEnd}), which is not the day of granting`,
      changes: grantedLater(`ポイントは${monthEnd}までに付与します。`),
      diagnostics: misplaced(6),
    },
    {
      title: `the end of the next month (${monthEnd}), which is the day of granting`,
      changes: grantedWith(`ポイントは${monthEnd}までに付与します。`),
      diagnostics: [],
    },
  ]),
  {
    title: 'a lower limit as an upper one',
    changes: limitedTo('｛一回の下限｝以下のお支払いが対象です。'),
    diagnostics: ['./noodles.mdx:60:1 - term-misplaced'],
  },
  {
    title: 'a lower limit that is not reached',
    changes: limitedTo('｛一回の下限｝以下のお支払いは、対象になりません。'),
    diagnostics: [],
  },
  {
    title: 'the whole month, which the campaign fills',
    changes: grantedWith('｛月｝中のお支払いが対象です。'),
    diagnostics: [],
  },
  {
    title: 'a day of the period in a row about granting',
    changes: grantedWith('<Facts>\n  <Fact term="上乗せ分">｛終了日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'the end in a row about the start',
    changes: grantedWith('<Facts>\n  <Fact term="開始">｛終了日｝</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'rows of facts that fit',
    changes: grantedWith(
      '<Facts>\n  <Fact term="上乗せ分">｛付与日｝まで</Fact>\n  <Fact term="対象の期間">｛終了日｝まで</Fact>\n</Facts>',
    ),
    diagnostics: [],
  },
  {
    title: 'a cap in the column of payments',
    changes: grantedWith(
      '<RateTable caption="例" columns={["お支払い", "ポイント"]} rows={[["｛上限｝", "｛上限｝"]]} />',
    ),
    diagnostics: ['./noodles.mdx:59:59 RateTable.rows[1][1] cell-misfit'],
  },
  {
    title: "an item's price with the name of another",
    changes: twoItems('ぼうしは、｛red-dressの値段｝です。ドレスは、｛red-dressの値段｝です。'),
    diagnostics: ['./shop.mdx:56:1 - item-of-other', './shop.mdx:44:5 affiliateItems[2].src picture-named-twice'],
  },
  {
    title: 'points that expire when they are granted',
    changes: grantedWith('<Facts>\n  <Fact term="ポイントの有効期限">｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'a time in words for points that are granted by a day',
    changes: grantedWith('<Facts>\n  <Fact term="上乗せ分">お支払いのあと、すぐ</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'the day of granting for what is granted at once',
    changes: grantedWith('<Facts>\n  <Fact term="常時分">｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: ['./noodles.mdx:60:3 - term-misplaced'],
  },
  {
    title: 'what is added, when the regular points are granted',
    changes: grantedWith('上乗せ｛上乗せ｝分は、お支払いの金額が確定したときに付与します。'),
    diagnostics: misplaced(4),
  },
  {
    title: 'the usual points by the day of granting',
    changes: grantedWith('常時｛常時｝分は、｛付与日｝までに付与します。'),
    diagnostics: misplaced(10),
  },
  {
    title: 'when which points are granted',
    changes: grantedWith('常時｛常時｝分はお支払いの確定時、そのほかは｛付与日｝までに付与します。'),
    diagnostics: [],
  },
  {
    title: 'a time in words next to the day',
    changes: grantedWith('<Facts>\n  <Fact term="上乗せ分">お支払いの確定後、｛付与日｝まで</Fact>\n</Facts>'),
    diagnostics: [],
  },
  {
    title: 'a month and an example below fields that cannot be read',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n｛月｝中も｛開始日：月｝中も、合わせて｛例の合計｝です。\n'))(
          replaceOnce('tag: ', 'tag: "')(text),
        ),
    },
    diagnostics: ['./noodles.mdx:2:14 - yaml-quote'],
  },
  {
    title: 'an item’s price by a misspelt name',
    changes: twoItems('ぼうしは、｛red-dresの値段｝です。'),
    diagnostics: ['./shop.mdx:56:6 - unknown-fact', './shop.mdx:44:5 affiliateItems[2].src picture-named-twice'],
  },
  {
    title: 'a month of the start, where the period goes on into the next',
    changes: {
      './noodles.mdx': (text) =>
        inBody(append('\n｛開始日：月｝中のお支払いが対象です。\n'))(
          replaceOnce('end: 2023-02-28', 'end: 2023-03-10')(text),
        ),
    },
    diagnostics: ['./noodles.mdx:25:3 period.end period-beyond-month', './noodles.mdx:58:1 - month-not-whole'],
  },
  {
    title: 'a month on a screen, which has none',
    changes: { 'screens/entry.yaml': (text) => text.replace('target: ', 'target: ｛月｝中に') },
    diagnostics: ['screens/entry.yaml:36:5 campaigns.entry.target unknown-fact'],
  },
]
