import {
  append,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const month = (change: Change) => ({ './month.yaml': change })
const title = (written: string) => noodles(replaceOnce('title: 街のごはんがおトク', `title: ${written}`))
const bomb = 'a: &a [x, x]\nb: [*a, *a]\n'

/** Mistakes in YAML syntax, independent of the fields. */
export const yamlCases: readonly Case[] = [
  {
    title: 'a quote that is not closed',
    changes: title('"街のごはん'),
    diagnostics: ['./noodles.mdx:3:14 - yaml-quote'],
  },
  {
    title: 'a colon inside a text without quotes',
    changes: title('街: ごはん'),
    diagnostics: ['./noodles.mdx:3:9 - yaml-colon-in-value'],
  },
  {
    title: 'a colon inside a text of a list',
    changes: noodles(append('conditions:\n  - 読書: 9月\n')),
    diagnostics: ['./noodles.mdx:36:7 conditions[1] yaml-colon-in-value'],
  },
  {
    title: 'a full-width colon',
    changes: noodles(replaceOnce('title: 街', 'title：街')),
    diagnostics: ['./noodles.mdx:3:6 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon on the last line',
    changes: noodles(append('pages：summary-only\n')),
    diagnostics: ['./noodles.mdx:35:6 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon before fields',
    changes: noodles(replaceOnce('period:', 'period：')),
    diagnostics: ['./noodles.mdx:23:7 - yaml-full-width-colon'],
  },
  {
    title: 'a full-width colon in a list',
    changes: noodles(replaceOnce('use: points', 'use：points')),
    diagnostics: ['./noodles.mdx:34:8 annotationLists[2] yaml-full-width-colon'],
  },
  {
    title: 'no space behind a colon',
    changes: noodles(replaceOnce('entry: not', 'entry:not')),
    diagnostics: ['./noodles.mdx:22:6 - yaml-no-space'],
  },
  {
    title: 'no space behind a colon below fields',
    changes: noodles(replaceOnce('  end: 2', '  end:2')),
    diagnostics: ['./noodles.mdx:25:6 - yaml-no-space'],
  },
  {
    title: 'no space behind a colon in a list',
    changes: noodles(replaceOnce('use: points', 'use:points')),
    diagnostics: ['./noodles.mdx:34:8 annotationLists[2] yaml-no-space'],
  },
  {
    title: 'an indentation by full-width spaces',
    changes: noodles(replaceOnce('  start: 2023-02-01 00:00\n  end', '　start: 2023-02-01 00:00\n　end')),
    diagnostics: ['./noodles.mdx:24:1 - yaml-full-width-space', './noodles.mdx:25:1 - yaml-full-width-space'],
  },
  {
    title: 'an indentation by a half-width and a full-width space',
    changes: noodles(replaceOnce('  end: 2', ' 　end: 2')),
    diagnostics: ['./noodles.mdx:25:2 - yaml-full-width-space'],
  },
  {
    title: 'a list that is indented by a full-width space',
    changes: month(replaceOnce('  - noodles', '　- noodles')),
    diagnostics: ['./month.yaml:11:1 - yaml-full-width-space'],
  },
  { title: 'a full-width space at the head of a text', changes: title('|-\n  　街の\n  ごはん'), diagnostics: [] },
  {
    title: 'a text that starts with %',
    changes: title('%還元'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-special-start'],
  },
  {
    title: 'a text that starts with @',
    changes: title('@街'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-special-start'],
  },
  {
    title: 'a text that starts with a grave accent',
    changes: title('`街`'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-special-start'],
  },
  {
    title: 'a text that starts with >',
    changes: title('>街'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-special-start'],
  },
  {
    title: 'a text that starts with [',
    changes: title('[街] ごはん'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-special-start'],
  },
  { title: 'curly quotes', changes: title('“街: ごはん”'), diagnostics: ['./noodles.mdx:3:8 - yaml-curly-quotes'] },
  {
    title: 'curly quotes around a colour',
    changes: noodles(replaceOnce('"#ff9e6d"', '“#ff9e6d”')),
    diagnostics: ['./noodles.mdx:5:10 bgcolor yaml-curly-quotes'],
  },
  {
    title: 'an indentation by tab',
    changes: noodles(replaceOnce('  start:', '\tstart:')),
    diagnostics: ['./noodles.mdx:24:1 - yaml-tab'],
  },
  {
    title: 'an indentation that does not fit',
    changes: noodles(replaceOnce('target: カード', ' target: カード')),
    diagnostics: ['./noodles.mdx:26:1 - yaml-indent'],
  },
  {
    title: 'a list that is less indented than its field',
    changes: noodles(replaceOnce('headline:\n  kind', 'headline: [\nkind')),
    diagnostics: ['./noodles.mdx:16:1 - yaml-indent'],
  },
  {
    title: 'a field that occurs twice',
    changes: noodles(append('title: また\n')),
    diagnostics: ['./noodles.mdx:35:1 title yaml-duplicate-key'],
  },
  {
    title: 'two fields that occur twice',
    changes: noodles((text) => `${text}title: また\ntag: また\n`),
    diagnostics: ['./noodles.mdx:35:1 title yaml-duplicate-key', './noodles.mdx:36:1 tag yaml-duplicate-key'],
  },
  {
    title: 'a field that occurs twice in a group, and once more in quotes',
    changes: noodles(replaceOnce('headline:\n', 'headline:\n  label: a\n  "label": b\n')),
    diagnostics: ['./noodles.mdx:17:3 "label" yaml-duplicate-key', './noodles.mdx:21:3 label yaml-duplicate-key'],
  },
  {
    title: 'a field that occurs twice in braces',
    changes: noodles(append('facts: { 例: 100円, 例: 200円 }\n')),
    diagnostics: ['./noodles.mdx:35:19 例 yaml-duplicate-key'],
  },
  {
    title: 'a field that occurs twice before a broken line',
    changes: noodles(append('title: また\nnote: "また\n')),
    diagnostics: ['./noodles.mdx:35:1 title yaml-duplicate-key', './noodles.mdx:36:7 - yaml-quote'],
  },
  {
    title: 'a second document',
    changes: month(append('---\ntitle: また\n')),
    diagnostics: ['./month.yaml:15:1 - yaml-several-documents'],
  },
  { title: 'a document between --- and ...', changes: month((text) => `---\n${text}...\n`), diagnostics: [] },
  { title: 'a text that starts with !', changes: title('!おトク'), diagnostics: ['./noodles.mdx:3:9 - yaml-syntax'] },
  {
    title: 'a JavaScript tag',
    changes: title('!!js/function "function () {}"'),
    diagnostics: ['./noodles.mdx:3:8 - yaml-tag'],
  },
  { title: 'a binary tag', changes: title('!!binary aGk='), diagnostics: ['./noodles.mdx:3:1 title not-text'] },
  { title: 'a text in stars', changes: title('*おトク*'), diagnostics: ['./noodles.mdx:3:8 - yaml-alias'] },
  {
    title: 'an anchor that nothing uses',
    changes: title('&おトク です'),
    diagnostics: ['./noodles.mdx:3:13 - yaml-alias'],
  },
  {
    title: 'an anchor that contains itself',
    changes: title('&a [*a]'),
    diagnostics: ['./noodles.mdx:3:11 - yaml-alias', './noodles.mdx:3:12 - yaml-alias'],
  },
  {
    title: 'references that multiply',
    changes: noodles(append(bomb)),
    diagnostics: [
      './noodles.mdx:35:7 - yaml-alias',
      './noodles.mdx:36:5 - yaml-alias',
      './noodles.mdx:36:9 - yaml-alias',
    ],
  },
  {
    title: 'a merge key',
    changes: noodles(append('<<: { title: また }\n')),
    diagnostics: ['./noodles.mdx:35:1 << unknown-key'],
  },
  {
    title: 'an older version of YAML',
    changes: month((text) => `%YAML 1.1\n---\n${text}`),
    diagnostics: ['./month.yaml:1:1 - yaml-directive'],
  },
  {
    title: 'a key that is a list',
    changes: noodles(append('? [a, b]\n: 1\n')),
    diagnostics: ['./noodles.mdx:35:3 - yaml-key'],
  },
  {
    title: 'a colon without a key',
    changes: noodles(append(': 1\n')),
    diagnostics: ['./noodles.mdx:35:1 - yaml-key'],
  },
  {
    title: 'a key of __proto__',
    changes: noodles(append('__proto__: { title: また }\n')),
    diagnostics: ['./noodles.mdx:35:1 __proto__ unknown-key'],
  },
  {
    title: 'a key of constructor',
    changes: noodles(append('constructor: 1\n')),
    diagnostics: ['./noodles.mdx:35:1 constructor unknown-key'],
  },
  {
    title: 'a key of toString',
    changes: noodles(append('toString: 1\n')),
    diagnostics: ['./noodles.mdx:35:1 toString unknown-key'],
  },
  {
    title: 'a key that is an emoji',
    changes: noodles(append('🍜: 1\n')),
    diagnostics: ['./noodles.mdx:35:1 🍜 unknown-key'],
  },
  {
    title: 'a key that is a number',
    changes: noodles(append('1: 1\n')),
    diagnostics: ['./noodles.mdx:35:1 1 unknown-key'],
  },
  { title: 'an empty file', changes: noodles(() => ''), diagnostics: ['./noodles.mdx:1:1 - yaml-empty'] },
  {
    title: 'a file of comments only',
    changes: noodles(() => '# あとで書く\n'),
    diagnostics: ['./noodles.mdx:1:1 - yaml-empty'],
  },
  {
    title: 'a file with a lone text',
    changes: noodles(() => 'おトク\n'),
    diagnostics: ['./noodles.mdx:2:1 - not-fields'],
  },
  {
    title: 'a file with a lone list',
    changes: noodles(() => '- a\n'),
    diagnostics: ['./noodles.mdx:2:1 - not-fields'],
  },
  { title: 'nesting without end', changes: title('['.repeat(9000)), diagnostics: ['./noodles.mdx:3:108 - too-deep'] },
  {
    title: 'nesting 90 levels deep',
    changes: title('['.repeat(90) + ']'.repeat(90)),
    diagnostics: ['./noodles.mdx:3:1 title not-text'],
  },
  {
    title: 'lists in lists without end on one line',
    changes: noodles(append(`${'- '.repeat(9000)}a\n`)),
    diagnostics: ['./noodles.mdx:35:1 - too-deep'],
  },
  {
    title: 'more than twenty diagnostics of a kind',
    changes: noodles(append(`conditions:\n${'  - &a a\n'.repeat(50)}`)),
    diagnostics: [
      ...Array.from({ length: 20 }, (_, index) => `./noodles.mdx:${36 + index}:8 - yaml-alias`),
      './noodles.mdx:56:8 - more-of-a-kind',
    ],
  },
  {
    title: 'thousands of unknown fields',
    changes: noodles(append(Array.from({ length: 10_000 }, (_, index) => `k${index}: 1\n`).join(''))),
    diagnostics: [
      ...Array.from({ length: 20 }, (_, index) => `./noodles.mdx:${35 + index}:1 k${index} unknown-key`),
      './noodles.mdx:55:1 k20 more-of-a-kind',
    ],
  },
  {
    title: 'a very long line',
    changes: noodles(replaceOnce('対象のお店で', 'あいうえお'.repeat(10_000))),
    diagnostics: ['./noodles.mdx:1:1 - page-heavy', './noodles.mdx:4:1 description share-text-cut'],
  },
  { title: 'quotes in quotes', changes: title(`'"it''s" 「おトク」'`), diagnostics: [] },
  {
    title: 'a null byte by escape',
    changes: title('"お\\0トク"'),
    diagnostics: ['./noodles.mdx:3:1 title control-character'],
  },
  {
    title: 'a terminal colour by escape',
    changes: noodles(replaceOnce('entry: not-required', 'entry: "\\e[31mno"')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  ...['#冬の味覚', '#1の店だけ'].map((tag) => ({
    title: `a text that is cut off by ${tag}`,
    changes: noodles(replaceOnce('target: カードで支払った方', `target: カードで支払った方 ${tag}`)),
    diagnostics: ['./noodles.mdx:26:19 target text-cut-by-comment'],
  })),
  {
    title: 'a text that goes on behind a #, as a sentence',
    changes: noodles(replaceOnce('target: カードで支払った方', 'target: カードで支払った方 # ｛上限｝まで。')),
    diagnostics: ['./noodles.mdx:26:19 target text-cut-by-comment'],
  },
  {
    title: 'a text that goes on behind a #, within a sentence',
    changes: noodles(replaceOnce('target: カードで支払った方', 'target: カードで支払った、 # 冬の味覚の方')),
    diagnostics: ['./noodles.mdx:26:19 target text-cut-by-comment'],
  },
  {
    title: 'a text of a list that a tag cuts off',
    changes: noodles(append('conditions:\n  - お店が対象 #冬の味覚\n')),
    diagnostics: ['./noodles.mdx:36:11 conditions[1] text-cut-by-comment'],
  },
  {
    title: 'a text on two lines that a tag cuts off',
    changes: noodles(append('conditions:\n  - お店が\n    対象 #冬の味覚\n')),
    diagnostics: ['./noodles.mdx:37:8 conditions[1] text-cut-by-comment'],
  },
  {
    title: 'memos behind texts, and a tag in quotes',
    changes: noodles((text) =>
      replaceOnce(
        'target: カードで支払った方',
        'target: "カードで支払った方 #冬の味覚" #memo',
      )(text).concat('conditions:\n  - お店が対象 # 10月から変わる\n  - 店#1が対象\n'),
    ),
    diagnostics: [],
  },
  ...['1e3', '0300', '017', '0x1F', '0o17', '+300', '.5'].map((number) => ({
    title: `a number written as ${number}`,
    changes: noodles(replaceOnce('maximumGrantPoint: 300', `maximumGrantPoint: ${number}`)),
    diagnostics: ['./noodles.mdx:21:20 - yaml-number'],
  })),
  {
    title: 'a text that ends with a colon',
    changes: title('街のごはん:'),
    diagnostics: ['./noodles.mdx:3:13 - yaml-colon-in-value'],
  },
]
