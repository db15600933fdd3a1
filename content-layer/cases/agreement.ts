import { append, inBody, inFields, swap, type Case, type Changes, type Edit } from '../test-support.ts'

const noodles = (...edits: Edit[]): Changes => ({
  './noodles.mdx': (text) => edits.reduce((done, edit) => edit(done), text),
})
const period = (start: string, end: string) =>
  swap('  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', `  start: ${start}\n  end: ${end}`)
const lending = (...edits: Edit[]): Changes => ({
  'screens/lending.yaml': (text) => edits.reduce((done, edit) => edit(done), text),
})
const entry = (written: string) =>
  inFields((text) => append(written)(swap('entry: not-required', 'entry: required')(text)))
const way = 'externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n'
const copy = (id: string, ...edits: Edit[]): Changes => ({
  './month.yaml': swap('  - noodles\n', `  - noodles\n  - ${id}\n`),
  [`./${id}.mdx`]: { copyOf: './noodles.mdx', edits },
})
const march = (...edits: Edit[]): Changes => ({
  'campaigns/202303-1/month.yaml': { copyOf: './month.yaml', edits: [swap('  - shop\n', '')] },
  'campaigns/202303-1/images/bowl.svg': { copyOf: './images/bowl.svg', edits: [] },
  'campaigns/202303-1/noodles.mdx': {
    copyOf: './noodles.mdx',
    edits: [period('2023-03-01 00:00', '2023-03-31 23:59'), ...edits],
  },
})

