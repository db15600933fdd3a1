import {
  append,
  inFields,
  noodles,
  replaceOnce,
  type Case,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

/** Adds a copy of the noodles campaign as the campaign `soup` of its month, with these edits. */
const addSoup = (...edits: Edit[]): Changes => ({
  './month.yaml': replaceOnce('  - noodles\n', '  - noodles\n  - soup\n'),
  './soup.mdx': { copyOf: './noodles.mdx', edits },
})

const ownTitle = replaceOnce('title: 街のごはんがおトク', 'title: スープの月')

/** Adds a copy of the partner shop to its month, with the same name and address unless an edit changes them. */
const addBoutique = (...edits: Edit[]): Changes => ({
  './month.yaml': replaceOnce('  - noodles\n', '  - noodles\n  - boutique\n'),
  './boutique.mdx': {
    copyOf: './shop.mdx',
    edits: [
      replaceOnce('title: ネットでもおトク', 'title: 小物もおトク'),
      replaceOnce('description: 提携のお店で上乗せします。', 'description: 小物のお店で上乗せします。'),
      append('\n小物のお店です。\n'),
      ...edits,
    ],
  },
})

const otherUrl = replaceOnce('affiliateUrl: https://shop.example.jp/', 'affiliateUrl: https://shop.example.jp/bags/')

/** Shops that two campaigns show, and partner shops. */
const duplicateShopCases: readonly Case[] = [
  {
    title: 'a shop with two rates',
    changes: addSoup(replaceOnce('reductionRate: 4', 'reductionRate: 9'), replaceOnce('figure: 5', 'figure: 10')),
    diagnostics: ['./soup.mdx:28:5 logosOnDetail[1].src shop-with-two-rates'],
  },
  {
    title: 'a partner shop that no longer says it is one',
    changes: {
      './shop.mdx': (text) => text.replace('isAffiliate: true\n', '').replace('<AffiliateShopModal />\n', ''),
    },
    diagnostics: ['./shop.mdx:25:1 storeName affiliate-lost'],
  },
  {
    title: 'a partner shop with the name and the address of another',
    changes: addBoutique(),
    diagnostics: ['./shop.mdx:26:1 storeName affiliate-twice', './shop.mdx:30:1 affiliateUrl affiliate-twice'],
  },
  {
    title: 'a partner shop that is named in its own texts, under two campaigns',
    changes: addBoutique(otherUrl, append('\nドレスの店の小物です。\n')),
    diagnostics: ['./shop.mdx:26:1 storeName affiliate-twice'],
  },
]

/** Items of one campaign with the same address. */
const duplicateItemCases: readonly Case[] = [
  {
    title: 'an item with the address of another',
    changes: {
      './shop.mdx': inFields(
        append(
          '  - id: blue-dress\n    src: /images/logo.svg\n    alt: 青いドレス\n    href: https://shop.example.jp/red\n    price: 9800\n    grantPoint: 98\n    itemName: 青いドレス\n',
        ),
      ),
    },
    diagnostics: ['./shop.mdx:46:5 affiliateItems[2].href address-twice'],
  },
]

/** Makes 飲食店 the subject of the noodles campaign: a tag without キャンペーン states none. */
const noodlesSubject = replaceOnce('tag: ｛月｝の飲食店', 'tag: ｛月｝の飲食店キャンペーン')

const noodlesTarget = (target: string) => replaceOnce('target: カードで支払った方', `target: ${target}`)

/** Targets that name the subject of a campaign, which its tag states. */
const subjectCases: readonly Case[] = [
  {
    title: 'a target that names what another campaign is about',
    changes: {
      ...noodles(noodlesSubject, noodlesTarget('カードでドレスの代金を支払った方')),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のドレスキャンペーン・春'),
    },
    diagnostics: ['./noodles.mdx:26:1 target subject-of-other'],
  },
  {
    title: 'a target with a word that campaigns of every kind use, and one with a day',
    changes: {
      ...noodles(noodlesSubject, noodlesTarget('ショップで｛終了日：日だけ｝までにカードで支払った方')),
      ...addSoup(ownTitle, replaceOnce('tag: ｛月｝の飲食店', 'tag: 最後の｛終了日：日だけ｝キャンペーン')),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のショップキャンペーン'),
    },
    diagnostics: [],
  },
]

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const copyCases: readonly Case[] = [...duplicateShopCases, ...duplicateItemCases, ...subjectCases]
