import { append, inFields, swap, type Case, type Changes, type Edit } from '../test-support.ts'

const noodles = (...edits: Edit[]): Changes => ({
  './noodles.mdx': (text) => edits.reduce((done, edit) => edit(done), text),
})
const body = (written: string) => noodles(append(`\n${written}\n`))
const link = (address: string) => body(`[お店](${address})`)
const required = (of: string, rest: string) => ({
  'requirements.yaml': `requirements:\n  - id: a\n    name: 期限\n    of: ${of}\n    ${rest}\n    how: 書く\n    reason: 大事\n    source: 法律\n`,
})
const sign = (word: string): Changes => ({
  ...noodles(swap('src: /images/logo.svg', 'src: images/sign.svg')),
  './images/sign.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><text x="2" y="12">${word}</text></svg>`,
})

/** What the law asks a page to say, or not to say, and where links may lead. */
export const claimCases: readonly Case[] = [
  {
    title: 'a requirement that is not met',
    changes: required('capped', 'words: [有効期限]'),
    diagnostics: ['./noodles.mdx:31:1 annotationLists not-said'],
  },
  { title: 'a requirement that words meet', changes: required('capped', 'words: [常時, 有効期限]'), diagnostics: [] },
  {
    title: 'a requirement that a fact meets',
    changes: required('all', 'facts: [上乗せ]'),
    diagnostics: ['./shop.mdx:2:1 annotationLists not-said'],
  },
  {
    title: 'a requirement of notes that the body meets',
    changes: required('capped', 'in: notes\n    words: [はじめての]'),
    diagnostics: ['./noodles.mdx:31:1 annotationLists not-said'],
  },
  {
    title: 'a requirement for those who mention something',
    changes: required('all', 'mentions: 食堂\n    words: [協賛]'),
    diagnostics: ['./noodles.mdx:31:1 annotationLists not-said'],
  },
  {
    title: 'a requirement of a screen',
    changes: required('lending', 'words: [天気]'),
    diagnostics: ['screens/lending.yaml:156:1 annotationLists not-said'],
  },
  {
    title: 'requirements without a file',
    changes: { 'requirements.yaml': null },
    diagnostics: ['requirements.yaml:1:1 - missing-file'],
  },
  {
    title: 'a requirement of nobody',
    changes: required('everyone', 'words: [あ]'),
    diagnostics: ['requirements.yaml:4:5 requirements[1].of bad-choice'],
  },
  {
    title: 'a superlative',
    changes: body('日本一のお店です。'),
    diagnostics: ['./noodles.mdx:58:1 - claim-without-basis'],
  },
  {
    title: 'a superlative with its basis',
    changes: body('日本一のお店です（当社調べ、去年の時点）。'),
    diagnostics: [],
  },
  {
    title: 'a screen that hurries people',
    changes: { 'screens/loyalty.yaml': (text) => text.replace('tag: ', 'tag: 今だけの') },
    diagnostics: ['screens/loyalty.yaml:4:5 program.stage.tag urgency-without-period'],
  },
  {
    title: 'only today, for a month',
    changes: body('本日限りです。'),
    diagnostics: ['./noodles.mdx:58:1 - urgency-too-short'],
  },
  {
    title: 'an exclusion that has to be unfolded',
    changes: body('<Faq>\n  <Question title="デリバリーは対象ですか">\n    対象になりません。\n  </Question>\n</Faq>'),
    diagnostics: ['./noodles.mdx:60:5 - limit-folded'],
  },
  {
    title: 'an exclusion outside too',
    changes: body(
      '出前は対象外です。\n\n<Faq>\n  <Question title="デリバリーは対象ですか">\n    対象になりません。\n  </Question>\n</Faq>',
    ),
    diagnostics: [],
  },
  {
    title: 'a rate with a digit too many',
    changes: noodles(swap('reductionRate: 4', 'reductionRate: 40'), swap('figure: 5', 'figure: 41')),
    diagnostics: ['./noodles.mdx:20:1 reductionRate rate-unusual'],
  },
  {
    title: 'a premium above a fifth',
    changes: { './shop.mdx': inFields(append('facts:\n  条件金額: 1,000円\n')) },
    diagnostics: ['./shop.mdx:17:3 headline.figure premium-too-high'],
  },
  {
    title: 'a premium within the limit',
    changes: { './shop.mdx': inFields(append('facts:\n  条件金額: 4,440円\n')) },
    diagnostics: [],
  },
  {
    title: 'a link to a host that nobody listed',
    changes: link('https://shop.example.com/'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-host'],
  },
  {
    title: 'a link to a staging host',
    changes: link('https://stg-shop.example.jp/'),
    diagnostics: ['./noodles.mdx:58:1 - staging-host'],
  },
  {
    title: 'a link to an address in figures',
    changes: link('https://192.168.0.12/'),
    diagnostics: ['./noodles.mdx:58:1 - staging-host'],
  },
  {
    title: "the site's own address",
    changes: link('https://card.example.jp/jp/lending/?a=1'),
    diagnostics: ['./noodles.mdx:58:1 - own-address'],
  },
  {
    title: 'a link with a session',
    changes: link('https://shop.example.jp/?sid=abc'),
    diagnostics: ['./noodles.mdx:58:1 - link-with-session'],
  },
  {
    title: 'a link with tracking',
    changes: link('https://shop.example.jp/?utm_source=app&gclid=1'),
    diagnostics: ['./noodles.mdx:58:1 - link-tracked'],
  },
  {
    title: 'a link from the web into the app',
    changes: link('/jp/lending/in-app/'),
    diagnostics: ['./noodles.mdx:58:1 - link-into-app'],
  },
  {
    title: 'a link of a screen to a host that nobody listed',
    changes: { 'screens/invitation.yaml': swap('href: /campaigns/', 'href: https://card.example.com/') },
    diagnostics: ['screens/invitation.yaml:47:3 card.href unknown-host'],
  },
  {
    title: 'a picture of nothing',
    changes: { './images/bowl.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><g/></svg>' },
    diagnostics: ['./images/bowl.svg:1:1 - picture-blank'],
  },
  {
    title: 'a picture with a word in a font',
    changes: sign('食堂'),
    diagnostics: ['./noodles.mdx:28:5 logosOnDetail[1].src svg-text-font'],
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
    title: 'a blank that is no space',
    changes: noodles(swap('カードで支払った方', 'カードで\u00a0支払った方')),
    diagnostics: ['./noodles.mdx:26:1 target odd-characters'],
  },
  {
    title: 'a radical that looks like a kanji',
    changes: noodles(swap('街のごはん', '街の⼈のごはん')),
    diagnostics: ['./noodles.mdx:3:1 title odd-characters'],
  },
]