/** Facts that do not go together, in a file or between files. */
export const agreementCases: readonly Case[] = [
  {
    title: 'a drawing that stands in for a picture',
    changes: {
      ...noodles(swap('src: images/bowl.svg\n  alt: どんぶり\n  height: 24', 'src: images/dish.svg\n  alt: お皿')),
      './images/dish.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><desc>仮の絵 dish</desc><path d="M0 0h20v15z"/></svg>\n',
    },
    diagnostics: ['./noodles.mdx:12:3 detailKv.src picture-draft'],
  },
  {
    title: 'a large picture that is smaller than the small one',
    changes: {
      ...noodles(swap('src: images/bowl.svg\n  alt: どんぶり\n  height: 24', 'src: images/dish.svg\n  alt: お皿')),
      './images/dish.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"><path d="M0 0h20v15z"/></svg>\n',
    },
    diagnostics: ['./noodles.mdx:12:3 detailKv.src pictures-swapped'],
  },
  {
    title: 'a campaign that runs over into March',
    changes: noodles(period('2023-02-01 00:00', '2023-03-31 23:59')),
    diagnostics: ['./noodles.mdx:25:3 period.end period-beyond-month'],
  },
  {
    title: 'a campaign that says that it runs over',
    changes: noodles(period('2023-02-01 00:00', '2023-03-31 23:59'), inFields(append('runsOver: true\n'))),
    diagnostics: [],
  },
  {
    title: 'a campaign that says so and does not',
    changes: noodles(inFields(append('runsOver: true\n'))),
    diagnostics: ['./noodles.mdx:35:1 runsOver runs-over-not'],
  },
  {
    title: 'a campaign of the 8th that does not say so',
    changes: noodles(period('2023-02-08 00:00', '2023-02-08 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start eighth-day-unsaid'],
  },
  {
    title: 'an end at midnight',
    changes: noodles(period('2023-02-01 00:00', '2023-02-28 00:00')),
    diagnostics: ['./noodles.mdx:25:3 period.end end-at-midnight'],
  },
  {
    title: 'a start in the last minute',
    changes: noodles(period('2023-02-01 23:59', '2023-02-28 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start start-at-last-minute'],
  },
  {
    title: 'points that come a year later',
    changes: noodles(inFields(append('grantBy: 2024-03-31\n'))),
    diagnostics: ['./noodles.mdx:35:1 grantBy grant-late'],
  },
  {
    title: 'a fact of which only a longer name is stated',
    changes: {
      './noodles.mdx': (text) =>
        text.replace(
          '\n---\n\n',
          '\nfacts:\n  例1: 900円\n  例10: 9,000円\n  例100: 1,000円\n---\n\n｛例10の常時｝と｛例100｝です。\n\n',
        ),
    },
    diagnostics: ['./noodles.mdx:36:3 facts.例1 fact-unused'],
  },
  {
    title: 'a deadline in another century',
    changes: noodles(inFields(append('facts:\n  締切: 2203-02-20\n'))),
    diagnostics: ['./noodles.mdx:36:3 facts.締切 fact-unused', './noodles.mdx:36:3 facts.締切 year-far-off'],
  },
  {
    title: 'an entry whose way ends too soon',
    changes: noodles(entry(way), period('2023-02-01 00:00', '2023-02-28 23:59')),
    diagnostics: [
      './noodles.mdx:26:1 target entry-unsaid',
      './noodles.mdx:35:1 externalPageLink entry-way-too-short',
      './noodles.mdx:35:1 externalPageLink entry-offer-differs',
    ],
  },
  {
    title: 'a way to enter where none is needed',
    changes: noodles(inFields(append(way))),
    diagnostics: [
      './noodles.mdx:36:1 externalPageLabel entry-contradicted',
      './noodles.mdx:35:1 externalPageLink entry-not-needed',
    ],
  },
  {
    title: 'a body that speaks of entry where none is needed',
    changes: noodles(append('\nエントリーした方が対象です。\n')),
    diagnostics: ['./noodles.mdx:58:1 - entry-contradicted'],
  },
  { title: 'a question about entry', changes: noodles(append('\nエントリーは必要ですか。\n')), diagnostics: [] },
  {
    title: 'an entry screen whose end is at midnight',
    changes: { 'screens/entry.yaml': (text) => text.replace('end: 2023-05-31 23:59', 'end: 2023-05-31 00:00') },
    diagnostics: ['screens/entry.yaml:35:7 campaigns.entry.period.end end-at-midnight'],
  },
  {
    title: 'a lowest rate above the highest',
    changes: lending(swap('lowest: 9', 'lowest: 16')),
    diagnostics: [
      'screens/lending.yaml:12:3 rates.lowest rates-reversed',
      'screens/lending.yaml:104:3 examples.annualRate example-outside-rates',
    ],
  },
  {
    title: 'a rate above the ceiling',
    changes: lending(swap('highest: 15', 'highest: 19')),
    diagnostics: [
      'screens/lending.yaml:13:3 rates.highest rate-over-ceiling',
      'screens/lending.yaml:104:3 examples.annualRate example-rate-low',
    ],
  },
  {
    title: 'damages above the ceiling',
    changes: lending(swap('20.0%', '29.2%')),
    diagnostics: ['screens/lending.yaml:172:3 facts.遅延損害金 rate-over-ceiling'],
  },
  {
    title: 'an example at a rate that nobody has',
    changes: lending(swap('annualRate: 15', 'annualRate: 3')),
    diagnostics: ['screens/lending.yaml:104:3 examples.annualRate example-outside-rates'],
  },
  {
    title: 'an example below the limit',
    changes: lending(swap('loanAmount: 10000\n', 'loanAmount: 500\n')),
    diagnostics: ['screens/lending.yaml:106:7 examples.loans[1].loanAmount example-outside-limits'],
  },
  {
    title: 'an example that is never repaid',
    changes: lending(swap('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 2000')),
    diagnostics: ['screens/lending.yaml:111:7 examples.loans[3].monthlyRepayAmount example-not-repaid'],
  },
  {
    title: 'an example with more payments than allowed',
    changes: lending(
      swap('返済日: 26日', '返済日: 26日\n  最大回数: 60回'),
      swap('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 8000'),
    ),
    diagnostics: ['screens/lending.yaml:111:7 examples.loans[3].monthlyRepayAmount example-not-repaid'],
  },
  {
    title: 'a shop with two rates',
    changes: copy(
      'soup',
      swap('reductionRate: 4', 'reductionRate: 9'),
      swap('figure: 5', 'figure: 10'),
      append('\nスープの日です。\n'),
    ),
    diagnostics: [
      './soup.mdx:3:1 title text-copied',
      './soup.mdx:7:3 summaryKv.src picture-twice',
      './soup.mdx:12:3 detailKv.src picture-twice',
      './soup.mdx:28:5 logosOnDetail[1].src shop-with-two-rates',
    ],
  },
  {
    title: 'a body of another campaign',
    changes: copy('soup', inFields(swap('title: 街のごはんがおトク', 'title: スープの月'))),
    diagnostics: [
      './soup.mdx:1:1 - body-copied',
      './soup.mdx:7:3 summaryKv.src picture-twice',
      './soup.mdx:12:3 detailKv.src picture-twice',
    ],
  },
  {
    title: 'two shops with one address',
    changes: noodles(
      swap(
        '    href: /campaigns/\n',
        '    href: https://shop.example.jp/a\n  - src: /images/logo.svg\n    alt: 喫茶店\n    href: https://shop.example.jp/a\n',
      ),
    ),
    diagnostics: [
      './noodles.mdx:31:5 logosOnDetail[2].src picture-named-twice',
      './noodles.mdx:33:5 logosOnDetail[2].href address-twice',
    ],
  },
  {
    title: 'points of an item that its parts do not add up to',
    changes: { './shop.mdx': swap('    grantPoint: 98\n', '    grantPoint: 108\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-sum'],
  },
  {
    title: 'points of an item with a part of its own',
    changes: { './shop.mdx': swap('    grantPoint: 98\n', '    grantPoint: 108\n    itemPoint: 10\n') },
    diagnostics: [],
  },
  {
    title: 'an item under two names',
    changes: {
      './shop.mdx': swap(
        '    itemName: 赤いドレス\n',
        '    itemName: 赤いドレス\n  - id: blue-dress\n    src: /images/logo.svg\n    alt: 青いドレス\n    href: https://shop.example.jp/blue\n    price: 9800\n    grantPoint: 98\n    itemName: 赤いドレス\n',
      ),
    },
    diagnostics: ['./shop.mdx:49:5 affiliateItems[2].itemName item-twice'],
  },
  {
    title: 'two items described alike',
    changes: {
      './shop.mdx': swap(
        '    itemName: 赤いドレス\n',
        '    itemName: 赤いドレス\n  - id: blue-dress\n    src: /images/logo.svg\n    alt: 赤いドレス\n    href: https://shop.example.jp/blue\n    price: 9800\n    grantPoint: 98\n    itemName: 青いドレス\n',
      ),
    },
    diagnostics: ['./shop.mdx:45:5 affiliateItems[2].alt alt-twice'],
  },
  {
    title: 'a campaign that comes again',
    changes: march(),
    diagnostics: ['campaigns/202303-1/month.yaml:6:3 kv.src picture-twice'],
  },
  {
    title: 'a campaign that is told in two months with two caps',
    changes: march(
      inFields(append('runsOver: true\n')),
      swap('2023-03-01 00:00', '2023-02-01 00:00'),
      swap('maximumGrantPoint: 300', 'maximumGrantPoint: 900'),
    ),
    diagnostics: [
      'campaigns/202303-1/noodles.mdx:21:1 maximumGrantPoint campaign-disagrees',
      'campaigns/202303-1/noodles.mdx:25:3 period.end campaign-disagrees',
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
    ],
  },
  {
    title: 'a month copied beside itself',
    changes: {
      'campaigns/202302-2/month.yaml': { copyOf: './month.yaml', edits: [swap('  - shop\n', '')] },
      'campaigns/202302-2/images/bowl.svg': { copyOf: './images/bowl.svg', edits: [] },
      'campaigns/202302-2/noodles.mdx': { copyOf: './noodles.mdx', edits: [] },
    },
    diagnostics: [
      'campaigns/202302-2/month.yaml:1:1 - month-copied',
      'campaigns/202302-2/month.yaml:6:3 kv.src picture-twice',
    ],
  },
  {
    title: 'words that hurry, month after month',
    changes: { ...march(append('\n今だけの特典です。\n')), ...noodles(append('\n今だけの特典です。\n')) },
    diagnostics: [
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202303-1/noodles.mdx:58:1 - urgency-repeated',
    ],
  },
  {
    title: 'a link to a page that was over before',
    changes: march(append('\n[先月](/jp/card/202302-1/noodles/)\n')),
    diagnostics: [
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202303-1/noodles.mdx:58:1 - link-to-ended',
    ],
  },
  {
    title: 'a look at the mistake, with its reason',
    changes: noodles(inFields(swap('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00 # 確認ずみ: 月末は休み'))),
    diagnostics: ['./noodles.mdx:25:3 period.end end-at-midnight [月末は休み]'],
  },
  {
    title: 'a reason on the line above',
    changes: noodles(inFields(swap('  end: 2023-02-28 23:59', '  # 確認ずみ：月末は休み\n  end: 2023-02-28 00:00'))),
    diagnostics: ['./noodles.mdx:26:3 period.end end-at-midnight [月末は休み]'],
  },
  {
    title: 'no reason',
    changes: noodles(inFields(swap('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00 # 確認ずみ'))),
    diagnostics: ['./noodles.mdx:25:1 - reason-missing', './noodles.mdx:25:3 period.end end-at-midnight'],
  },
  {
    title: 'a reason for nothing',
    changes: noodles(inBody(append('\n{/* 確認ずみ: 見ました */}\n'))),
    diagnostics: ['./noodles.mdx:58:1 - reason-unneeded'],
  },
]
