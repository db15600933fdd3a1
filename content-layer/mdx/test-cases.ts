import { createCases, type CaseRow } from '../../tests/support/sites/case-tables.ts'
import { append, inBody, replaceOnce, type Case } from '../../tests/support/sites/small-content.ts'

/** Appends Markdown to the body of the fixture's campaign, where it starts on line 58. */
const appendToBody = (markdown: string) => ({ './noodles.mdx': append(`\n${markdown}\n`) })

const casesOfBody = (rows: readonly CaseRow[]) => createCases(rows, { change: appendToBody, at: './noodles.mdx:' })

/** Edits the table in the fixture's body: its last cell is the text "同じです". */
const casesOfTableCell = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (cell) => ({ './noodles.mdx': replaceOnce('"同じです"', cell) }),
    at: './noodles.mdx:',
  })

const tags = casesOfBody([
  ['a tag that is not closed is reported at its start', '<Notice title="a">\n\n文', '58:1 - mdx-unclosed'],
  [
    'a tag that is not closed in a list is reported at its start',
    '- 文\n- <Notice title="a">文',
    '59:3 - mdx-unclosed',
  ],
  [
    'a tag that is not closed in a link is reported at its start',
    '[<Notice title="a">文](/jp/lending)',
    '58:2 - mdx-unclosed',
  ],
  [
    'of two tags, the inner one is the open one',
    '<Steps>\n\n<Step title="a">\n\n文\n\n</Steps>',
    '60:1 - mdx-unclosed',
  ],
  ['a misspelt closing tag is reported', '<Notice title="a">文</Notise>', '58:20 - mdx-wrong-closing'],
  ['a closing tag alone is reported', '</Notice>', '58:2 - mdx-lone-closing'],
  ['a text without quotes is reported at its start', '<Notice title=文です>文</Notice>', '58:15 - mdx-unquoted'],
  [
    'a text without quotes before another is reported',
    '<Notice title=文 です id="a">文</Notice>',
    '58:15 - mdx-unquoted',
  ],
  ['a text without quotes at the end of a tag is reported', '<Image alt=どんぶり />', '58:12 - mdx-unquoted'],
  ['a quote that is not closed is reported at its start', '<Notice title="a>文</Notice>', '58:15 - mdx-quote'],
  [
    'a quote that is not closed before another tag is reported at its start',
    '<Notice title="a>文</Notice>\n\n<Notice title="｛月｝の文">文</Notice>',
    '58:15 - mdx-quote',
  ],
  [
    'a quote that is not closed before another property is reported at its start',
    '<Image src="images/bowl.svg alt="どんぶり" />',
    '58:12 - mdx-quote',
  ],
  [
    'a quote that is not closed at the end of its line is reported at its start',
    '<RateTable\n  caption="例\n  columns={["お店"]}\n  rows={[["街"]]}\n/>',
    '59:11 - mdx-quote',
  ],
  ['a text of two lines in quotes is accepted', '<Notice title="a\n  b">文</Notice>'],
  [
    'an opening tag in full-width brackets is reported, and not its closing tag',
    '＜Steps＞\n\n<Step title="a">文</Step>\n\n</Steps>',
    '58:1 - mdx-full-width-bracket',
  ],
  [
    'a closing tag in full-width brackets is reported, and not its opening tag',
    '<Notice title="a">\n\n文\n\n＜／Notice＞',
    '62:1 - mdx-full-width-bracket',
  ],
  ['curly quotes are named', '<Notice title=“a”>文</Notice>', '58:15 - mdx-curly-quotes'],
  ['a full-width equals sign is named', '<Notice title＝"a">文</Notice>', '58:14 - mdx-full-width'],
  ['a full-width slash is named', '<LogoGrid ／>', '58:11 - mdx-full-width'],
  ['a block in full-width brackets is no text', '＜LogoGrid /＞', '58:1 - mdx-full-width-bracket'],
  ['words in full-width brackets are a text', '＜お知らせ＞ 文 ＜五つ＞'],
])

