import { replaceOnce, type Case, type Change } from '../../../tests/support/sites/small-content.ts'

const invitation = (change: Change) => ({ 'screens/invitation.yaml': change })
const entry = (from: string, to: string) => ({ 'screens/entry.yaml': replaceOnce(from, to) })
/** Changes a text of the first entry page that all of them contain. */
const entryOnce = (from: string, to: string) => ({ 'screens/entry.yaml': (text: string) => text.replace(from, to) })
const cardLink = (written: string) => invitation(replaceOnce('href: /campaigns/', `href: ${written}`))
const copyText = (written: string) =>
  invitation(replaceOnce('copyText: コードは{code}です。 {url}', `copyText: ${written}`))

/** Mistakes in the content of the screens. */
export const screenCases: readonly Case[] = [
  {
    title: 'a screen that the site does not have',
    changes: { 'screens/lottery.yaml': 'a: 1' },
    diagnostics: ['screens/lottery.yaml:1:1 - unknown-screen'],
  },
  {
    title: 'a screen with another ending',
    changes: { 'screens/invitation.mdx': 'a' },
    diagnostics: ['screens/invitation.mdx:1:1 - unknown-ending'],
  },
  {
    title: 'a folder below the screens',
    changes: { 'screens/old/invitation.yaml': 'a: 1' },
    diagnostics: ['screens/old/invitation.yaml:1:1 - wrong-place'],
  },
  {
    title: 'a screen without its content',
    changes: invitation(null),
    diagnostics: ['screens/invitation.yaml:1:1 - missing-file'],
  },
  {
    title: 'a screen with a missing field',
    changes: invitation(replaceOnce('bonus: 3000\n', '')),
    diagnostics: ['screens/invitation.yaml:1:1 bonus missing'],
  },
  {
    title: 'an invitation that promises a period without stating it',
    changes: invitation((text) =>
      replaceOnce('target: はじめての方', 'target: 期間中にはじめた方')(text).replace(/period:\n.*\n.*\n/, ''),
    ),
    diagnostics: ['screens/invitation.yaml:16:1 target period-not-stated'],
  },
  {
    title: 'an invitation that denies the period which it states',
    changes: invitation(replaceOnce('tag: 招待', 'tag: いつでも招待')),
    diagnostics: ['screens/invitation.yaml:9:1 tag period-denied'],
  },
  {
    title: 'an entry page that promises a period without stating it',
    changes: {
      'screens/entry.yaml': (text) =>
        text
          .replace(/    period:\n.*\n.*\n/, '')
          .replace('target: エントリーした方', 'target: 期間中にエントリーした方'),
    },
    diagnostics: ['screens/entry.yaml:33:5 campaigns.entry.target period-not-stated'],
  },
  {
    title: 'a bonus with a unit',
    changes: invitation(replaceOnce('bonus: 3000', 'bonus: 3000P')),
    diagnostics: ['screens/invitation.yaml:4:1 bonus number-as-text'],
  },
  {
    title: 'an invitation that ends before it starts',
    changes: invitation(replaceOnce('2023-08-31', '2022-08-31')),
    diagnostics: ['screens/invitation.yaml:3:3 period.end period-reversed'],
  },
  {
    title: 'a text to copy without the link',
    changes: copyText('コードは{code}です'),
    diagnostics: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a text to copy without the code',
    changes: copyText("'{url}'"),
    diagnostics: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a text to copy with the code twice',
    changes: copyText("'{code} {code} {url}'"),
    diagnostics: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a text to copy with full-width braces',
    changes: copyText("'コードは｛code｝です {url}'"),
    diagnostics: [
      'screens/invitation.yaml:8:1 copyText bad-placeholders',
      'screens/invitation.yaml:8:1 copyText unknown-fact',
    ],
  },
  {
    title: 'a text to copy with another placeholder',
    changes: copyText("'{名前}さんから {code} {url}'"),
    diagnostics: ['screens/invitation.yaml:8:1 copyText bad-placeholders'],
  },
  {
    title: 'a lending text without the amount that belongs in it',
    changes: {
      'screens/lending.yaml': replaceOnce(
        '"{maximum}円以下の金額を入力してください"',
        'もっと少ない金額を入力してください',
      ),
    },
    diagnostics: ['screens/lending.yaml:35:3 simulator.tooMuch wrong-placeholders'],
  },
  {
    title: 'a screen that leads to no page',
    changes: cardLink('/jp/card/invitatoin/'),
    diagnostics: ['screens/invitation.yaml:48:3 card.href dead-link'],
  },
  {
    title: "a screen that leads to a campaign's page",
    changes: cardLink('/jp/card/202302-1/noodles/?from=invitation'),
    diagnostics: [],
  },
  { title: 'a screen that leads to another site', changes: cardLink('https://help.example.jp/card'), diagnostics: [] },
  {
    title: 'a screen that leads to a place on itself',
    changes: cardLink('"#notes"'),
    diagnostics: ['screens/invitation.yaml:48:3 card.href dead-link'],
  },
  {
    title: 'a screen that leads to a script',
    changes: cardLink('javascript:alert(1)'),
    diagnostics: ['screens/invitation.yaml:48:3 card.href bad-link'],
  },
  {
    title: 'the card of the loyalty screen that leads to no page',
    changes: { 'screens/loyalty.yaml': replaceOnce('applyHref: /r/mercard-application/', 'applyHref: /r/mercard/') },
    diagnostics: ['screens/loyalty.yaml:64:5 rates.inactive.applyHref dead-link'],
  },
  {
    title: 'a promotion with its key in capitals',
    changes: entry('promotionKey: spring', 'promotionKey: Spring'),
    diagnostics: ['screens/entry.yaml:39:9 campaigns.entry.promotions[1].promotionKey bad-format'],
  },
  {
    title: 'two promotions of one key',
    changes: {
      'screens/entry.yaml': (text) => {
        const promotion = text.slice(text.indexOf('      - promotionKey: spring'), text.indexOf('    stepsHeading'))
        return text.replace(promotion, promotion + promotion)
      },
    },
    diagnostics: ['screens/entry.yaml:52:9 campaigns.entry.promotions[2].promotionKey duplicate-id'],
  },
  {
    title: 'a place in the app that is another host',
    changes: entry('activatePath: /card/activate', 'activatePath: //evil.example'),
    diagnostics: ['screens/entry.yaml:18:3 words.activatePath bad-format'],
  },
  {
    title: 'a button of an entry without words',
    changes: entry('  enter: エントリーする\n', '  enter: " "\n'),
    diagnostics: ['screens/entry.yaml:2:3 words.enter empty-text'],
  },
  {
    title: 'an entry campaign by a name that the site has not',
    changes: entry('  refound:\n', '  refund:\n'),
    diagnostics: ['screens/entry.yaml:59:3 campaigns.refund unknown-key'],
  },
  {
    title: 'the second entry campaign over before it starts',
    changes: {
      'screens/entry.yaml': (text) => {
        const refound = text.indexOf('  refound:')
        return text.slice(0, refound) + text.slice(refound).replace('end: 2023-05-31', 'end: 2023-03-31')
      },
    },
    diagnostics: ['screens/entry.yaml:69:7 campaigns.refound.period.end period-reversed'],
  },
  {
    title: 'a site that is published below a path',
    changes: {
      'provider.yaml': replaceOnce('siteUrl: https://card.example.jp', 'siteUrl: https://card.example.jp/pay'),
    },
    diagnostics: ['provider.yaml:13:1 siteUrl not-an-origin'],
  },
  {
    title: 'a site with a slash behind it',
    changes: { 'provider.yaml': replaceOnce('siteUrl: https://card.example.jp', 'siteUrl: https://card.example.jp/') },
    diagnostics: ['provider.yaml:13:1 siteUrl not-an-origin'],
  },
  {
    title: 'a site over http',
    changes: { 'provider.yaml': replaceOnce('siteUrl: https://card.example.jp', 'siteUrl: http://card.example.jp') },
    diagnostics: ['provider.yaml:13:1 siteUrl bad-url'],
  },
  {
    title: 'a site with a port',
    changes: {
      'provider.yaml': replaceOnce('siteUrl: https://card.example.jp', 'siteUrl: https://card.example.jp:8443'),
    },
    diagnostics: [],
  },
  {
    title: 'a promotion with points typed as its rate',
    changes: entryOnce('figure: 3', 'figure: 300'),
    diagnostics: ['screens/entry.yaml:44:11 campaigns.entry.promotions[1].headline.figure rate-over-hundred'],
  },
  {
    title: 'a promotion with a digit too many in its rate',
    changes: entryOnce('figure: 3', 'figure: 33'),
    diagnostics: ['screens/entry.yaml:44:11 campaigns.entry.promotions[1].headline.figure rate-unusual'],
  },
  {
    title: 'a promotion whose cap is nought',
    changes: entryOnce('maximumGrantPoint: 500', 'maximumGrantPoint: 0'),
    diagnostics: ['screens/entry.yaml:47:9 campaigns.entry.promotions[1].maximumGrantPoint value-nought'],
  },
  {
    title: 'a promotion that denies its cap',
    changes: entryOnce('｛特典｝を上乗せします。', '上限なしで｛特典｝を上乗せします。'),
    diagnostics: ['screens/entry.yaml:48:9 campaigns.entry.promotions[1].description cap-contradicted'],
  },
  {
    title: 'a promotion without a cap that says so',
    changes: entryOnce(
      'maximumGrantPoint: 500\n        description: ',
      'maximumGrantPoint: null\n        description: 上限なしで',
    ),
    diagnostics: [],
  },
  {
    title: 'what is always so, in the promotions and steps of a page that has a period',
    changes: {
      'screens/entry.yaml': (text) =>
        text
          .replace('title: ごはん', 'title: いつでもごはん')
          .replace('title: エントリー\n        detail', 'title: いつでもエントリー\n        detail')
          .replace('description: 特典を', 'description: いつでも特典を'),
    },
    diagnostics: [],
  },
  {
    title: 'the mark of a note that a page has not, in another note',
    changes: entryOnce('detail: 翌月末までに付与します。', 'detail: 翌月末までに付与します※1。'),
    diagnostics: ['screens/entry.yaml:58:9 campaigns.entry.annotationLists[1].detail mark-without-annotation'],
  },
  {
    title: 'a note to which a mark of the page refers',
    changes: {
      'screens/entry.yaml': (text) =>
        text.replace('target: エントリーした方', 'target: エントリーした方※1').replace('title: 付与時期', 'title: ※1'),
    },
    diagnostics: [],
  },
]
