import {
  append,
  inBody,
  inFields,
  noodles,
  replaceOnce,
  type Case,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const publishAt = (written: string) => inFields(append(`publishAt: ${written}\n`))
const ofMonth = (written: string) => append(`publishAt: ${written}\n`)

const udon = (...fields: string[]) =>
  replaceOnce(
    '            detail: 飲食店\n    stepsHeading: もらいかた\n    steps:\n      - title: エントリー\n        detail: ボタンを押します。\n    annotationLists:\n      - title: 付与時期\n        detail: 翌月末までに付与します。\n  refound:',
    `            detail: 飲食店
      - promotionKey: udon-spring
        tag: うどん
        title: うどんの日に
        bgcolor: '#ffb590'
${fields.map((field) => `        ${field}\n`).join('')}        headline:
          figure: 4
          unit: '%'
          label: 上乗せ
        maximumGrantPoint: 300
        description: ｛特典｝を上乗せします。
        terms:
          - term: 対象
            detail: うどん店
    stepsHeading: もらいかた
    steps:
      - title: エントリー
        detail: ボタンを押します。
    annotationLists:
      - title: 付与時期
        detail: 翌月末までに付与します。
  refound:`,
  )

/** The first entry page, open from the start of the month's campaigns. */
const openFromFebruary =
  (edit: Edit): Edit =>
  (text) =>
    edit(text).replace('2023-04-01 00:00', '2023-02-01 00:00')

/** The shop with the rate, the cap and the button of the noodles. */
const enteredShop = (...edits: Edit[]) => ({
  './shop.mdx': (text: string) =>
    [
      replaceOnce(
        'kind: bonus\n  figure: 888\n  unit: P\n  label: さらに',
        "kind: extra\n  figure: 4\n  unit: '%'\n  label: ポイント上乗せ",
      ),
      replaceOnce('entry: not-required', 'reductionRate: 4\nmaximumGrantPoint: 300\nentry: required'),
      replaceOnce('grantPoint: 98', 'grantPoint: 398'),
      replaceOnce('target: お店のリンクから進んだ方', 'target: エントリーした方'),
      inFields(append('externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n')),
      ...edits,
    ].reduce((edited, edit) => edit(edited), text),
})

/** A campaign with a main button that links to the entry page with the promotion. */
const entered = (...edits: Edit[]) =>
  noodles(
    inFields(replaceOnce('entry: not-required', 'entry: required')),
    inFields(replaceOnce('target: カードで支払った方', 'target: エントリーした方')),
    inFields(append('externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n')),
    ...edits,
  )

/** Scheduled promotions on entry pages, and those of scheduled campaigns. */
const promotionCases: readonly Case[] = [
  {
    title: 'a promotion published before its page opens',
    changes: { 'screens/entry.yaml': udon('publishAt: 2023-03-25 10:00') },
    diagnostics: [],
  },
  {
    title: 'a promotion published after its page is over',
    changes: { 'screens/entry.yaml': udon('publishAt: 2023-06-25 10:00') },
    diagnostics: ['screens/entry.yaml:56:9 campaigns.entry.promotions[2].publishAt publish-after-end'],
  },
  {
    title: 'a promotion published in the time of London',
    changes: { 'screens/entry.yaml': udon('publishAt: 2023-03-25T10:00Z') },
    diagnostics: ['screens/entry.yaml:56:9 campaigns.entry.promotions[2].publishAt zone-not-japan'],
  },
  {
    title: 'a page with all promotions scheduled',
    changes: {
      'screens/entry.yaml': replaceOnce(
        '      - promotionKey: spring\n',
        '      - promotionKey: spring\n        publishAt: 2023-03-25 10:00\n',
      ),
    },
    diagnostics: ['screens/entry.yaml:40:9 campaigns.entry.promotions[1].publishAt no-promotion-published'],
  },
  {
    title: 'a page that names a promotion that is published later',
    changes: {
      'screens/entry.yaml': (text: string) =>
        udon('publishAt: 2023-03-25 10:00')(
          replaceOnce('  done: エントリーしました', '  done: うどんの日に使えます')(text),
        ),
    },
    diagnostics: ['screens/entry.yaml:7:3 words.done names-held-back'],
  },
  {
    title: 'the promotion of a campaign that is published later',
    changes: { 'screens/entry.yaml': openFromFebruary(udon()), ...entered(publishAt('2023-01-25 10:00')) },
    diagnostics: ['screens/entry.yaml:52:9 campaigns.entry.promotions[2].promotionKey promotion-of-held-back'],
  },
  {
    title: 'the promotion of a campaign that is published later, whose key names it: reported once',
    changes: {
      'screens/entry.yaml': (text: string) => openFromFebruary(udon())(text).replace('udon-spring', 'noodles-spring'),
      ...entered(publishAt('2023-01-25 10:00')),
    },
    diagnostics: ['screens/entry.yaml:52:9 campaigns.entry.promotions[2].promotionKey promotion-of-held-back'],
  },
  {
    title: 'the promotion of a campaign that is published later, which also names another one that is',
    changes: {
      'screens/entry.yaml': (text: string) =>
        openFromFebruary(udon())(text).replace('title: うどんの日に', 'title: 次はドレスの店です'),
      ...entered(publishAt('2023-01-25 10:00')),
      './shop.mdx': publishAt('2023-01-25 10:00'),
    },
    diagnostics: [
      'screens/entry.yaml:52:9 campaigns.entry.promotions[2].promotionKey promotion-of-held-back',
      'screens/entry.yaml:54:9 campaigns.entry.promotions[2].title names-held-back',
    ],
  },
  {
    title: 'the promotion of a campaign that is published with it',
    changes: {
      'screens/entry.yaml': openFromFebruary(udon('publishAt: 2023-01-25 10:00')),
      ...entered(publishAt('2023-01-25 10:00')),
    },
    diagnostics: [],
  },
  {
    title: 'a promotion scheduled with its campaign, next to a published one with the same terms',
    changes: {
      'screens/entry.yaml': (text) =>
        openFromFebruary(udon('publishAt: 2023-01-25 10:00'))(text)
          .replace('figure: 3', 'figure: 4')
          .replace('maximumGrantPoint: 500', 'maximumGrantPoint: 300'),
      ...entered(publishAt('2023-01-25 10:00')),
    },
    diagnostics: [],
  },
  {
    title: 'the promotion of two campaigns, of which one is published with it',
    changes: {
      'screens/entry.yaml': openFromFebruary(udon('publishAt: 2023-01-25 10:00')),
      ...entered(publishAt('2023-01-28 10:00')),
      ...enteredShop(publishAt('2023-01-25 10:00')),
    },
    diagnostics: [],
  },
  {
    title: 'a page with both promotions scheduled, reported once',
    changes: {
      'screens/entry.yaml': (text) =>
        replaceOnce(
          '      - promotionKey: spring\n',
          '      - promotionKey: spring\n        publishAt: 2023-03-25 10:00\n',
        )(udon('publishAt: 2023-03-28 10:00')(text)),
    },
    diagnostics: ['screens/entry.yaml:40:9 campaigns.entry.promotions[1].publishAt no-promotion-published'],
  },
  {
    title: 'a promotion published at a moment on a page without a period',
    changes: {
      'screens/entry.yaml': (text) =>
        udon('publishAt: 2023-03-25 10:00')(text).replace(
          '    period:\n      start: 2023-04-01 00:00\n      end: 2023-05-31 23:59\n',
          '',
        ),
    },
    diagnostics: [],
  },
]

/** Texts, links or pictures that reveal later publications (D32). */
const nameCases: readonly Case[] = [
  ...[
    ['its title', 'うどんの日。｛月｝も、街のごはんがおトク！', 3],
    ['its title over two lines', '|-\n  街のごはんが\n  おトク', 3],
    ['its tag', '｛月｝の飲食店から', 3],
    ['its address', 'くわしくは /jp/card/202302-1/noodles へ', 3],
    ['its id', 'noodles がはじまる', 3],
  ].map(([what, description, line]): Case => ({
    title: `a month that names a campaign that is published later by ${what}`,
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', `description: ${description}`),
    },
    diagnostics: [`./month.yaml:${line}:1 description names-held-back`],
  })),
  {
    title: 'a month that names a campaign by the word on its poster, and others that only have it in a longer word',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: 麺\n  の日\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝は、麺の日。'),
      './shop.mdx': replaceOnce('description: 提携のお店で', 'description: 拉麺の日に提携のお店で'),
    },
    diagnostics: ['./month.yaml:3:1 description names-held-back'],
  },
  {
    title: 'a word on a poster that two published pages say already',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: プレゼント\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝のプレゼントです。'),
      './shop.mdx': replaceOnce('description: 提携のお店で', 'description: プレゼントは提携のお店で'),
    },
    diagnostics: [],
  },
  {
    title: 'a month that has the word of its later campaign in a word of its own',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), inFields(append('posterName: 麺類\n'))),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝の製麺類推です。'),
    },
    diagnostics: [],
  },
  {
    title: 'a campaign that names a partner shop that is published later',
    changes: {
      './shop.mdx': publishAt('2023-01-25 10:00'),
      ...noodles(inBody(append('\n次はドレスの店です。\n'))),
    },
    diagnostics: ['./noodles.mdx:58:1 - names-held-back'],
  },
  {
    title: 'a link to the address of a partner shop that is published later',
    changes: {
      './shop.mdx': publishAt('2023-01-25 10:00'),
      ...noodles(inBody(append('\n[お店](https://shop.example.jp/red)\n'))),
    },
    diagnostics: ['./noodles.mdx:58:1 - link-to-other-shop', './noodles.mdx:58:1 - names-held-back'],
  },
  {
    title: 'a link with the id of a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[戻る](/jp/card/202302-1/?from=noodles)'),
    },
    diagnostics: ['./shop.mdx:49:1 - names-held-back'],
  },
  {
    title: 'a picture that is named after a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('src: images/bowl.svg', 'src: images/noodles-poster.svg'),
      './images/noodles-poster.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M1 0h9v9z"/></svg>',
    },
    diagnostics: ['./month.yaml:6:3 kv.src picture-of-held-back'],
  },
  {
    title: 'a name that something older has too',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('tag: ｛月｝のネットのお店', 'tag: ｛月｝の飲食店'),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛月｝の飲食店です。'),
    },
    diagnostics: [],
  },
  {
    title: 'a screen that names a month that is published later',
    changes: {
      './month.yaml': (text: string) =>
        ofMonth('2023-01-25 10:00')(replaceOnce('｛月｝のおトク', '冬のおトク市')(text)),
      'screens/entry.yaml': replaceOnce('  done: エントリーしました', '  done: 次は冬のおトク市です'),
    },
    diagnostics: ['screens/entry.yaml:7:3 words.done names-held-back'],
  },
  {
    title: 'a screen that names two campaigns that are published later, one of them twice',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': publishAt('2023-01-25 10:00'),
      'screens/entry.yaml': replaceOnce(
        '  done: エントリーしました',
        '  done: 街のごはんがおトク（noodles）とネットでもおトク',
      ),
    },
    diagnostics: [
      'screens/entry.yaml:7:3 words.done names-held-back',
      'screens/entry.yaml:7:3 words.done names-held-back',
    ],
  },
  {
    title: 'a logo that is named after a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00'), replaceOnce('src: /images/logo.svg', 'src: /images/noodles.svg')),
      'images/noodles.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M1 0h9v9z"/></svg>',
      './shop.mdx': (text: string) =>
        inBody(append('\n<LogoGrid />\n'))(
          inFields(append('logosOnDetail:\n  - src: /images/noodles.svg\n    alt: 食堂\n'))(text),
        ),
    },
    diagnostics: [],
  },
]

export const scheduledCases: readonly Case[] = [...nameCases, ...promotionCases]