/** Everything that would be code is refused, at its position. */
const code = casesOfBody([
  ['an import is refused', "import fs from 'node:fs'", '58:1 - mdx-import'],
  ['an export is refused', 'export const a = 1', '58:1 - mdx-import'],
  ['a sentence that starts with import is a syntax error', 'import of goods', '58:1 - mdx-syntax'],
  ['a calculation in a property is refused', '<Notice title={1 + 1}>文</Notice>', '58:16 Notice.title mdx-expression'],
  ['a variable in a property is refused', '<Notice title={process}>文</Notice>', '58:16 Notice.title mdx-expression'],
  ['a function in a property is refused', '<Notice title={() => 1}>文</Notice>', '58:16 Notice.title mdx-expression'],
  ['a regular expression is refused', '<Notice title={/a/}>文</Notice>', '58:16 Notice.title mdx-expression'],
  [
    'a big integer is refused',
    '<RateBreakdown reductionRate={4n} />',
    '58:31 RateBreakdown.reductionRate mdx-expression',
  ],
  ['a template text is accepted', '<Notice title={`a`}>文</Notice>'],
  [
    'a template text with an expression is refused',
    '<Notice title={`a${1}`}>文</Notice>',
    '58:16 Notice.title mdx-expression',
  ],
  [
    'a key of __proto__ in a property is refused',
    '<LogoGrid logos={[{ "__proto__": { src: "a" } }]} />',
    '58:21 LogoGrid.logos mdx-expression',
  ],
  [
    'a getter in a property is refused',
    '<LogoGrid logos={[{ get src() { return 1 } }]} />',
    '58:21 LogoGrid.logos mdx-expression',
  ],
  [
    'a computed key in a property is refused',
    '<LogoGrid logos={[{ ["src"]: "a" }]} />',
    '58:21 LogoGrid.logos mdx-expression',
  ],
  ['a spread of properties is refused', '<Notice {...more}>文</Notice>', '58:9 Notice mdx-spread'],
  ['a handler is refused', '<Notice title="a" onClick="alert(1)">文</Notice>', '58:19 Notice.onClick mdx-handler'],
  [
    'a handler in small letters is refused',
    '<Notice title="a" onload="alert(1)">文</Notice>',
    '58:19 Notice.onload mdx-handler',
  ],
  ['a calculation in the text is refused', '合計は {1 + 1} です', '58:5 - mdx-text-expression'],
  ['code between comments is refused', '{/* a */ alert(1) /* b */}', '58:1 - mdx-text-expression'],
  ['comments are accepted', '{/* a */ /* b */}'],
  ['empty braces are refused', '文{}', '58:2 - mdx-text-expression'],
  ['a comment that is not closed is reported at its start', '文\n\n{/* メモ\n\n文', '60:1 - mdx-open-comment'],
  [
    'a full-width comma in a list is reported',
    '<RateTable caption="例" columns={["お店"、"率"]} rows={[["街", "a"]]} />',
    '58:38 - mdx-full-width',
  ],
  [
    'a curly quote in a list is reported, and not one in its texts',
    '<RateTable caption="例" columns={["お“店”", “率”]} rows={[["街", "a"]]} />',
    '58:42 - mdx-full-width',
  ],
  ['a brace that is not closed is a syntax error', '文 { 文', '58:3 - mdx-syntax'],
  [
    'a brace that is not closed is reported where it is, and not in the block that follows',
    '文 {上限 です\n\n<RateTable columns={["a"]} />',
    '58:3 - mdx-syntax',
  ],
  [
    'a sentence that starts with import is reported even before a block',
    'import of\n\n<LogoGrid logos={[]} />',
    '58:1 - mdx-syntax',
  ],
])

