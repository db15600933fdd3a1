import { append, inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const target = (written: string) => ({
  './noodles.mdx': inFields(replaceOnce('target: カードで支払った方', `target: ${written}`)),
})

/** Markup that a body shows literally, and the column of its diagnostic. */
const inBodies: readonly (readonly [written: string, column: number])[] = [
  ['上限は__大事__です。', 4],
  ['上限は_大事_です。', 4],
  ['[詳しくは] (/jp/card/)', 1],
  ['[詳しくは](/jp/card/ です。', 1],
  ['［詳しくは］（/jp/card/）', 1],
  ['【詳しくは】(/jp/card/)', 1],
  ['〔詳しくは〕（https://help.example.jp/）', 1],
  ['[[詳しくは]]', 1],
  ['- [ ] 申し込む', 3],
  ['- [x] 申し込む', 3],
  [':::note', 1],
  ['==大事==です。', 1],
  ['++大事++です。', 1],
  ['一行目\\n二行目', 4],
  ['会費は\\3,000です。', 4],
  ['閉じない ` です。', 6],
  ['[b]大事[/b]です。'.replace('[/b]', ''), 1],
  ['店&amp;nbsp;の名前', 2],
  ['店&nbspの名前', 2],
  ['| 店 | 率 |', 1],
  ['一行目¥n二行目', 4],
  ['お支払いで、*お茶も対象です。', 7],
  ['!!大事!!です。', 1],
  ['上限は^大事^です。', 4],
  ['[notice]大事です。', 1],
]

const inFieldTexts = [
  '"__大事__な方"',
  '"_大事_な方"',
  '"*大事*な方"',
  '"[方] (/jp/card/)"',
  '"[方](/jp/card/"',
  '【方】(/jp/card/)',
  '"[[方]]"',
  '"- [ ] カードで支払った方"',
  '":::noteの方"',
  '"==大事==な方"',
  "'一行目\\n二行目の方'",
  "'\\3,000の方'",
  '"`方`"',
  '"## カードで支払った方"',
  '"##カードで支払った方"',
  '"{{name}}の方"',
  '"${name}の方"',
  '"&#48;の方"',
  '"＜br＞の方"',
  '"<!-- 方 -->"',
  '"---"',
  '"> カードで支払った方"',
  '"| 店 | 率 |"',
  '"一行目¥n二行目の方"',
  '"カードで、*アプリで支払った方"',
  '"!!大事!!な方"',
  '"^大事^な方"',
  '"[notice]カードの方"',
]

const fine = [
  '(^_^)とm(_ _)mと(*^_^*)',
  'file_name_aと3*4*5とC++とa==b',
  '★5と10~12と☆',
  'おトク!!うれしい!!と(^人^)と価格*税込',
  '「ヘルプ」（/jp/card/）と「Q&A」',
  '店（おすすめ）と[新着]',
  '#カードで支払った方',
  '〇_〇(^_^)',
]

/** Text that resembles markup but is not. */
export const markupCases: readonly Case[] = [
  ...inBodies.map(([written, column]) => ({
    title: `in a body, ${written}`,
    changes: body(written),
    diagnostics: [`./noodles.mdx:58:${column} - markup-in-text`],
  })),
  ...inFieldTexts.map((written) => ({
    title: `in a field, ${written}`,
    changes: target(written),
    diagnostics: ['./noodles.mdx:26:1 target markup-in-text'],
  })),
  ...fine.map((written) => ({
    title: `in a field, ${written} is fine`,
    changes: target(`"${written}"`),
    diagnostics: [],
  })),
  ...fine.slice(0, 6).map((written) => ({
    title: `in a body, ${written} is fine`,
    changes: body(`店は${written}です。`),
    diagnostics: [],
  })),
  { title: 'signs that are escaped on purpose', changes: body('店は\\_\\_大事\\_\\_です。'), diagnostics: [] },
  { title: 'a reference that Markdown reads', changes: body('A&amp;Bと&quot;C&quot;です。'), diagnostics: [] },
  {
    title: 'a footnote',
    changes: body('対象です[^1]。'),
    diagnostics: ['./noodles.mdx:58:5 - mark-in-other-signs'],
  },
]
