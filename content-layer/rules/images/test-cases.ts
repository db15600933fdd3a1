import {
  append,
  noodles,
  replaceOnce,
  type Case,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const period = (start: string, end: string) =>
  replaceOnce('  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', `  start: ${start}\n  end: ${end}`)
const sign = (text: string): Changes => ({
  ...noodles(replaceOnce('src: /images/logo.svg', 'src: images/sign.svg')),
  './images/sign.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><text x="2" y="12">${text}</text></svg>`,
})
const march = (...edits: Edit[]): Changes => ({
  'campaigns/202303-1/month.yaml': { copyOf: './month.yaml', edits: [replaceOnce('  - shop\n', '')] },
  'campaigns/202303-1/images/bowl.svg': { copyOf: './images/bowl.svg', edits: [] },
  'campaigns/202303-1/noodles.mdx': {
    copyOf: './noodles.mdx',
    edits: [period('2023-03-01 00:00', '2023-03-31 23:59'), ...edits],
  },
})

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const imageCases: readonly Case[] = [
  {
    title: 'a logo on the page of the month, beside one that is still to be chosen',
    changes: {
      ...noodles(
        replaceOnce('logosOnDetail:\n', 'logos:\n  - src: images/dish.svg\n    alt: 喫茶店\nlogosOnDetail:\n'),
        replaceOnce('alt: 食堂\n    href', 'alt: お店の名前（仮）\n    href'),
      ),
      './images/dish.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h20v15z"/></svg>\n',
    },
    diagnostics: ['./noodles.mdx:32:5 logosOnDetail[1].alt placeholder-text'],
  },
  {
    title: 'a shop with another logo on the page of the month',
    changes: {
      ...noodles(replaceOnce('logosOnDetail:\n', 'logos:\n  - src: images/dish.svg\n    alt: 食堂\nlogosOnDetail:\n')),
      './images/dish.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h20v15z"/></svg>\n',
    },
    diagnostics: ['./noodles.mdx:28:5 logos[1] logo-missing'],
  },
  {
    title: 'a drawing that replaces a picture',
    changes: {
      ...noodles(
        replaceOnce('src: images/bowl.svg\n  alt: どんぶり\n  height: 24', 'src: images/dish.svg\n  alt: お皿'),
      ),
      './images/dish.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><desc>仮の絵 dish</desc><path d="M0 0h20v15z"/></svg>\n',
    },
    diagnostics: ['./noodles.mdx:12:3 detailKv.src picture-draft'],
  },
  {
    title: 'two shops with one address',
    changes: noodles(
      replaceOnce(
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
    title: 'a link to a page that was over before',
    changes: march(append('\n[先月](/jp/card/202302-1/noodles/)\n')),
    diagnostics: [
      'campaigns/202303-1/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202303-1/noodles.mdx:58:1 - link-to-ended',
    ],
  },
  {
    title: 'a picture with a word in a font',
    changes: sign('食堂'),
    diagnostics: ['./noodles.mdx:28:5 logosOnDetail[1].src svg-text-font'],
  },
  {
    title: 'a missing small picture next to a large one',
    changes: noodles(replaceOnce('summaryKv:\n  src: images/bowl.svg', 'summaryKv:\n  src: images/soup.svg')),
    diagnostics: ['./noodles.mdx:7:3 summaryKv.src missing-image'],
  },
  {
    title: 'a campaign that is repeated',
    changes: march(),
    diagnostics: ['campaigns/202303-1/month.yaml:6:3 kv.src picture-twice'],
  },
  {
    title: 'a picture with a word that its description lacks',
    changes: sign('半額'),
    diagnostics: [
      './noodles.mdx:28:5 logosOnDetail[1].src alt-without-words',
      './noodles.mdx:28:5 logosOnDetail[1].src svg-text-font',
    ],
  },
  {
    title: "a copy of another campaign's picture",
    changes: {
      './shop.mdx': replaceOnce(
        'src: images/bowl.svg\n  alt: どんぶり\n  width: 32',
        'src: images/dress.svg\n  alt: どんぶり\n  width: 32',
      ),
      './images/dress.svg': { copyOf: './images/bowl.svg', edits: [] },
    },
    diagnostics: ['./shop.mdx:7:3 summaryKv.src picture-twice'],
  },
  {
    title: 'a campaign with the pictures of another one',
    changes: {
      './month.yaml': replaceOnce('  - noodles\n', '  - noodles\n  - soup\n'),
      './soup.mdx': {
        copyOf: './noodles.mdx',
        edits: [replaceOnce('title: 街のごはんがおトク', 'title: スープの月'), append('\nスープの月です。\n')],
      },
    },
    diagnostics: [],
  },
]
