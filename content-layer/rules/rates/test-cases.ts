import {
  append,
  inBody,
  compose,
  noodles,
  replaceOnce,
  type Case,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const ofShop = (...edits: Edit[]): Changes => ({
  './shop.mdx': compose(...edits),
})

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const rateCases: readonly Case[] = [
  {
    title: 'points of an item that its parts do not add up to',
    changes: { './shop.mdx': replaceOnce('    grantPoint: 98\n', '    grantPoint: 108\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-sum'],
  },
  {
    title: 'points of an item with a part of its own',
    changes: { './shop.mdx': replaceOnce('    grantPoint: 98\n', '    grantPoint: 108\n    itemPoint: 10\n') },
    diagnostics: [],
  },
  {
    title: 'a bonus next to a rate',
    changes: noodles(replaceOnce('kind: total', 'kind: bonus')),
    diagnostics: ['./noodles.mdx:16:3 headline.kind bonus-beside-rate'],
  },
  {
    title: 'a bonus in points on a page that states its rate: reported once, at the unit',
    changes: {
      './shop.mdx': (text) =>
        append('\n｛上限に届く金額｝になると、上限に届きます。｛上限に届く金額｝からは同じです。\n')(text),
    },
    diagnostics: ['./shop.mdx:18:3 headline.unit bonus-unit'],
  },
  {
    title: 'points of a bonus in percent',
    changes: { './shop.mdx': replaceOnce('unit: P', 'unit: "%"') },
    diagnostics: ['./shop.mdx:17:3 headline.figure bonus-above-all'],
  },
  {
    title: 'a rate with a digit too many',
    changes: noodles(replaceOnce('reductionRate: 4', 'reductionRate: 40'), replaceOnce('figure: 5', 'figure: 41')),
    diagnostics: ['./noodles.mdx:20:1 reductionRate rate-unusual'],
  },
  {
    title: 'a cap counted for a part of the period',
    changes: noodles(inBody(append('\n上限は、一日につき｛上限｝です。\n'))),
    diagnostics: ['./noodles.mdx:58:1 - cap-of-part'],
  },
  {
    title: 'a cap that is denied to count for a part',
    changes: noodles(inBody(append('\nお支払いごとの上限ではなく、期間中お一人さま｛上限｝です。\n'))),
    diagnostics: [],
  },
  {
    title: 'a cap for each day on the one page of entry that has a cap',
    changes: {
      'screens/entry.yaml': (text) => {
        const [first = '', ...others] = text.split('  refound:\n')
        return [
          first.replace('を上乗せします。', 'を上乗せします。上限は、お支払いごとに数えます。'),
          ...others.map((other) => other.replaceAll('maximumGrantPoint: 500', 'maximumGrantPoint: null')),
        ].join('  refound:\n')
      },
    },
    diagnostics: ['screens/entry.yaml:48:9 campaigns.entry.promotions[1].description cap-of-part'],
  },
  {
    title: 'a cap counted for a part of the period where there is none',
    changes: ofShop(inBody(append('\n上限は、1回ごとに決まります。\n'))),
    diagnostics: [],
  },
  {
    title: 'no cap on the usual points, although what is added has one',
    changes: noodles(inBody(append('\n常時の分に、上限はありません。\n'))),
    diagnostics: [],
  },
  {
    title: 'no cap on what is added, although it has one',
    changes: noodles(inBody(append('\n常時の分にも、上乗せの分にも、上限はありません。\n'))),
    diagnostics: ['./noodles.mdx:58:1 - cap-contradicted'],
  },
  {
    title: 'no cap on the usual points, which the line above names',
    changes: noodles(inBody(append('\n常時の分には、\n上限はありません。\n'))),
    diagnostics: [],
  },
  {
    title: 'no cap in a sentence of two lines and in a title',
    changes: noodles(
      replaceOnce('title: 街のごはんがおトク', 'title: |-\n  もらえる上限\n  なし'),
      inBody(append('\n上乗せの上限は\nありません。\n')),
    ),
    diagnostics: ['./noodles.mdx:3:1 title cap-contradicted', './noodles.mdx:60:1 - cap-contradicted'],
  },
  {
    title: 'points of an item that fit its parts, but are many for its price',
    changes: { './shop.mdx': replaceOnce('    grantPoint: 98\n', '    grantPoint: 980\n    itemPoint: 882\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-unusual'],
  },
  {
    title: 'points of an item that fit neither its parts nor its price are reported once',
    changes: { './shop.mdx': replaceOnce('    grantPoint: 98\n', '    grantPoint: 980\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-sum'],
  },
  {
    title: 'points of an item that cost more than it does',
    changes: { './shop.mdx': replaceOnce('    grantPoint: 98\n', '    grantPoint: 9898\n    itemPoint: 9800\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-above-price'],
  },
  {
    title: 'points of an item that cost as much as it does',
    changes: ofShop(replaceOnce('    grantPoint: 98\n', '    grantPoint: 9800\n    itemPoint: 9702\n')),
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-above-price'],
  },
]
