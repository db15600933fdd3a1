import {
  append,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'
import { monthClaimCases } from './month-claim-test-cases.ts'

const period = (start: string, end: string) =>
  replaceOnce('  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', `  start: ${start}\n  end: ${end}`)
const march = (...edits: Edit[]): Changes => ({
  'campaigns/202303-1/month.yaml': { copyOf: './month.yaml', edits: [replaceOnce('  - shop\n', '')] },
  'campaigns/202303-1/images/bowl.svg': { copyOf: './images/bowl.svg', edits: [] },
  'campaigns/202303-1/noodles.mdx': {
    copyOf: './noodles.mdx',
    edits: [period('2023-03-01 00:00', '2023-03-31 23:59'), ...edits],
  },
})
/** Returns the same campaign in further months, with an omission on its page in one of them. */
function months(leftOut: (edit: (text: string) => string) => Edit[]): Changes {
  const excluding = append('\n## 対象にならないもの\n\n- 商品券の購入\n- 電子マネーへのチャージ\n')
  const others = ['202303-1', '202304-1', '202305-1'].flatMap((month) => {
    const at = `${month.slice(0, 4)}-${month.slice(4, 6)}`
    const ownPeriod = period(`${at}-01 00:00`, `${at}-28 23:59`)
    return [
      [`campaigns/${month}/month.yaml`, { copyOf: './month.yaml', edits: [replaceOnce('  - shop\n', '')] }],
      [`campaigns/${month}/images/bowl.svg`, { copyOf: './images/bowl.svg', edits: [] }],
      [`campaigns/${month}/noodles.mdx`, { copyOf: './noodles.mdx', edits: [excluding, ownPeriod] }],
    ] as const
  })
  const here = (text: string) => leftOut(excluding).reduce((done, edit) => edit(done), text)
  return { ...Object.fromEntries<Change>(others), './noodles.mdx': here }
}
/** Another campaign of the month that differs from the first only in the texts of its pictures. */
const further = (month: Edit, ...edits: Edit[]): Changes => ({
  './month.yaml': (text) => month(replaceOnce('  - noodles\n', '  - noodles\n  - soup\n')(text)),
  './soup.mdx': {
    copyOf: './noodles.mdx',
    edits: [replaceOnce('title: 街のごはんがおトク', 'title: スープの月'), append('\nスープの月です。\n'), ...edits],
  },
})
/** A campaign that excludes contactless payment, with a button to an entry page. */
const leadingToEntry: Edit = (text) =>
  [
    replaceOnce('entry: not-required', 'entry: required'),
    inFields(append('externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n')),
    append('\n## 対象にならないもの\n\n- コード払い、タッチ決済\n'),
  ].reduce((done, edit) => edit(done), text)
const offerOfTerms = (text: string) =>
  text
    .replace('figure: 3\n', 'figure: 4\n')
    .replace('maximumGrantPoint: 500', 'maximumGrantPoint: 300')
    .replace('            detail: 飲食店', '            detail: 飲食店で、タッチするお支払い')

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const agreementCases: readonly Case[] = [
  ...monthClaimCases,
  {
    title: 'a campaign on the pages of two months with two caps',
    changes: march(
      inFields(append('runsOver: true\n')),
      replaceOnce('2023-03-01 00:00', '2023-02-01 00:00'),
      replaceOnce('maximumGrantPoint: 300', 'maximumGrantPoint: 900'),
    ),
    diagnostics: [
      'campaigns/202303-1/noodles.mdx:21:1 maximumGrantPoint campaign-disagrees',
      'campaigns/202303-1/noodles.mdx:25:3 period.end campaign-disagrees',
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
    ],
  },
  {
    title: 'a campaign on the pages of two months for other people, with a different figure in each',
    changes: {
      ...march(
        inFields(append('runsOver: true\nfacts:\n  回数: 2回\n  例: 300円\n')),
        append('\n｛回数｝まで、｛例｝の品に。\n'),
        replaceOnce('2023-03-01 00:00', '2023-02-01 00:00'),
        replaceOnce('target: カードで支払った方', 'target: アプリのカードで支払った方'),
      ),
      './noodles.mdx': (text) => inFields(append('facts:\n  回数: 1回\n'))(append('\n｛回数｝まで。\n')(text)),
    },
    diagnostics: [
      'campaigns/202303-1/noodles.mdx:25:3 period.end campaign-disagrees',
      'campaigns/202303-1/noodles.mdx:37:3 facts.回数 campaign-disagrees',
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202303-1/noodles.mdx:26:1 target campaign-disagrees-in-words',
    ],
  },
  {
    title: 'an offer of a page of entry that counts what its campaign excludes',
    changes: {
      './noodles.mdx': leadingToEntry,
      'screens/entry.yaml': offerOfTerms,
    },
    diagnostics: [
      './noodles.mdx:26:1 target entry-unsaid',
      './noodles.mdx:35:1 externalPageLink entry-way-too-short',
      'screens/entry.yaml:51:13 campaigns.entry.promotions[1].terms[1].detail page-contradicts',
    ],
  },
  {
    title: 'a shop with one rate after the other',
    changes: {
      './noodles.mdx': period('2023-02-01 00:00', '2023-02-14 23:59'),
      ...further(
        (text) => text,
        replaceOnce('reductionRate: 4', 'reductionRate: 9'),
        replaceOnce('figure: 5', 'figure: 10'),
        period('2023-02-15 00:00', '2023-02-28 23:59'),
      ),
    },
    diagnostics: [],
  },
  {
    title: 'one of two offers of the same terms that counts what the campaign excludes',
    changes: {
      './noodles.mdx': leadingToEntry,
      'screens/entry.yaml': (text) => {
        const changed = offerOfTerms(text)
        const end = changed.indexOf('    stepsHeading')
        const offer = changed.slice(changed.indexOf('      - promotionKey: spring'), end)
        return changed.slice(0, end) + offer.replace('spring', 'spring-late') + changed.slice(end)
      },
    },
    diagnostics: ['./noodles.mdx:26:1 target entry-unsaid', './noodles.mdx:35:1 externalPageLink entry-way-too-short'],
  },
  {
    title: 'a campaign whose button leads to a page of entry that cannot be read',
    changes: { './noodles.mdx': leadingToEntry, 'screens/entry.yaml': replaceOnce('  enter: エントリーする\n', '') },
    diagnostics: ['./noodles.mdx:26:1 target entry-unsaid', 'screens/entry.yaml:1:1 words.enter missing'],
  },
  {
    title: 'a chip of an offer that counts what the offer excludes',
    changes: {
      'screens/entry.yaml': (text) =>
        text.replace(
          '        terms:\n',
          '        conditions:\n          - タッチ決済\n        terms:\n          - term: 対象外\n            detail: タッチ決済\n',
        ),
    },
    diagnostics: ['screens/entry.yaml:50:13 campaigns.entry.promotions[1].conditions[1] page-contradicts'],
  },
  {
    title: 'an item that a partner shop excludes',
    changes: { './shop.mdx': replaceOnce('    - text: 送料\n', '    - text: 送料\n    - text: 赤いドレス\n') },
    diagnostics: ['./shop.mdx:43:5 affiliateItems[1].itemName page-contradicts'],
  },
  {
    title: 'what only two other months of a campaign exclude and note',
    changes: {
      ...months((excluding) => [
        excluding,
        replaceOnce('- 商品券の購入\n', ''),
        replaceOnce('  - use: points-base\n', ''),
      ]),
      'campaigns/202305-1/month.yaml': null,
      'campaigns/202305-1/images/bowl.svg': null,
      'campaigns/202305-1/noodles.mdx': null,
    },
    diagnostics: [
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202304-1/month.yaml:6:3 kv.src picture-twice',
    ],
  },
]
