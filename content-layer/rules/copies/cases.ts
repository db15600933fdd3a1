import { append, inFields, swap, type Case, type Changes, type Edit } from '../../../tests/support/small-content.ts'

const copy = (id: string, ...edits: Edit[]): Changes => ({
  './month.yaml': swap('  - noodles\n', `  - noodles\n  - ${id}\n`),
  [`./${id}.mdx`]: { copyOf: './noodles.mdx', edits },
})

/** Slips that the rules of this folder tell, and what is fine beside them. */
export const copyCases: readonly Case[] = [
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
    title: 'a partner shop that no longer says it is one',
    changes: {
      './shop.mdx': (text) => text.replace('isAffiliate: true\n', '').replace('<AffiliateShopModal />\n', ''),
    },
    diagnostics: ['./shop.mdx:25:1 storeName affiliate-lost'],
  },
]
