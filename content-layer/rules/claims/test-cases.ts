import { append, inFields, noodles, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => noodles(append(`\n${written}\n`))
const required = (of: string, rest: string) => ({
  'requirements.yaml': `requirements:\n  - id: a\n    name: 期限\n    of: ${of}\n    ${rest}\n    how: 書く\n    reason: 大事\n    source: 法律\n`,
})

/** Invalid examples for the rules of this folder, and similar valid ones. */
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
    title: 'a requirement that names nothing, and none of the pages',
    changes: required('capped', 'in: notes'),
    diagnostics: ['requirements.yaml:2:5 requirements[1] requirement-of-nothing'],
  },
  {
    title: 'a requirement of a block that does not exist, and none of the pages',
    changes: required('capped', 'blocks: [RateBreakDown]'),
    diagnostics: ['requirements.yaml:5:14 requirements[1].blocks[1] unknown-block'],
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
    diagnostics: ['screens/lending.yaml:157:1 annotationLists not-said'],
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
    title: 'a superlative with its basis in another sentence',
    changes: body('日本一のお店です。\n\n｛月：年つき｝時点の、お店の数です。'),
    diagnostics: [],
  },
  {
    title: 'a superlative with who found it out in another sentence',
    changes: body('日本一のお店です。\n\nお店の数を、｛月：年つき｝に当社が調べました。'),
    diagnostics: [],
  },
  {
    title: 'a superlative on a page that says what to look up, and when a payment counts',
    changes: body('日本一のお店です。\n\nお店は、アプリで調べられます。ポイントは、お支払いの時点で数えます。'),
    diagnostics: ['./noodles.mdx:58:1 - claim-without-basis'],
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
    title: 'a page of entry and an invitation that hurry people, each with its period',
    changes: {
      'screens/entry.yaml': (text) => text.replace('target: ', 'target: 今だけ、'),
      'screens/invitation.yaml': (text) => text.replace('target: ', 'target: 今だけ、'),
    },
    diagnostics: [],
  },
  {
    title: 'a rate of a fifth',
    changes: noodles(replaceOnce('reductionRate: 4', 'reductionRate: 20'), replaceOnce('figure: 5', 'figure: 21')),
    diagnostics: [],
  },
  {
    title: 'a rate of more than a fifth',
    changes: noodles(replaceOnce('reductionRate: 4', 'reductionRate: 20.5'), replaceOnce('figure: 5', 'figure: 21.5')),
    diagnostics: ['./noodles.mdx:20:1 reductionRate rate-unusual'],
  },
  {
    title: 'a gift next to a rate above a fifth',
    changes: noodles(
      replaceOnce(
        'label: ポイント還元※1',
        'label: ポイント還元※1\n  plus:\n    points: 500\n    label: はじめての方に',
      ),
      inFields(append('facts:\n  条件金額: 1,000円\n')),
    ),
    diagnostics: ['./noodles.mdx:21:5 headline.plus.points premium-too-high'],
  },
  {
    title: 'a promise in a line above one that excludes something else',
    changes: noodles(
      replaceOnce(
        '  - use: points-base',
        '  - title: 対象\n    detail: |-\n      すべてのお店でおトク\n      送料は対象になりません\n  - use: points-base',
      ),
    ),
    diagnostics: ['./noodles.mdx:36:7 annotationLists[2].detail promise-too-much'],
  },
  {
    title: 'a promise over two lines of a title',
    changes: noodles(replaceOnce('title: 街のごはんがおトク', 'title: |-\n  ごはんは、すべての\n  お店でおトク')),
    diagnostics: ['./noodles.mdx:4:8 title promise-too-much'],
  },
  {
    title: 'what the next line of its sentence makes no promise',
    changes: body('すべてのお店で使えるわけでは\nありません。'),
    diagnostics: [],
  },
]
