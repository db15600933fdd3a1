import {
  append,
  compose,
  inBody,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const keep: Edit = (text) => text
const month = (change: Change) => ({ './month.yaml': change })

/** Returns changes of the picture of a logo, which is on line 28. */
const logo = (written: string) => noodles(replaceOnce('src: /images/logo.svg', `src: ${written}`))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"/>'
const link = (written: string) => replaceOnce('href: /campaigns/', `href: ${written}`)
const label = (written: string) => noodles(replaceOnce('label: ポイント還元※1', `label: ${written}`))

/** Returns a campaign that ends with a use of shared texts, and those texts. */
function sharing(use: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, Change>> {
  const files = Object.entries(texts).map(([name, text]): [string, Change] => [`shared/${name}.mdx`, text])
  return { './noodles.mdx': inBody(append(`\n${use}\n`)), ...Object.fromEntries(files) }
}
const pay = '<Step title="カードで支払う">\n  レジで渡します。\n</Step>\n'

/** A picture that the logo names, and the diagnostic of its field. */
const imageCases = (
  [
    ['a missing picture', '/images/lgo.svg', 'missing-image'],
    ['a picture looked for in the wrong folder', 'images/logo.svg', 'missing-image'],
    ['a picture outside content', '../../secret.svg', 'leaves-content'],
    ['a picture outside content by a way round', '/images/../../secret.svg', 'leaves-content'],
    ['a picture on another site', 'https://example.jp/logo.svg', 'bad-image-path'],
    ['a picture by Windows path', 'images\\logo.svg', 'bad-image-path'],
    ['a picture with an ending in capitals', '/images/logo.SVG', 'image-upper-case'],
    ['a picture in capitals', '/images/Logo.svg', 'image-upper-case'],
  ] as const
).map(([title, src, kind]): Case => ({
  title,
  changes: logo(src),
  diagnostics: [`./noodles.mdx:28:5 logosOnDetail[1].src ${kind}`],
}))

const imageFileCases: readonly Case[] = [
  {
    title: 'a missing picture of the provider',
    changes: {
      'provider.yaml': replaceOnce('src: /images/logo.svg\n  alt: アプリ', 'src: /images/icon.svg\n  alt: アプリ'),
    },
    diagnostics: ['provider.yaml:10:3 appIcon.src missing-image'],
  },
  {
    title: 'a picture with a Japanese name and the field that points to it',
    changes: { ...logo('images/お茶.svg'), './images/お茶.svg': svg },
    diagnostics: ['./images/お茶.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a picture in capitals and the field that points to it',
    changes: { ...logo('images/Tea.svg'), './images/Tea.svg': svg },
    diagnostics: ['./images/Tea.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a stated size that is not the real one',
    changes: noodles(replaceOnce('width: 32\n', 'width: 320\n')),
    diagnostics: ['./noodles.mdx:9:3 summaryKv.width image-size'],
  },
  {
    title: 'a missing alt',
    changes: noodles(replaceOnce('    alt: 食堂\n', '')),
    diagnostics: ['./noodles.mdx:28:5 logosOnDetail[1].alt missing'],
  },
  {
    title: 'an empty alt',
    changes: noodles(replaceOnce('alt: 食堂', 'alt: ""')),
    diagnostics: ['./noodles.mdx:29:5 logosOnDetail[1].alt empty-text'],
  },
]

const summaryOnly = append('pages: summary-only\n')
const inAppOnly = append('pages: in-app-only\n')

/** Links of the logo on line 30, perhaps with another edit of the campaign's fields. */
const validLinkCases = (
  [
    ['a link to a page and a place on it', '/jp/card/202302-1/noodles/?from=logo#shops'],
    ['a link to a place on the page of the month', '/jp/card/202302-1/#shop'],
    ['a link to the notes', '"#notes"'],
    ['a link by index.html', '/campaigns/index.html'],
    ['a link to a place on the page', '"#shops"'],
    ['a link to a section of a campaign that is on the page of its month', '"#shops-noodles"', summaryOnly],
  ] as const
).map(([title, href, edit = keep]): Case => ({ title, changes: noodles(compose(link(href), edit)), diagnostics: [] }))

const deadLinkCases = (
  [
    ['a link to no page', '/jp/card/209912-1/'],
    ['a link to a page, and a place that it has not', '/jp/card/202302-1/noodles/?from=logo#faq'],
    ['a link to such a place without the name of the campaign', '"#shops"', summaryOnly],
    ['a link on the web to a campaign that is in the app alone', '/jp/card/202302-1/noodles/', inAppOnly],
    ['a link with index.html stuck to a name', '/campaignsindex.html'],
    ['a link by a way round', '/campaigns/../secret/'],
    ['a link to a place that the page has not', '"#faq"'],
  ] as const
).map(([title, href, edit = keep]): Case => ({
  title,
  changes: noodles(compose(link(href), edit)),
  diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href dead-link'],
}))

const otherLinkCases: readonly Case[] = [
  {
    title: 'a link to a place on the page of the app, by index.html',
    changes: noodles(link('/jp/card/202302-1/noodles/in-app/index.html#faq')),
    diagnostics: [
      './noodles.mdx:30:5 logosOnDetail[1].href dead-link',
      './noodles.mdx:30:5 logosOnDetail[1].href link-into-app',
    ],
  },
  {
    title: 'a link to the notes of a page that has none',
    changes: { './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[注記](#notes)') },
    diagnostics: ['./shop.mdx:49:1 - dead-link'],
  },
]

/** Campaigns and items that a list names: unknown, twice, or not at all. */
const listCases: readonly Case[] = [
  {
    title: 'a campaign that is not there',
    changes: month(replaceOnce('- noodles', '- noodles\n  - noodels')),
    diagnostics: ['./month.yaml:12:5 campaigns[2] dangling-campaign'],
  },
  {
    title: 'a campaign listed twice',
    changes: month(replaceOnce('- noodles', '- noodles\n  - noodles')),
    diagnostics: ['./month.yaml:12:5 campaigns[2] campaign-listed-twice'],
  },
  {
    title: 'a campaign that no month lists',
    changes: month(replaceOnce('  - noodles\n', '')),
    diagnostics: ['./noodles.mdx:1:1 - unlisted-campaign'],
  },
  {
    title: 'a logo that is listed twice',
    changes: noodles((text) => text.replace(/ {2}- src: \/images\/logo\.svg\n(?: {4}.*\n)*/, '$&$&')),
    diagnostics: ['./noodles.mdx:31:5 logosOnDetail[2] duplicate-id'],
  },
  {
    title: 'an item id that occurs twice',
    changes: { './shop.mdx': inFields((text) => text + text.slice(text.indexOf('  - id:'))) },
    diagnostics: ['./shop.mdx:43:5 affiliateItems[2].id duplicate-id'],
  },
]

/** Uses of shared texts (`<Shared use="…" />`) in a body, which starts on line 58. */
const sharedTextCases: readonly Case[] = [
  {
    title: 'shared texts in a list, next to a local one, and one that replaces a part',
    changes: sharing(
      '<Steps>\n  <Shared use="pay" />\n  <Step title="待つ">\n    翌月につきます。\n  </Step>\n</Steps>\n\n<Shared use="ways">\n  <Instead of="no-gifts">\n    - 商品券\n  </Instead>\n</Shared>',
      {
        pay,
        ways: '## 対象外のもの\n\n<Shared use="no-gifts" />\n\n- 手数料\n\n<Shared use="more" />\n',
        'no-gifts': '- ギフト券\n',
        more: '## ほかの月\n\n翌月も続きます。\n',
      },
    ),
    diagnostics: ['shared/no-gifts.mdx:1:1 - shared-unused'],
  },
  {
    title: 'a shared text that is not there',
    changes: sharing('<Shared use="pya" />', { pay }),
    diagnostics: ['./noodles.mdx:58:9 Shared.use shared-unknown'],
  },
  {
    title: 'a shared text with fields is reported there, and nothing that follows from it',
    changes: sharing('<Steps>\n  <Shared use="pay" />\n</Steps>', { pay: `---\ntitle: a\n---\n\n${pay}` }),
    diagnostics: ['shared/pay.mdx:1:1 - fields-in-fragment'],
  },
  {
    title: 'a shared text without a name, and something else in it',
    changes: sharing('<Shared>\n  文です。\n</Shared>', {}),
    diagnostics: ['./noodles.mdx:58:1 Shared.use missing', './noodles.mdx:59:3 - block-child'],
  },
  {
    title: 'a shared text that uses itself through another one',
    changes: sharing('<Shared use="one" />', {
      one: '## 手順\n\n<Shared use="two" />\n',
      two: '<Shared use="one" />\n',
    }),
    diagnostics: ['shared/one.mdx:3:9 Shared.use shared-in-circle', 'shared/two.mdx:1:9 Shared.use shared-in-circle'],
  },
  {
    title: 'a shared text that is used twice',
    changes: sharing('<Steps>\n  <Shared use="pay" />\n  <Shared use="pay" />\n</Steps>', { pay }),
    diagnostics: ['./noodles.mdx:60:11 Shared.use duplicate-id'],
  },
  {
    title: 'a step of a shared text outside of steps, and a question among them',
    changes: sharing('<Shared use="pay" />\n\n<Steps>\n  <Shared use="ask" />\n</Steps>', {
      pay,
      ask: '<Question title="いつですか">\n  翌月です。\n</Question>\n',
    }),
    diagnostics: [
      './noodles.mdx:58:9 Shared.use block-in-wrong-place',
      './noodles.mdx:61:3 - block-child',
      './noodles.mdx:61:11 Shared.use block-in-wrong-place',
    ],
  },
  {
    title: 'something in place of a part that a shared text does not have',
    changes: sharing('<Shared use="way">\n  <Instead of="pya">\n    文です。\n  </Instead>\n</Shared>', {
      way: '## もらう手順\n\n<Steps>\n  <Shared use="pay" />\n</Steps>\n',
      pay,
    }),
    diagnostics: ['./noodles.mdx:59:3 Instead.of instead-of-nothing'],
  },
  {
    title: 'something in place of nothing',
    changes: { './noodles.mdx': inBody(append('\n<Instead of="pay">\n  文です。\n</Instead>\n')) },
    diagnostics: ['./noodles.mdx:58:1 - block-in-wrong-place'],
  },
  {
    title: 'a shared text that names what the campaign does not have',
    changes: sharing('<Shared use="when" />', {
      when: '## いつもらえるか\n\nポイントは、｛付与日｝までに付与します。\n',
    }),
    diagnostics: ['./noodles.mdx:58:9 Shared.use shared-without-fact'],
  },
  {
    title: 'a shared text with mistakes, reported once and in its file',
    changes: sharing('<Shared use="when" />', {
      when: '## いつもらえるか\n\n<Stepps>\n</Stepps>\n\n3,000円からです。\n',
    }),
    diagnostics: ['shared/when.mdx:3:1 - unknown-block', 'shared/when.mdx:6:1 - typed-term'],
  },
  {
    title: 'a shared text without words',
    changes: sharing('<Shared use="when" />', { when: '{/* まだない */}\n' }),
    diagnostics: ['shared/when.mdx:1:1 - body-empty'],
  },
]

/** Notes of a page, and the shared ones that it uses. */
const noteCases: readonly Case[] = [
  {
    title: 'an annotation that is not there',
    changes: noodles(replaceOnce('use: points-base', 'use: points-bse')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use shared-unknown'],
  },
  {
    title: 'an annotation called like a part of every object',
    changes: noodles(replaceOnce('use: points-base', 'use: constructor')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use shared-unknown'],
  },
  {
    title: 'an annotation used twice',
    changes: noodles(append('  - use: points-base\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].use duplicate-id'],
  },
  {
    title: 'two annotations of one mark',
    changes: noodles(append('  - title: ※１\n    detail: また\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].title duplicate-id'],
  },
]

/** ※ marks, which refer to the notes. */
const markCases: readonly Case[] = [
  {
    title: 'a mark without annotation',
    changes: label('ポイント還元※1※2'),
    diagnostics: ['./noodles.mdx:19:3 headline.label mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a body',
    changes: { './noodles.mdx': append('\n支払いの\n  合計※9です。\n') },
    diagnostics: ['./noodles.mdx:59:5 - mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a block',
    changes: { './noodles.mdx': replaceOnce('支払いの例', '支払いの例※9') },
    diagnostics: ['./noodles.mdx:42:3 RateTable.caption mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a shared annotation',
    changes: {
      'annotations/points-base.yaml': append('fontBold: true\n'),
      './noodles.mdx': inFields(append('    title: ※3\n')),
    },
    diagnostics: ['./noodles.mdx:35:5 annotationLists[2].title annotation-without-mark'],
  },
  {
    title: 'an annotation that nothing points to',
    changes: noodles(append('  - title: ※2\n    detail: また\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].title annotation-without-mark'],
  },
  {
    title: 'the tenth of many annotations, to which nothing points',
    changes: noodles(
      append(
        ['三', '四', '五', '六', '七', '八', '九']
          .map((number) => `  - title: その${number}\n    detail: また${number}です。\n`)
          .concat('  - title: ※2\n    detail: またです。\n')
          .join(''),
      ),
    ),
    diagnostics: ['./noodles.mdx:49:5 annotationLists[10].title annotation-without-mark'],
  },
  {
    title: 'a mark without a number',
    changes: label('ポイント還元※1※'),
    diagnostics: ['./noodles.mdx:19:3 headline.label bare-mark'],
  },
  ...['※ お店によって違います。', 'お得です。※くわしくは、お店へ。', '-   ※くわしくは、お店へ。'].map((written) => ({
    title: `a mark that starts a sentence: ${written}`,
    changes: { './noodles.mdx': append(`\n${written}\n`) },
    diagnostics: [`./noodles.mdx:58:${written.indexOf('※') + 1} - mark-begins-text`],
  })),
  ...['お店※によって違います。', '**お店**※によって違います。', '※**1** お店によって違います。'].map((written) => ({
    title: `a mark without a number in a body: ${written}`,
    changes: { './noodles.mdx': append(`\n${written}\n`) },
    diagnostics: [`./noodles.mdx:58:${written.indexOf('※') + 1} - bare-mark`],
  })),
  { title: 'a mark in full-width digits', changes: label('ポイント還元※１'), diagnostics: [] },
  {
    title: 'a mark in an alt',
    changes: noodles((text) => text.replace('還元※1', '還元').replace('alt: 食堂', 'alt: 食堂※1')),
    diagnostics: [],
  },
  {
    title: 'a mark written as an entity',
    changes: { './noodles.mdx': append('\n合計&#8251;9です。\n') },
    diagnostics: ['./noodles.mdx:58:3 - mark-without-annotation'],
  },
]

/** Mistakes in references: pictures, links, campaigns, shared texts, annotations and ※ marks. */
export const referenceCases: readonly Case[] = [
  ...imageCases,
  ...imageFileCases,
  ...validLinkCases,
  ...deadLinkCases,
  ...otherLinkCases,
  ...listCases,
  ...sharedTextCases,
  ...noteCases,
  ...markCases,
]
