import { append, replaceOnce, type Case, type Changes, type Edit } from '../../../tests/support/sites/small-content.ts'

/** Another campaign of the month that differs from the first only in the texts of its pictures. */
const further = (month: Edit, ...edits: Edit[]): Changes => ({
  './month.yaml': (text) => month(replaceOnce('  - noodles\n', '  - noodles\n  - soup\n')(text)),
  './soup.mdx': {
    copyOf: './noodles.mdx',
    edits: [replaceOnce('title: 街のごはんがおトク', 'title: スープの月'), append('\nスープの月です。\n'), ...edits],
  },
})
const describeMonth = (text: string) => replaceOnce('｛月｝のキャンペーンです。', text)
const shopPeriod = (start: string, end: string) => ({
  './shop.mdx': replaceOnce(
    '  start: 2023-02-01T00:00+09:00\n  end: 2023-02-28T23:59:59+09:00',
    `  start: ${start}\n  end: ${end}`,
  ),
})
const oneDay = shopPeriod('2023-02-09 00:00', '2023-02-09 23:59')

/** Sentences of a month about its campaigns and shops that are wrong, and similar ones that are right. */
export const monthClaimCases: readonly Case[] = [
  {
    title: 'a month that denies a cap for all its shops, reported once',
    changes: { './month.yaml': replaceOnce('｛月｝のキャンペーンです。', 'どのお店でも、上限はありません。') },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a month that gives the figures of a campaign at other shops',
    changes: { './month.yaml': replaceOnce('｛月｝のキャンペーンです。', '書店で｛noodlesの上乗せ｝です。') },
    diagnostics: ['./month.yaml:3:1 description place-of-other'],
  },
  {
    title: 'a month that gives them where the campaign does',
    changes: { './month.yaml': replaceOnce('｛月｝のキャンペーンです。', '食堂で｛noodlesの上乗せ｝です。') },
    diagnostics: [],
  },
  {
    title: 'a month from the first day of one campaign to the last of another',
    changes: {
      './month.yaml': replaceOnce(
        '｛月｝のキャンペーンです。',
        '｛noodlesの開始日｝から｛shopの終了日｝まで、おトクです。',
      ),
    },
    diagnostics: [],
  },
  {
    title: 'a month that denies a cap, next to a campaign with one',
    changes: { './month.yaml': describeMonth('上乗せに上限はありません。') },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a month that says that there is no cap, where one of its campaigns has none',
    changes: further(
      describeMonth('上乗せに上限なしのキャンペーンも。'),
      replaceOnce('maximumGrantPoint: 300', 'maximumGrantPoint: null'),
    ),
    diagnostics: [],
  },
  {
    title: 'a shop that gives something for all of the month, as the month says',
    changes: { './month.yaml': describeMonth('｛月｝いっぱい、ドレスの店でおトクです。') },
    diagnostics: [],
  },
  {
    title: 'a shop that ends before the month does, of which the month says otherwise',
    changes: {
      ...shopPeriod('2023-02-01 00:00', '2023-02-20 23:59'),
      './month.yaml': describeMonth('おトクがいろいろ。｛月｝いっぱい、ドレスの店で。'),
    },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a shop that starts after the month, which the month contradicts by its id',
    changes: {
      ...shopPeriod('2023-02-05 00:00', '2023-02-28 23:59'),
      './month.yaml': describeMonth('｛月｝まるごと、SHOPの月。'),
    },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a shop that ends before the month does, of which the month says nothing',
    changes: {
      ...shopPeriod('2023-02-01 00:00', '2023-02-20 23:59'),
      './month.yaml': describeMonth('｛月｝いっぱい、食堂で。ドレスの店もあります。'),
    },
    diagnostics: [],
  },
  {
    title: 'a month that gives one campaign the cap of another',
    changes: {
      './month.yaml': replaceOnce(
        '｛月｝のキャンペーンです。',
        '｛shopの特典｝（上限 ｛noodlesの上限｝）をさしあげます。',
      ),
    },
    diagnostics: ['./month.yaml:3:1 description campaigns-mixed'],
  },
  {
    title: 'a month that gives every day what a campaign gives on one day',
    changes: { ...oneDay, './month.yaml': describeMonth('毎日、｛shopの特典｝です。') },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a month that gives every day what a campaign gives all month, next to one of one day',
    changes: { ...oneDay, './month.yaml': describeMonth('毎日、食堂で｛noodlesの上乗せ｝です。') },
    diagnostics: [],
  },
  {
    title: 'a month that says two things that its campaigns do not keep',
    changes: {
      ...shopPeriod('2023-02-01 00:00', '2023-02-20 23:59'),
      './month.yaml': describeMonth('｛月｝いっぱい、ドレスの店で。上乗せに上限はありません。'),
    },
    diagnostics: ['./month.yaml:3:1 description month-contradicted', './month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a note of a month that speaks of one of its campaigns alone',
    changes: { './month.yaml': append('  - title: お店\n    detail: 上乗せに上限はありません。\n') },
    diagnostics: [],
  },
  {
    title: 'a month that gives the figures of a campaign in all',
    changes: { './month.yaml': describeMonth('合計で｛noodlesの合計｝です。') },
    diagnostics: [],
  },
  {
    title: 'a month that gives the figures of a campaign with a mistake',
    changes: {
      './month.yaml': describeMonth('書店で｛noodlesの上乗せ｝です。'),
      './noodles.mdx': replaceOnce('tag:', 'tga:'),
    },
    diagnostics: ['./noodles.mdx:2:1 tga unknown-key'],
  },
  {
    title: 'a month and a note that count a way of paying, above a line that excludes something else',
    changes: {
      './noodles.mdx': replaceOnce(
        '  - use: points-base',
        '  - title: 対象\n    detail: |-\n      タッチ決済も対象です\n      送料は対象になりません\n  - use: points-base',
      ),
      './month.yaml': describeMonth('タッチ決済も対象です。'),
    },
    diagnostics: [],
  },
]