const codeInLists = casesOfTableCell([
  ['an expression deep inside a list is refused', 'total()', '46:16 RateTable.rows mdx-expression'],
  ['a spread inside a list is refused', '...more', '46:16 RateTable.rows mdx-expression'],
  ['a hole in a list is reported at the list', ', "同じです"', '46:5 RateTable.rows mdx-expression'],
])

const html = casesOfBody([
  ['an HTML tag is refused', '<p>文</p>', '58:1 - mdx-html'],
  ['an HTML line break is refused', '文<br />文', '58:2 - mdx-html'],
  ['an HTML line break without slash is refused', '文<br>文', '58:2 - mdx-html'],
  [
    'an HTML picture in a block is reported, not the block',
    '<Notice title="a">\n文<img src="a">\n</Notice>',
    '59:2 - mdx-html',
  ],
  ['of two HTML tags, the one left open is reported', '<p>文<br>文</p>', '58:5 - mdx-html'],
  ['a closing HTML tag alone is refused', '文</br>', '58:3 - mdx-html'],
  ['an HTML comment is refused', '<!-- 文 -->', '58:2 - mdx-html-comment'],
  ['a script is refused', '<script>alert(1)</script>', '58:1 - mdx-html'],
  ['a fragment is refused', '<>文</>', '58:1 - mdx-html'],
  ['a tag of a member is refused', '<a.b>文</a.b>', '58:1 - mdx-html'],
  ['a tag with a namespace is refused', '<svg:rect />', '58:1 - mdx-html'],
  ['a tag called constructor is no block', '<constructor />', '58:1 - mdx-html'],
  ['a tag called __proto__ is no block', '<__proto__ />', '58:1 - unknown-block'],
])

const bracketedWords: Case[] = [
  ...['<https://example.jp>', '<info@example.jp>', '<mailto:info@example.jp>'].map((written) => ({
    title: `an address in the brackets of a tag is reported: ${written}`,
    changes: appendToBody(written),
    diagnostics: ['./noodles.mdx:58:1 - mdx-angle-words'],
  })),
  ...['<ご注意>', '文です。<ご注意>読む', '<ご注意！>', '</ご注意>', '<「秋」>'].map((written) => ({
    title: `words in the brackets of a tag are reported at the bracket: ${written}`,
    changes: appendToBody(written),
    diagnostics: [`./noodles.mdx:58:${written.indexOf('<') + 1} - mdx-angle-words`],
  })),
]

const markdown = casesOfBody([
  ['a heading without its space is reported', '文\n\n##見出し', '60:1 - mdx-heading-space'],
  ['a heading of full-width signs is reported', '＃＃　見出し', '58:1 - mdx-heading-space'],
  ['a number sign in the text is no heading', '#メルカード で#1の文'],
  ['a heading of the first level is not supported', '# 文', '58:1 - mdx-markdown'],
  ['an underlined heading is not supported', '文\n===', '58:1 - mdx-markdown'],
  ['an empty heading is reported', '##', '58:1 - empty-text'],
  ['a quotation is not supported', '> 文', '58:1 - mdx-markdown'],
  ['code in a sentence is not supported', '文 `文`', '58:3 - mdx-markdown'],
  ['a block of code is not supported', '```\n文\n```', '58:1 - mdx-markdown'],
  ['a Markdown picture is not supported', '![文](images/bowl.svg)', '58:1 - mdx-markdown'],
  ['a Markdown table stays text, which is reported', '| a | b |\n|---|---|\n| 1 | 2 |', '58:1 - markup-in-text'],
  ['words struck through stay text, which is reported', '~~文~~', '58:1 - markup-in-text'],
  ['stars that Markdown leaves as they are are reported', 'これは** おトク **です', '58:4 - markup-in-text'],
  ['brackets in bold need no spaces around them', 'これは**「おトク」**です'],
  ['escaped stars are accepted', '文 \\*\\* 文'],
  ['a footnote is not supported', '[^1]: 文', '58:1 - mdx-definition'],
])

