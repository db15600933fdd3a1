import {
  append,
  inBody,
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

/** Adds an edited line to the noodles campaign and to its copy `soup`, which has further edits. */
const addLineToBoth = (line: Edit, ...edits: Edit[]): Changes => ({
  ...noodles(line),
  ...addSoup(line, ownTitle, ...edits),
})

/** Makes the body of a copy differ from the original. */
const ownSentence = append('\nスープの月です。\n')

/** A sentence of 24 characters without its 「。」: the minimum length of those that are compared. */
const shortestComparedSentence = append('\nいつものお店で使うと、お会計にポイントがつきます。\n')

const posterName = (name: string) => inFields(append(`posterName: ${name}\n`))

/** Titles, names on posters, descriptions and bodies that two campaigns have in common. */
const copiedTextCases: readonly Case[] = [
  {
    title: 'the name of another campaign on a poster',
    changes: { ...noodles(posterName('めん')), ...addSoup(ownTitle, ownSentence, posterName('めん')) },
    diagnostics: ['./soup.mdx:35:1 posterName text-copied'],
  },
  {
    title: 'a name of its own on a poster',
    changes: { ...noodles(posterName('めん')), ...addSoup(ownTitle, ownSentence, posterName('スープ')) },
    diagnostics: [],
  },
  {
    title: 'a body of another campaign',
    changes: addSoup(ownTitle),
    diagnostics: ['./soup.mdx:1:1 - body-copied'],
  },
  {
    title: 'a sentence of twenty-four letters of another campaign',
    changes: addLineToBoth(shortestComparedSentence, ownSentence),
    diagnostics: ['./soup.mdx:58:1 - text-copied'],
  },
  {
    title: 'short sentences, a step and a sentence with a figure that two campaigns have',
    changes: addLineToBoth(
      append(
        '\nいつものお店で使うとお会計にポイントがつきます。\n\n｛上乗せ｝を、いつものお支払いの合計に応じて上乗せします。\n\n- いつものお店で、いつものカードを使うと、ポイントがつきます。\n',
      ),
      ownSentence,
    ),
    diagnostics: [],
  },
  {
    title: 'a long clause of a description of another campaign',
    changes: addLineToBoth(
      replaceOnce('対象のお店で｛合計｝を還元します。', 'いつものお店でいつものカードを使うと、｛合計｝を還元します。'),
      ownSentence,
    ),
    diagnostics: ['./soup.mdx:4:1 description text-copied'],
  },
  {
    title: 'a body of another campaign with a long sentence, reported once',
    changes: addLineToBoth(shortestComparedSentence),
    diagnostics: ['./soup.mdx:1:1 - body-copied'],
  },
  {
    title: 'a copied sentence in a campaign of which words are still to be written',
    changes: addLineToBoth(shortestComparedSentence, append('\nスープの月です（仮）。\n')),
    diagnostics: ['./soup.mdx:60:8 - placeholder-text'],
  },
  {
    title: 'a copied sentence in a campaign of which a picture is still to be described',
    changes: addLineToBoth(shortestComparedSentence, ownSentence, replaceOnce('    alt: 食堂', '    alt: （仮）')),
    diagnostics: ['./soup.mdx:29:5 logosOnDetail[1].alt placeholder-text'],
  },
  {
    title: 'two campaigns whose bodies are still to be written',
    changes: { './noodles.mdx': inBody(() => ''), './shop.mdx': inBody(() => '') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty', './shop.mdx:43:1 - body-empty'],
  },
]

/** Adds a page for the same calendar month with only a copy of the noodles campaign, such as `202302-2`. */
const addMonth = (month: string, ...edits: Edit[]): Changes => ({
  [`campaigns/${month}/month.yaml`]: { copyOf: './month.yaml', edits: [replaceOnce('  - shop\n', ''), ...edits] },
  [`campaigns/${month}/images/bowl.svg`]: { copyOf: './images/bowl.svg', edits: [] },
  [`campaigns/${month}/noodles.mdx`]: { copyOf: './noodles.mdx', edits: [] },
})

const otherMonthTitle = replaceOnce('title: ｛月｝のおトク', 'title: ｛月｝の麺')

/** Pages for the same calendar month. */
const copiedMonthCases: readonly Case[] = [
  {
    title: 'a month copied next to itself',
    changes: addMonth('202302-2'),
    diagnostics: [
      'campaigns/202302-2/month.yaml:1:1 - month-copied',
      'campaigns/202302-2/month.yaml:6:3 kv.src picture-twice',
    ],
  },
  {
    title: 'three months, of which the third is a copy of the second',
    changes: { ...addMonth('202302-2', otherMonthTitle), ...addMonth('202302-3', otherMonthTitle) },
    diagnostics: [
      'campaigns/202302-2/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202302-3/month.yaml:1:1 - month-copied',
      'campaigns/202302-3/month.yaml:6:3 kv.src picture-twice',
    ],
  },
]

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

const otherName = replaceOnce('storeName: ドレスの店', 'storeName: 小物の店')
const otherUrl = replaceOnce('affiliateUrl: https://shop.example.jp/', 'affiliateUrl: https://shop.example.jp/bags/')

/** Shops that two campaigns show, and partner shops. */
const duplicateShopCases: readonly Case[] = [
  {
    title: 'a shop with two rates',
    changes: addSoup(
      replaceOnce('reductionRate: 4', 'reductionRate: 9'),
      replaceOnce('figure: 5', 'figure: 10'),
      ownSentence,
    ),
    diagnostics: ['./soup.mdx:3:1 title text-copied', './soup.mdx:28:5 logosOnDetail[1].src shop-with-two-rates'],
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
  {
    title: 'the name of another partner shop in a text, a note and an alternative text',
    changes: addBoutique(
      otherName,
      otherUrl,
      append('\nドレスの店から届きます。\n'),
      inFields(append('annotationLists:\n  - title: 注記\n    detail: ドレスの店のお支払いが対象です。\n')),
      replaceOnce('    alt: 赤いドレス', '    alt: ドレスの店のドレス'),
    ),
    diagnostics: [
      './boutique.mdx:30:1 affiliateUrl shop-on-other-host',
      './boutique.mdx:38:5 affiliateItems[1].alt other-shop-named',
      './boutique.mdx:45:5 annotationLists[1].detail other-shop-named',
      './boutique.mdx:56:1 - other-shop-named',
      './shop.mdx:30:1 affiliateUrl shop-on-other-host',
    ],
  },
  {
    title: 'a partner shop that differs from another',
    changes: addBoutique(otherName, otherUrl, append('\nドレスの店とは、別のお店です。\n')),
    diagnostics: [
      './boutique.mdx:30:1 affiliateUrl shop-on-other-host',
      './shop.mdx:30:1 affiliateUrl shop-on-other-host',
    ],
  },
]

/** Adds a blue dress to the items of the partner shop, which has a red one, with these fields in place of its own. */
const addItem = (fields: { alt?: string; href?: string; itemName?: string }): Changes => {
  const { alt = '青いドレス', href = 'https://shop.example.jp/blue', itemName = '青いドレス' } = fields
  const item = `  - id: blue-dress
    src: /images/logo.svg
    alt: ${alt}
    href: ${href}
    price: 9800
    grantPoint: 98
    itemName: ${itemName}
`
  return { './shop.mdx': inFields(append(item)) }
}

/** Items and images of one campaign with the same name, address or description. */
const duplicateItemCases: readonly Case[] = [
  {
    title: 'an item under two names',
    changes: addItem({ itemName: '赤いドレス' }),
    diagnostics: ['./shop.mdx:49:5 affiliateItems[2].itemName item-twice'],
  },
  {
    title: 'two items and two logos with one description',
    changes: {
      ...addItem({ alt: '赤いドレス' }),
      ...noodles(
        replaceOnce('    href: /campaigns/\n', '    href: /campaigns/\n  - src: images/bowl.svg\n    alt: 食堂\n'),
      ),
    },
    diagnostics: [
      './noodles.mdx:32:5 logosOnDetail[2].alt alt-twice',
      './shop.mdx:45:5 affiliateItems[2].alt alt-twice',
    ],
  },
  {
    title: 'an item with the address of another',
    changes: addItem({ href: 'https://shop.example.jp/red' }),
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
      ...addSoup(
        ownTitle,
        replaceOnce('tag: ｛月｝の飲食店', 'tag: 最後の｛終了日：日だけ｝キャンペーン'),
        ownSentence,
      ),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のショップキャンペーン'),
    },
    diagnostics: [],
  },
  {
    title: 'a partner shop of another month, of which the tag, the name and the address are known there',
    changes: {
      'campaigns/202303-1/month.yaml': {
        copyOf: './month.yaml',
        edits: [replaceOnce('  - noodles\n  - shop\n', '  - boutique\n')],
      },
      'campaigns/202303-1/images/bowl.svg': { copyOf: './images/bowl.svg', edits: [] },
      'campaigns/202303-1/boutique.mdx': {
        copyOf: './shop.mdx',
        edits: [
          replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のドレスキャンペーン'),
          replaceOnce('start: 2023-02-01T', 'start: 2023-03-01T'),
          replaceOnce('end: 2023-02-28T', 'end: 2023-03-31T'),
          replaceOnce('202302-1/', '202303-1/'),
          append('\n別の月のお店です。\n'),
        ],
      },
      ...noodles(noodlesSubject, noodlesTarget('カードでドレスの代金を支払った方')),
    },
    diagnostics: ['campaigns/202303-1/month.yaml:6:3 kv.src picture-twice'],
  },
]

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const copyCases: readonly Case[] = [
  ...copiedTextCases,
  ...copiedMonthCases,
  ...duplicateShopCases,
  ...duplicateItemCases,
  ...subjectCases,
]
