import { append, inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const target = (written: string) => ({
  './noodles.mdx': inFields(replaceOnce('target: カードで支払った方', `target: ${written}`)),
})
const diagnosticAt = (column: number, kind: string, field = '-') => `./noodles.mdx:58:${column} ${field} ${kind}`

/** Texts of a body in several notations, and the column of their diagnostic. */
const inBodies: readonly (readonly [written: string, ...columns: number[]])[] = [
  ['いまなら**30**%還元です。上限は最大**9,000**ポイントです。', 7, 24],
  ['いま5**0**%です。', 3],
  ['いま*50*%です。', 4],
  ['いま5&#48;%です。', 3],
  ['いま50&percnt;です。', 3],
  ['いま50\\%です。', 3],
  ['いま5{/* あとで直す */}0%です。', 3],
  ['いま[50](/jp/card/202302-1/)%です。', 4],
  ['いま５0️⃣%です。', 3],
  ['いま𝟓𝟎%です。', 3],
  ['いま㊿%です。', 3],
  ['いま５０㌫です。', 3],
  ['**1,000**円分です。', 3],
  ['## **30**%還元\n\n文です。', 6],
  ['- いま**30**\n  %です。', 7],
  ['**3**割です。', 3],
]

const inFieldTexts = ['いま𝟓𝟎%の方', 'いま５0️⃣%の方', 'いま㊿%の方', 'いま9\u0332%の方']

/** Texts that rules normalize as people read them: across bold words and links, and with any characters. */
export const notationCases: readonly Case[] = [
  ...inBodies.map(([written, ...columns]) => ({
    title: `a number that is written as ${written}`,
    changes: body(written),
    diagnostics: columns.map((column) => diagnosticAt(column, 'typed-term')),
  })),
  ...inFieldTexts.map((written) => ({
    title: `a number in a field that is written as ${written}`,
    changes: target(written),
    diagnostics: ['./noodles.mdx:26:1 target typed-term'],
  })),
  {
    title: 'a number in the title of a block, by a reference',
    changes: body('<Notice title="いま&#53;0%です">\n\n文です。\n\n</Notice>'),
    diagnostics: [diagnosticAt(9, 'typed-term', 'Notice.title')],
  },
  {
    title: 'a day in parts',
    changes: body('**3**月**31**日までです。'),
    diagnostics: [diagnosticAt(3, 'typed-fact')],
  },
  {
    title: 'a promise in parts',
    changes: body('**もれ**なくもらえます。'),
    diagnostics: [diagnosticAt(3, 'promise-too-much')],
  },
  {
    title: 'superlatives in parts, and in capitals',
    changes: body('業界**最**高です。\n\n**NO**.1です。'),
    diagnostics: [diagnosticAt(1, 'claim-without-basis'), './noodles.mdx:60:3 - claim-without-basis'],
  },
  {
    title: 'a cap that is denied in parts',
    changes: body('上限**なし**です。'),
    diagnostics: [diagnosticAt(1, 'cap-contradicted')],
  },
  { title: 'a season in parts', changes: body('**秋**の栗です。'), diagnostics: [diagnosticAt(3, 'season-unfit')] },
  {
    title: 'a note’s mark in parts',
    changes: body('対象**＊**1です。'),
    diagnostics: [diagnosticAt(5, 'mark-in-other-signs')],
  },
  {
    title: 'a mark whose number is bold',
    changes: body('対象です※**1**。'),
    diagnostics: [diagnosticAt(5, 'bare-mark')],
  },
  {
    title: 'a mark whose number goes on in bold',
    changes: body('対象です※1**2**。'),
    diagnostics: [diagnosticAt(5, 'bare-mark')],
  },
  {
    title: 'a link whose words say nothing, in parts',
    changes: body('くわしくは[こち**ら**](/jp/card/202302-1/)です。'),
    diagnostics: [diagnosticAt(6, 'link-says-nothing')],
  },
  {
    title: 'a link whose words say nothing, in full width',
    changes: body('くわしくは[ｈｅｒｅ](/jp/card/202302-1/)です。'),
    diagnostics: [diagnosticAt(6, 'link-says-nothing')],
  },
  {
    title: 'a stop twice, once behind bold words',
    changes: body('おトク**です。**。次'),
    diagnostics: [diagnosticAt(8, 'odd-punctuation')],
  },
  { title: 'a bracket that closes in bold words', changes: body('「**秋」**です。'), diagnostics: [] },
  { title: 'a term in bold', changes: body('上限は**｛上限｝**です。'), diagnostics: [] },
  { title: 'points of a list in circles', changes: target('①カードで②アプリから支払った方'), diagnostics: [] },
  {
    title: 'a letter below forty signs',
    changes: target(`カードで支払った方a${'\u0301'.repeat(40)}`),
    diagnostics: ['./noodles.mdx:26:1 target odd-characters'],
  },
]