const characters = casesOfBody([
  [
    'entities are characters, except unknown ones',
    '文 &#123; 文 &lt; 文 &amp; 文 &nosuch; 文',
    '58:27 - markup-in-text',
  ],
  ['an invisible character as an entity is reported', '文&#x202e;文', '58:2 - control-character'],
  ['a null character as an entity is reported', '店&#0;の名前', '58:2 - odd-characters'],
  ['the middle mark of a conflict of two changes is reported', '文です。\n=======\n文です。', '59:1 - conflict-marks'],
])

const links = casesOfBody([
  [
    'a link by reference is not supported, nor is its definition',
    '[文][a]\n\n[a]: https://help.example.jp/',
    '58:1 - mdx-definition',
    '60:1 - mdx-definition',
  ],
  ['a link without words is reported', '[](https://help.example.jp/)', '58:1 - empty-text'],
  ['a link to code is refused', '[文](javascript:alert(1))', '58:1 - bad-link'],
  ['a link to code in mixed case is refused', '[文](JaVaScRiPt:alert(1))', '58:1 - bad-link'],
  ['a link to code by an entity is refused', '[文](&#106;avascript:alert(1))', '58:1 - bad-link'],
  ['a link to data is refused', '[文](data:text/html,a)', '58:1 - bad-link'],
  ['a link that leaves out https: is refused', '[文](//evil.example)', '58:1 - bad-link'],
  ['a link with a backslash is refused', '[文](/\\\\evil.example)', '58:1 - bad-link'],
  ['a relative link is refused', '[文](other.html)', '58:1 - bad-link'],
  ['a link to no page is reported', '[文](/jp/card/209912-1/)', '58:1 - dead-link'],
])

const limits: Case[] = [
  {
    title: 'a very long line makes the page heavy',
    changes: appendToBody('あいうえお'.repeat(1_800)),
    diagnostics: ['./noodles.mdx:1:1 - page-heavy'],
  },
  ...casesOfBody([
    [
      'blocks 60 levels deep are too deep',
      `${'<Notice title="a">'.repeat(60)}文${'</Notice>'.repeat(60)}`,
      '58:721 - too-deep',
    ],
    ['lists 60 levels deep are too deep', `${'- '.repeat(60)}文`, '58:41 - too-deep'],
    [
      'a list 4000 levels deep in a property is too deep for the parser',
      `<LogoGrid logos={${'['.repeat(4000)}${']'.repeat(4000)}} />`,
      '58:117 - too-deep',
    ],
    ['more stars than a parser should compare are refused', '*a_ '.repeat(401), '58:1601 - mdx-too-many-marks'],
  ]),
]

const wholeBodies: Case[] = [
  {
    title: 'an empty body is reported at the end of the fields',
    changes: { './noodles.mdx': inBody(() => '') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty'],
  },
  {
    title: 'a body of nothing but a comment is empty',
    changes: { './noodles.mdx': inBody(() => '{/* あとで書く */}\n') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty'],
  },
  {
    title: 'the only block of a list in full-width brackets is reported, and not the list as unshown',
    changes: { './noodles.mdx': replaceOnce('<LogoGrid />', '＜LogoGrid／＞') },
    diagnostics: ['./noodles.mdx:50:1 - mdx-full-width-bracket'],
  },
  {
    title: 'spaces behind the lines around the fields are accepted',
    changes: { './noodles.mdx': (text) => text.replaceAll(/^---$/gm, '--- ') },
    diagnostics: [],
  },
]

/** Mistakes in the Markdown of a body: unsupported Markdown, and anything that would be code. */
export const mdxCases: readonly Case[] = [
  ...tags,
  ...code,
  ...codeInLists,
  ...html,
  ...bracketedWords,
  ...links,
  ...markdown,
  ...characters,
  ...limits,
  ...wholeBodies,
]
