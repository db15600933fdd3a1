import {
  append,
  inFields,
  noodles,
  replaceOnce,
  type Case,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const publishAt = (written: string) => inFields(append(`publishAt: ${written}\n`))

/** Adds the promotion `udon-spring` to the first entry page, with more fields. */
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
export const scheduledPromotionCases: readonly Case[] = [
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
