import { append, inBody, replaceOnce, type Case } from '../../tests/support/sites/small-content.ts'

const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })

/** Mistakes in the Markdown of a body: unsupported Markdown, and anything that would be code. */
export const mdxCases: readonly Case[] = [
  {
    title: 'a tag that is not closed',
    changes: body('<Notice title="a">\n\n文'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-unclosed'],
  },
  {
    title: 'a tag that is not closed in a list',
    changes: body('- 文\n- <Notice title="a">文'),
    diagnostics: ['./noodles.mdx:59:3 - mdx-unclosed'],
  },
  {
    title: 'a tag that is not closed in a link',
    changes: body('[<Notice title="a">文](/jp/lending)'),
    diagnostics: ['./noodles.mdx:58:2 - mdx-unclosed'],
  },
  {
    title: 'a tag inside another that is not closed',
    changes: body('<Steps>\n\n<Step title="a">\n\n文\n\n</Steps>'),
    diagnostics: ['./noodles.mdx:60:1 - mdx-unclosed'],
  },
  {
    title: 'a tag closed by another',
    changes: body('<Notice title="a">文</Notise>'),
    diagnostics: ['./noodles.mdx:58:20 - mdx-wrong-closing'],
  },
  { title: 'a closing tag alone', changes: body('</Notice>'), diagnostics: ['./noodles.mdx:58:2 - mdx-lone-closing'] },
  {
    title: 'a quote that is not closed',
    changes: body('<Notice title="a>文</Notice>'),
    diagnostics: ['./noodles.mdx:59:1 - mdx-syntax'],
  },
  {
    title: 'curly quotes',
    changes: body('<Notice title=“a”>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:15 - mdx-curly-quotes'],
  },
  {
    title: 'a full-width equals sign',
    changes: body('<Notice title＝"a">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:14 - mdx-full-width'],
  },
  {
    title: 'a full-width slash',
    changes: body('<LogoGrid ／>'),
    diagnostics: ['./noodles.mdx:58:11 - mdx-full-width'],
  },
  {
    title: 'a block in full-width brackets',
    changes: body('＜LogoGrid /＞'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-full-width-bracket'],
  },
  {
    title: 'the only block of its data in full-width brackets',
    changes: { './noodles.mdx': replaceOnce('<LogoGrid />', '＜LogoGrid／＞') },
    diagnostics: ['./noodles.mdx:50:1 - mdx-full-width-bracket'],
  },
  { title: 'words in full-width brackets', changes: body('＜お知らせ＞ 文 ＜五つ＞'), diagnostics: [] },
  {
    title: 'a heading without its space',
    changes: body('文\n\n##見出し'),
    diagnostics: ['./noodles.mdx:60:1 - mdx-heading-space'],
  },
  {
    title: 'a heading of full-width signs',
    changes: body('＃＃　見出し'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-heading-space'],
  },
  { title: 'a number sign in the text', changes: body('#メルカード で#1の文'), diagnostics: [] },
  {
    title: 'spaces behind the lines around the fields',
    changes: { './noodles.mdx': (text) => text.replaceAll(/^---$/gm, '--- ') },
    diagnostics: [],
  },
  { title: 'an import', changes: body("import fs from 'node:fs'"), diagnostics: ['./noodles.mdx:58:1 - mdx-import'] },
  { title: 'an export', changes: body('export const a = 1'), diagnostics: ['./noodles.mdx:58:1 - mdx-import'] },
  {
    title: 'an export of a function',
    changes: body('export default () => null'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-import'],
  },
  {
    title: 'a sentence that starts with import',
    changes: body('import of goods'),
    diagnostics: ['./noodles.mdx:58:11 - mdx-syntax'],
  },
  {
    title: 'a calculation in a property',
    changes: body('<Notice title={1 + 1}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:16 Notice.title mdx-expression'],
  },
  {
    title: 'a variable in a property',
    changes: body('<Notice title={process}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:16 Notice.title mdx-expression'],
  },
  {
    title: 'a function in a property',
    changes: body('<Notice title={() => 1}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:16 Notice.title mdx-expression'],
  },
  {
    title: 'a regular expression',
    changes: body('<Notice title={/a/}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:16 Notice.title mdx-expression'],
  },
  {
    title: 'a big integer',
    changes: body('<RateBreakdown reductionRate={4n} />'),
    diagnostics: ['./noodles.mdx:58:31 RateBreakdown.reductionRate mdx-expression'],
  },
  { title: 'a template text', changes: body('<Notice title={`a`}>文</Notice>'), diagnostics: [] },
  {
    title: 'a template text with an expression',
    changes: body('<Notice title={`a${1}`}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:16 Notice.title mdx-expression'],
  },
  {
    title: 'an expression deep inside a list',
    changes: { './noodles.mdx': replaceOnce('"同じです"', 'total()') },
    diagnostics: ['./noodles.mdx:46:16 RateTable.rows mdx-expression'],
  },
  {
    title: 'a spread inside a list',
    changes: { './noodles.mdx': replaceOnce('"同じです"', '...more') },
    diagnostics: ['./noodles.mdx:46:16 RateTable.rows mdx-expression'],
  },
  {
    title: 'a hole in a list',
    changes: { './noodles.mdx': replaceOnce('"同じです"', ', "同じです"') },
    diagnostics: ['./noodles.mdx:46:5 RateTable.rows mdx-expression'],
  },
  {
    title: 'a key of __proto__ in a property',
    changes: body('<LogoGrid logos={[{ "__proto__": { src: "a" } }]} />'),
    diagnostics: ['./noodles.mdx:58:21 LogoGrid.logos mdx-expression'],
  },
  {
    title: 'a getter in a property',
    changes: body('<LogoGrid logos={[{ get src() { return 1 } }]} />'),
    diagnostics: ['./noodles.mdx:58:21 LogoGrid.logos mdx-expression'],
  },
  {
    title: 'a computed key in a property',
    changes: body('<LogoGrid logos={[{ ["src"]: "a" }]} />'),
    diagnostics: ['./noodles.mdx:58:21 LogoGrid.logos mdx-expression'],
  },
  {
    title: 'a calculation in the text',
    changes: body('合計は {1 + 1} です'),
    diagnostics: ['./noodles.mdx:58:5 - mdx-text-expression'],
  },
  {
    title: 'code behind a comment',
    changes: body('{/* a */ alert(1) /* b */}'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-text-expression'],
  },
  { title: 'a comment', changes: body('{/* あとで書く */}'), diagnostics: [] },
  { title: 'two comments', changes: body('{/* a */ /* b */}'), diagnostics: [] },
  { title: 'empty braces', changes: body('文{}'), diagnostics: ['./noodles.mdx:58:2 - mdx-text-expression'] },
  { title: 'a brace that is not closed', changes: body('文 { 文'), diagnostics: ['./noodles.mdx:58:6 - mdx-syntax'] },
  {
    title: 'a brace as an entity',
    changes: body('文 &#123; 文 &lt; 文 &amp; 文 &nosuch; 文'),
    diagnostics: ['./noodles.mdx:58:27 - markup-in-text'],
  },
  {
    title: 'an invisible character as an entity',
    changes: body('文&#x202e;文'),
    diagnostics: ['./noodles.mdx:58:2 - control-character'],
  },
  { title: 'an HTML tag', changes: body('<p>文</p>'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  { title: 'an HTML line break', changes: body('文<br />文'), diagnostics: ['./noodles.mdx:58:2 - mdx-html'] },
  {
    title: 'an HTML line break without slash',
    changes: body('文<br>文'),
    diagnostics: ['./noodles.mdx:58:2 - mdx-html'],
  },
  { title: 'an HTML rule', changes: body('<hr>\n\n文'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  {
    title: 'an HTML picture in a block',
    changes: body('<Notice title="a">\n文<img src="a">\n</Notice>'),
    diagnostics: ['./noodles.mdx:59:2 - mdx-html'],
  },
  {
    title: 'an HTML line break in an HTML tag',
    changes: body('<p>文<br>文</p>'),
    diagnostics: ['./noodles.mdx:58:5 - mdx-html'],
  },
  { title: 'a closing HTML tag alone', changes: body('文</br>'), diagnostics: ['./noodles.mdx:58:3 - mdx-html'] },
  { title: 'an HTML comment', changes: body('<!-- 文 -->'), diagnostics: ['./noodles.mdx:58:2 - mdx-html-comment'] },
  { title: 'a script', changes: body('<script>alert(1)</script>'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  {
    title: 'a handler on an HTML tag',
    changes: body('<img onerror="alert(1)" />'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-html'],
  },
  { title: 'a fragment', changes: body('<>文</>'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  { title: 'a tag of a member', changes: body('<a.b>文</a.b>'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  { title: 'a tag with a namespace', changes: body('<svg:rect />'), diagnostics: ['./noodles.mdx:58:1 - mdx-html'] },
  {
    title: 'a tag called constructor',
    changes: body('<constructor />'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-html'],
  },
  {
    title: 'a tag called __proto__',
    changes: body('<__proto__ />'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a handler',
    changes: body('<Notice title="a" onClick="alert(1)">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.onClick mdx-handler'],
  },
  {
    title: 'a handler in small letters',
    changes: body('<Notice title="a" onload="alert(1)">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.onload mdx-handler'],
  },
  {
    title: 'a spread of properties',
    changes: body('<Notice {...more}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:9 Notice mdx-spread'],
  },
  { title: 'a heading of the first level', changes: body('# 文'), diagnostics: ['./noodles.mdx:58:1 - mdx-markdown'] },
  { title: 'an underlined heading', changes: body('文\n==='), diagnostics: ['./noodles.mdx:58:1 - mdx-markdown'] },
  { title: 'an empty heading', changes: body('##'), diagnostics: ['./noodles.mdx:58:1 - empty-text'] },
  { title: 'a quotation', changes: body('> 文'), diagnostics: ['./noodles.mdx:58:1 - mdx-markdown'] },
  { title: 'code in a sentence', changes: body('文 `文`'), diagnostics: ['./noodles.mdx:58:3 - mdx-markdown'] },
  { title: 'a block of code', changes: body('```\n文\n```'), diagnostics: ['./noodles.mdx:58:1 - mdx-markdown'] },
  {
    title: 'a Markdown picture',
    changes: body('![文](images/bowl.svg)'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-markdown'],
  },
  {
    title: 'a Markdown table',
    changes: body('| a | b |\n|---|---|\n| 1 | 2 |'),
    diagnostics: ['./noodles.mdx:58:1 - markup-in-text'],
  },
  { title: 'words struck through', changes: body('~~文~~'), diagnostics: ['./noodles.mdx:58:1 - markup-in-text'] },
  {
    title: 'stars that Markdown leaves as they are',
    changes: body('これは** おトク **です'),
    diagnostics: ['./noodles.mdx:58:4 - markup-in-text'],
  },
  { title: 'brackets in bold, without spaces around them', changes: body('これは**「おトク」**です'), diagnostics: [] },
  { title: 'stars on purpose', changes: body('文 \\*\\* 文'), diagnostics: [] },
  {
    title: 'a link by reference',
    changes: body('[文][a]\n\n[a]: https://help.example.jp/'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-definition', './noodles.mdx:60:1 - mdx-definition'],
  },
  { title: 'a footnote', changes: body('[^1]: 文'), diagnostics: ['./noodles.mdx:58:1 - mdx-definition'] },
  {
    title: 'a link without words',
    changes: body('[](https://help.example.jp/)'),
    diagnostics: ['./noodles.mdx:58:1 - empty-text'],
  },
  {
    title: 'a link to code',
    changes: body('[文](javascript:alert(1))'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  {
    title: 'a link to code in mixed case',
    changes: body('[文](JaVaScRiPt:alert(1))'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  {
    title: 'a link to code by entity',
    changes: body('[文](&#106;avascript:alert(1))'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  { title: 'a link to data', changes: body('[文](data:text/html,a)'), diagnostics: ['./noodles.mdx:58:1 - bad-link'] },
  {
    title: 'a link that leaves out https:',
    changes: body('[文](//evil.example)'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  {
    title: 'a link with a backslash',
    changes: body('[文](/\\\\evil.example)'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  {
    title: 'a link outside the page',
    changes: body('[文](other.html)'),
    diagnostics: ['./noodles.mdx:58:1 - bad-link'],
  },
  {
    title: 'a link to no page',
    changes: body('[文](/jp/card/209912-1/)'),
    diagnostics: ['./noodles.mdx:58:1 - dead-link'],
  },
  {
    title: 'an address in angle brackets',
    changes: body('<https://example.jp>'),
    diagnostics: ['./noodles.mdx:58:1 - mdx-angle-words'],
  },
  {
    title: 'an empty body',
    changes: { './noodles.mdx': inBody(() => '') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty'],
  },
  {
    title: 'a body of nothing but a comment',
    changes: { './noodles.mdx': inBody(() => '{/* あとで書く */}\n') },
    diagnostics: ['./noodles.mdx:35:1 - body-empty'],
  },
  {
    title: 'a very long line',
    changes: body('あいうえお'.repeat(1_800)),
    diagnostics: ['./noodles.mdx:1:1 - page-heavy'],
  },
  {
    title: 'blocks 60 levels deep',
    changes: body(`${'<Notice title="a">'.repeat(60)}文${'</Notice>'.repeat(60)}`),
    diagnostics: ['./noodles.mdx:58:721 - too-deep'],
  },
  {
    title: 'lists 60 levels deep',
    changes: body(`${'- '.repeat(60)}文`),
    diagnostics: ['./noodles.mdx:58:41 - too-deep'],
  },
  {
    title: 'a list 4000 levels deep in a property',
    changes: body(`<LogoGrid logos={${'['.repeat(4000)}${']'.repeat(4000)}} />`),
    diagnostics: ['./noodles.mdx:58:117 - too-deep'],
  },
  ...['<ご注意>', '文です。<ご注意>読む', '<ご注意！>', '</ご注意>', '<「秋」>'].map((written) => ({
    title: `words in the brackets of a block, ${written}`,
    changes: body(written),
    diagnostics: [`./noodles.mdx:58:${written.indexOf('<') + 1} - mdx-angle-words`],
  })),
  ...['<https://help.example.jp/>', '<info@example.jp>', '<mailto:info@example.jp>'].map((written) => ({
    title: `an address in the brackets of a block, ${written}`,
    changes: body(written),
    diagnostics: ['./noodles.mdx:58:1 - mdx-angle-words'],
  })),
  {
    title: 'the middle mark of two changes, left over',
    changes: body('文です。\n=======\n文です。'),
    diagnostics: ['./noodles.mdx:59:1 - conflict-marks'],
  },
  {
    title: 'more stars than a parser should compare',
    changes: body('*a_ '.repeat(401)),
    diagnostics: ['./noodles.mdx:58:1601 - mdx-too-many-marks'],
  },
  {
    title: 'a nought as a reference',
    changes: body('店&#0;の名前'),
    diagnostics: ['./noodles.mdx:58:2 - odd-characters'],
  },
]
