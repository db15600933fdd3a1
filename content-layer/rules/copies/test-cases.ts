import {
  append,
  inBody,
  inFields,
  replaceOnce,
  type Case,
  type Changes,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const copy = (id: string, ...edits: Edit[]): Changes => ({
  './month.yaml': replaceOnce('  - noodles\n', `  - noodles\n  - ${id}\n`),
  [`./${id}.mdx`]: { copyOf: './noodles.mdx', edits },
})

/** A month of the same calendar month with the noodles in it. */
const addMonthWithNoodles = (month: string, ...edits: Edit[]): Changes => ({
  [`campaigns/${month}/month.yaml`]: { copyOf: './month.yaml', edits: [replaceOnce('  - shop\n', ''), ...edits] },
  [`campaigns/${month}/images/bowl.svg`]: { copyOf: './images/bowl.svg', edits: [] },
  [`campaigns/${month}/noodles.mdx`]: { copyOf: './noodles.mdx', edits: [] },
})

const title = replaceOnce('title: 街のごはんがおトク', 'title: スープの月')

/** The campaign with additional lines, and a copy of it with the same lines and its own edits. */
const addLineToBoth = (line: Edit, ...edits: Edit[]): Changes => ({
  './noodles.mdx': line,
  ...copy('soup', line, title, ...edits),
})

/** A second partner shop in the month. */
const boutique = (...edits: Edit[]): Changes => ({
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

const posterName = (name: string) => inFields(append(`posterName: ${name}\n`))

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const copyCases: readonly Case[] = [
  {
    title: 'the name of another campaign on a poster',
    changes: {
      ...copy('soup', title, append('\nスープの日です。\n'), posterName('めん')),
      './noodles.mdx': posterName('めん'),
    },
    diagnostics: ['./soup.mdx:35:1 posterName text-copied'],
  },
  {
    title: 'a name of its own on a poster',
    changes: {
      ...copy('soup', title, append('\nスープの日です。\n'), posterName('スープ')),
      './noodles.mdx': posterName('めん'),
    },
    diagnostics: [],
  },
  {
    title: 'a shop with two rates',
    changes: copy(
      'soup',
      replaceOnce('reductionRate: 4', 'reductionRate: 9'),
      replaceOnce('figure: 5', 'figure: 10'),
      append('\nスープの日です。\n'),
    ),
    diagnostics: ['./soup.mdx:3:1 title text-copied', './soup.mdx:28:5 logosOnDetail[1].src shop-with-two-rates'],
  },
  {
    title: 'a body of another campaign',
    changes: copy('soup', inFields(replaceOnce('title: 街のごはんがおトク', 'title: スープの月'))),
    diagnostics: ['./soup.mdx:1:1 - body-copied'],
  },
  {
    title: 'an item under two names',
    changes: {
      './shop.mdx': replaceOnce(
        '    itemName: 赤いドレス\n',
        '    itemName: 赤いドレス\n  - id: blue-dress\n    src: /images/logo.svg\n    alt: 青いドレス\n    href: https://shop.example.jp/blue\n    price: 9800\n    grantPoint: 98\n    itemName: 赤いドレス\n',
      ),
    },
    diagnostics: ['./shop.mdx:49:5 affiliateItems[2].itemName item-twice'],
  },
  {
    title: 'a month copied next to itself',
    changes: addMonthWithNoodles('202302-2'),
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
  {
    title: 'a sentence of twenty-four letters of another campaign',
    changes: addLineToBoth(
      append('\nいつものお店で使うと、お会計にポイントがつきます。\n'),
      append('\nスープの月です。\n'),
    ),
    diagnostics: ['./soup.mdx:58:1 - text-copied'],
  },
  {
    title: 'short sentences, a step and a sentence with a figure that two campaigns have',
    changes: addLineToBoth(
      append(
        '\nいつものお店で使うとお会計にポイントがつきます。\n\n｛上乗せ｝を、いつものお支払いの合計に応じて上乗せします。\n\n- いつものお店で、いつものカードを使うと、ポイントがつきます。\n',
      ),
      append('\nスープの月です。\n'),
    ),
    diagnostics: [],
  },
  {
    title: 'a long clause of a description of another campaign',
    changes: addLineToBoth(
      replaceOnce('対象のお店で｛合計｝を還元します。', 'いつものお店でいつものカードを使うと、｛合計｝を還元します。'),
      append('\nスープの月です。\n'),
    ),
    diagnostics: ['./soup.mdx:4:1 description text-copied'],
  },
  {
    title: 'a body of another campaign with a long sentence, reported once',
    changes: addLineToBoth(append('\nいつものお店で使うと、お会計にポイントがつきます。\n')),
    diagnostics: ['./soup.mdx:1:1 - body-copied'],
  },
  {
    title: 'a copied sentence in a campaign of which words are still to be written',
    changes: addLineToBoth(
      append('\nいつものお店で使うと、お会計にポイントがつきます。\n'),
      append('\nスープの月です（仮）。\n'),
    ),
    diagnostics: ['./soup.mdx:60:8 - placeholder-text'],
  },
  {
    title: 'a copied sentence in a campaign of which a picture is still to be described',
    changes: addLineToBoth(
      append('\nいつものお店で使うと、お会計にポイントがつきます。\n'),
      append('\nスープの月です。\n'),
      replaceOnce('    alt: 食堂', '    alt: （仮）'),
    ),
    diagnostics: ['./soup.mdx:29:5 logosOnDetail[1].alt placeholder-text'],
  },
  {
    title: 'a partner shop with the name and the address of another',
    changes: boutique(),
    diagnostics: ['./shop.mdx:26:1 storeName affiliate-twice', './shop.mdx:30:1 affiliateUrl affiliate-twice'],
  },
  {
    title: 'a partner shop that is named in its own texts, under two campaigns',
    changes: boutique(otherUrl, append('\nドレスの店の小物です。\n')),
    diagnostics: ['./shop.mdx:26:1 storeName affiliate-twice'],
  },
  {
    title: 'the name of another partner shop in a text, a note and an alternative text',
    changes: boutique(
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
    changes: boutique(otherName, otherUrl, append('\nドレスの店とは、別のお店です。\n')),
    diagnostics: [
      './boutique.mdx:30:1 affiliateUrl shop-on-other-host',
      './shop.mdx:30:1 affiliateUrl shop-on-other-host',
    ],
  },
  {
    title: 'a target that names what another campaign is about',
    changes: {
      './noodles.mdx': (text) =>
        replaceOnce(
          'tag: ｛月｝の飲食店',
          'tag: ｛月｝の飲食店キャンペーン',
        )(replaceOnce('target: カードで支払った方', 'target: カードでドレスの代金を支払った方')(text)),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のドレスキャンペーン・春'),
    },
    diagnostics: ['./noodles.mdx:26:1 target subject-of-other'],
  },
  {
    title: 'a target with a word that campaigns of every kind use, and one with a day',
    changes: {
      ...copy(
        'soup',
        title,
        replaceOnce('tag: ｛月｝の飲食店', 'tag: 最後の｛終了日：日だけ｝キャンペーン'),
        append('\nスープの月です。\n'),
      ),
      './noodles.mdx': (text) =>
        replaceOnce(
          'tag: ｛月｝の飲食店',
          'tag: ｛月｝の飲食店キャンペーン',
        )(
          replaceOnce(
            'target: カードで支払った方',
            'target: ショップで｛終了日：日だけ｝までにカードで支払った方',
          )(text),
        ),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝のショップキャンペーン'),
    },
    diagnostics: [],
  },
  {
    title: 'two items and two logos with one description',
    changes: {
      './shop.mdx': (text) =>
        text.replace(
          '---\n\n<Aff',
          '  - id: blue-dress\n    src: /images/logo.svg\n    alt: 赤いドレス\n    href: https://shop.example.jp/blue\n    price: 9800\n    grantPoint: 98\n    itemName: 青いドレス\n---\n\n<Aff',
        ),
      './noodles.mdx': replaceOnce(
        '    href: /campaigns/\n',
        '    href: /campaigns/\n  - src: images/bowl.svg\n    alt: 食堂\n',
      ),
    },
    diagnostics: [
      './noodles.mdx:32:5 logosOnDetail[2].alt alt-twice',
      './shop.mdx:45:5 affiliateItems[2].alt alt-twice',
    ],
  },
  {
    title: 'an item with the address of another',
    changes: {
      './shop.mdx': (text) =>
        text.replace(
          '---\n\n<Aff',
          '  - id: blue-dress\n    src: /images/logo.svg\n    alt: 青いドレス\n    href: https://shop.example.jp/red\n    price: 9800\n    grantPoint: 98\n    itemName: 青いドレス\n---\n\n<Aff',
        ),
    },
    diagnostics: ['./shop.mdx:46:5 affiliateItems[2].href address-twice'],
  },
  {
    title: 'three months, of which the third is a copy of the second',
    changes: {
      ...addMonthWithNoodles('202302-2', replaceOnce('title: ｛月｝のおトク', 'title: ｛月｝の麺')),
      ...addMonthWithNoodles('202302-3', replaceOnce('title: ｛月｝のおトク', 'title: ｛月｝の麺')),
    },
    diagnostics: [
      'campaigns/202302-2/month.yaml:6:3 kv.src picture-twice',
      'campaigns/202302-3/month.yaml:1:1 - month-copied',
      'campaigns/202302-3/month.yaml:6:3 kv.src picture-twice',
    ],
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
      './noodles.mdx': (text) =>
        replaceOnce(
          'tag: ｛月｝の飲食店',
          'tag: ｛月｝の飲食店キャンペーン',
        )(replaceOnce('target: カードで支払った方', 'target: カードでドレスの代金を支払った方')(text)),
    },
    diagnostics: ['campaigns/202303-1/month.yaml:6:3 kv.src picture-twice'],
  },
  {
    title: 'two campaigns whose bodies are still to be written',
    changes: { './noodles.mdx': inBody(() => ''), './shop.mdx': inBody(() => '') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty', './shop.mdx:43:1 - body-empty'],
  },
]
