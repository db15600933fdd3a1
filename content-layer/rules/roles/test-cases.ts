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
  {
    title: 'a cap in the column of payments',
    changes: grantedWith(
      '<RateTable caption="例" columns={["お支払い", "ポイント"]} rows={[["｛上限｝", "｛上限｝"]]} />',
    ),
    diagnostics: ['./noodles.mdx:59:59 RateTable.rows[1][1] cell-misfit'],
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
    title: 'a month on a screen, which has none',
    changes: { 'screens/entry.yaml': (text) => text.replace('target: ', 'target: ｛月｝中に') },
    diagnostics: ['screens/entry.yaml:36:5 campaigns.entry.target unknown-fact'],
  },
]
